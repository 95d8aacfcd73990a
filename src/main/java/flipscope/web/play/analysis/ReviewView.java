package flipscope.web.play.analysis;

import flipscope.engine.Level;
import flipscope.rules.Score;
import flipscope.rules.Side;
import flipscope.text.Messages;
import flipscope.web.address.NamedLink;
import flipscope.web.engine.ErrorMargin;
import flipscope.web.engine.ScoreWords;
import flipscope.web.game.GameBoards;
import flipscope.web.game.GameUrl;
import flipscope.web.game.Player;
import flipscope.web.game.ReplyView;
import flipscope.web.play.analysis.Review.Move;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The review of a game beside the shown position.
 *
 * @param asked the address, the review as far as it has come
 * @param found the review; empty while the engine is busy
 */
public record ReviewView(Messages words, AnalysisAddress asked, Optional<Review> found) {

    private boolean isComplete() {
        return found.filter(Review::isComplete).isPresent();
    }

    private Review review() {
        return found.orElseThrow();
    }

    private GameUrl game() {
        return asked.line().url();
    }

    /** The lead after each move; empty if nothing is known yet. */
    public Optional<Graph> graph() {
        return found.map(review -> Graph.of(words, asked, review));
    }

    /** All reviewed moves. */
    public List<Move> moves() {
        return found.map(Review::moves).orElse(List.of());
    }

    /** A note that more is being computed. */
    public String growing() {
        return found.map(Review::reached).map(this::growing).orElse(words.text("play.busy"));
    }

    /** How many moves are checked, and how long all of it takes. */
    private String growing(int reached) {
        int all = asked.line().plies();
        String key = reached == 0 ? "analysis.growing.first" : "analysis.growing";
        String time = isPlayedOut() ? "analysis.growing.long" : "analysis.growing.short";
        return words.text(key, reached, all) + " " + words.text(time);
    }

    /** Whether some of its positions are played out, which takes most of the time. */
    private boolean isPlayedOut() {
        int left = Long.bitCount(asked.line().whole().position().empty());
        return left <= Level.STRONGEST.exact();
    }

    /** The address of the review with a few more moves; empty once it is complete. */
    public Optional<String> next() {
        int more =
                found.map(review -> review.reached() + AnalysisAddress.SLICE)
                        .orElseGet(asked::reach);
        AnalysisAddress next = asked.reaching(Math.min(asked.line().plies(), more));
        return isComplete() ? Optional.empty() : Optional.of(next.at(asked.game().url()));
    }

    /** How long to wait before requesting it, in htmx's notation. */
    public String delay() {
        return found.isPresent() ? ReplyView.AT_ONCE : ReplyView.LATER;
    }

    /** What screen readers hear once the review is complete. */
    String spoken() {
        return next().isPresent() ? "" : sentence();
    }

    /** What the numbers mean. */
    public String how() {
        int ahead = Reviews.FIRST.ahead();
        String how = words.text("analysis.how", ahead, Level.STRONGEST.exact(), ahead + 1);
        return how + " " + ErrorMargin.ofScores(words) + " " + blame(ahead);
    }

    /** When a move counts as a mistake, and how reliable that is. */
    private String blame(int ahead) {
        return words.text(
                "analysis.how.blame",
                ErrorMargin.DISCS,
                ahead,
                Reviews.SECOND.ahead(),
                ErrorMargin.MEASURED,
                ErrorMargin.OF_A_HUNDRED);
    }

    /** A summary: who won, and which moves cost most. */
    public String sentence() {
        if (!isComplete()) {
            return words.text("analysis.sentence.growing");
        }
        if (moves().isEmpty()) {
            return words.text("analysis.sentence.empty");
        }
        String flawless = words.text("analysis.sentence.flawless");
        String result = review().game().isOver() ? ended() : expected();
        return result + " " + review().costliest().map(this::worst).orElse(flawless);
    }

    /** {@code White won 63 to 1.} */
    private String ended() {
        Score score = review().game().score().official();
        int lead = score.lead(Side.BLACK);
        String key = lead == 0 ? "draw" : lead > 0 ? "black" : "white";
        int winner = Math.max(score.black(), score.white());
        return words.text("analysis.sentence." + key, winner, 64 - winner);
    }

