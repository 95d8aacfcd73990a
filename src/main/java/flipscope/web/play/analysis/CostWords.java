package flipscope.web.play.analysis;

import flipscope.text.Messages;
import flipscope.web.engine.ErrorMargin;
import flipscope.web.play.analysis.Review.Move;

/** Says what a move cost, in discs. */
final class CostWords {
    private final Messages words;

    CostWords(Messages words) {
        this.words = words;
    }

    /** {@code 4 discs}, or {@code about 21 discs}. */
    String discs(long discs, boolean exact) {
        return words.text(exact ? "analysis.discs" : "analysis.discs.about", discs);
    }

    /** The cost of a move. */
    String of(Move move) {
        return discs(move.mildest().cost(), move.exact());
    }

    /** The same, of a mistake with its margin: an estimate is hardly ever too harsh by more. */
    String withMargin(Move move) {
        long least = move.mildest().cost() - ErrorMargin.DISCS;
        return move.exact() || least <= 0
                ? of(move)
                : words.text("analysis.cost.about", of(move), least);
    }
}
