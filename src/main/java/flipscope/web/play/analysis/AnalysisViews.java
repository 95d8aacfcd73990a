package flipscope.web.play.analysis;

import flipscope.engine.Level;
import flipscope.rules.Score;
import flipscope.rules.Side;
import flipscope.rules.Squares;
import flipscope.text.Messages;
import flipscope.web.engine.MoveScores;
import flipscope.web.engine.ScoreWords;
import flipscope.web.game.GameBoards;
import flipscope.web.game.GameState;
import flipscope.web.play.analysis.AnalysisView.CostlyView;
import flipscope.web.play.analysis.AnalysisView.RowView;
import flipscope.web.play.analysis.Review.Move;
import flipscope.web.site.Link;
import flipscope.web.site.PageFrame;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Builds the page of a review. */
final class AnalysisViews {
    private static final String AT_ONCE = "0ms";
    private static final String BUSY_DELAY = "2s";

    private final Messages words;
    private final ScoreWords scores;

    AnalysisViews(Messages words) {
        this.words = words;
        this.scores = new ScoreWords(words);
    }

    /** The address of a game's review from its first moves. */
    static Link link(GameState game) {
        return Link.to("/play/analysis").with(game.url().parameters());
    }

    AnalysisView of(PageFrame frame, GameState game, Review review) {
        boolean complete = review.isComplete();
        return new AnalysisView(
                frame,
                sentence(review),
                how(game),
                Optional.of(new GraphBuilder(words, game, review).graph()),
                review.mostCostly().stream().map(move -> costly(game, move)).toList(),
                review.moves().stream().map(move -> row(game, review, move)).toList(),
                complete ? "" : growing(game, review.reached()),
                complete
                        ? Optional.empty()
                        : Optional.of(AnalysisPages.next(game, review).toString()),
                AT_ONCE,
                game.url().play());
    }

    /** A review that must wait because the engine is busy. */
    AnalysisView busy(PageFrame frame, GameState game, String again) {
        return new AnalysisView(
                frame,
                words.text("analysis.sentence.growing"),
                how(game),
                Optional.empty(),
                List.of(),
                List.of(),
                words.text("play.busy"),
                Optional.of(again),
                BUSY_DELAY,
                game.url().play());
    }

    /** What the numbers mean, and why hints on the board may differ. */
    private String how(GameState game) {
        int ahead = Reviews.FIRST.ahead();
        int onBoard = MoveScores.estimate(game.url().level()).ahead();
        String how = words.text("analysis.how", ahead, Level.STRONGEST.exact());
        String board = onBoard == ahead ? "" : " " + words.text("analysis.how.board", onBoard);
        return how + board + " " + blame(ahead);
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

    private String growing(GameState game, int reached) {
        return words.text("analysis.growing", reached, game.whole().plies().size());
    }

    /** A summary: who won, and which moves cost most. */
    private String sentence(Review review) {
        if (!review.isComplete()) {
            return words.text("analysis.sentence.growing");
        }
        if (review.moves().isEmpty()) {
            return words.text("analysis.sentence.empty");
        }
        String cost =
                review.mostCostly().stream()
                        .findFirst()
                        .map(this::worst)
                        .orElse(words.text("analysis.sentence.flawless"));
        return result(review) + " " + cost;
    }

    private String result(Review review) {
        if (!review.game().isOver()) {
            int last = review.reached();
            return words.text(
                    "analysis.sentence.open",
                    scores.lead(review.blacksLead(last), review.values().get(last).exact()));
        }
        Score score = Score.onBoard(review.game().position()).official();
        int lead = score.lead(Side.BLACK);
        String key = lead == 0 ? "draw" : lead > 0 ? "black" : "white";
        int winner = Math.max(score.black(), score.white());
        return words.text("analysis.sentence." + key, winner, 64 - winner);
    }

    private String worst(Move move) {
        return words.text(
                "analysis.sentence.worst",
                move.ply().number(),
                name(move.ply().square()),
                side(move),
                discs(move));
    }

    private CostlyView costly(GameState game, Move move) {
        return new CostlyView(
                words.text(
                        "analysis.costly",
                        move.ply().number(),
                        side(move),
                        name(move.ply().square()),
                        discs(move)),
                name(move.ply().square()),
                game.url().atPly(move.ply().number()).play(),
                name(move.better()),
                words.text(
                        "analysis.costly.better",
                        name(move.better()),
                        scores.standing(move.mildest().betterScore(), move.exact()),
                        scores.standing(move.mildest().score(), move.exact()),
                        side(move)),
                better(game, move));
    }

    private RowView row(GameState game, Review review, Move move) {
        int number = move.ply().number();
        return new RowView(
                number,
                move.ply().side().name().toLowerCase(Locale.ROOT),
                side(move),
                name(move.ply().square()),
                game.url().atPly(number).play(),
                ScoreWords.marked(review.blacksLead(number), review.values().get(number).exact()),
                verdict(move),
                move.isMistake() ? better(game, move) : "",
                move.isMistake() ? cost(move) : "",
                number == game.ply());
    }

    private String verdict(Move move) {
        if (move.isMistake()) {
            return name(move.better());
        }
        return words.text(move.isBest() ? "analysis.table.best" : "analysis.table.fine");
    }

    private static String cost(Move move) {
        long discs = move.mildest().cost();
        return move.exact() ? String.valueOf(discs) : "≈" + discs;
    }

    /** The position after the better move, with a way back to the game. */
    private static String better(GameState game, Move move) {
        int played = move.ply().number() - 1;
        String moves = game.url().moves().substring(0, 2 * played) + name(move.better());
        return game.url().trying(moves).play();
    }

    private String discs(Move move) {
        return words.text(
                move.exact() ? "analysis.discs" : "analysis.discs.about", move.mildest().cost());
    }

    private String side(Move move) {
        return GameBoards.side(words, move.ply().side());
    }

    private static String name(int square) {
        return Squares.name(square);
    }
}