    private String expected() {
        int last = asked.line().plies();
        boolean exact = review().values().get(last).exact();
        return words.text(
                exact ? "analysis.sentence.open" : "analysis.sentence.open.about",
                new ScoreWords(words).lead(review().blacksLead(last), exact),
                ErrorMargin.OF_HALF_THE_SCORES);
    }

    private String worst(Move move) {
        return words.text(
                said("analysis.sentence.worst", move),
                move.number(),
                move.name(),
                side(move),
                move.cost(words));
    }

    /** The words for a move of the person's, or for anybody else's. */
    private String said(String key, Move move) {
        return game().player().isAlone(move.ply().side()) ? key + ".yours" : key;
    }

    /**
     * Whose mistakes are listed, as far as they are known: the person's first, apart from those of
     * the other side.
     */
    public List<Side> sides() {
        Side first = game().player() == Player.WHITE ? Side.WHITE : Side.BLACK;
        return found.stream()
                .flatMap(any -> Stream.of(first, first.other()))
                .filter(side -> isComplete() || !worst(side).isEmpty())
                .toList();
    }

    /** {@code Your mistakes}. */
    public String title(Side side) {
        Player player = game().player();
        String whose = player == Player.BOTH ? "side" : player.isAlone(side) ? "yours" : "engine";
        String title = words.text("analysis.mistakes." + whose, GameBoards.side(words, side));
        return isComplete() ? title : words.text("analysis.mistakes.so-far", title);
    }

    /** The worst mistakes of a side, worst first. */
    public List<Move> worst(Side side) {
        return review().mostCostly(side);
    }

    /** How many mistakes there are beyond these, in words; empty if none. */
    public String more(Side side) {
        int more = review().mistakes(side).size() - worst(side).size();
        return more == 0 || !isComplete() ? "" : words.text("analysis.costly.more", more);
    }

    /** Where a side's mistakes are tried again; empty if there is none. */
    public Optional<String> again(Side side) {
        List<Integer> numbers = review().mistakes(side).stream().map(Move::number).toList();
        return numbers.isEmpty() || !isComplete()
                ? Optional.empty()
                : Optional.of(RetryAddress.of(asked.line(), numbers).toString());
    }

    /** {@code Move 23: Black played b2. It cost about 12 discs.} */
    public String costly(Move move) {
        return words.text(
                said("analysis.costly", move),
                move.number(),
                side(move),
                move.name(),
                move.costWithMargin(words));
    }

    /** {@code b5 was better: +4 instead of −8.} */
    public String better(Move move) {
        ScoreWords scores = new ScoreWords(words);
        return words.text(
                said("analysis.costly.better", move),
                move.betterName(),
                scores.standing(move.mildest().betterScore(), move.exact()),
                scores.standing(move.mildest().score(), move.exact()),
                side(move));
    }

    /** What a move changed. */
    public List<NamedLink> facts(Move move) {
        GameUrl after = game().hinting(false);
        return new MoveFacts(words, after.atPly(move.number())).of(move.ply());
    }

    /** The position before a move. */
    public String before(Move move) {
        return asked.lineAt(move.number() - 1);
    }

    /** The position after a move. */
    public String after(Move move) {
        return asked.lineAt(move.number());
    }

    /** The position after the better move, with a way back to the game. */
    public String instead(Move move) {
        String played = game().moves().substring(0, 2 * move.number() - 2);
        return asked.at(game().trying(played + move.betterName()));
    }

    public String side(Move move) {
        return GameBoards.side(words, move.ply().side());
    }

    /** Black's lead after a move: {@code ≈+4}. */
    public String lead(Move move) {
        int number = move.number();
        boolean exact = review().values().get(number).exact();
        return ScoreWords.marked(review().blacksLead(number), exact);
    }

    /** That a move has no better one. */
    public String verdict(Move move) {
        return words.text(move.isBest() ? "analysis.table.best" : "analysis.table.fine");
    }
}
