package flipscope.web.play.analysis;

import flipscope.engine.Level;
import flipscope.rules.Side;
import flipscope.rules.Squares;
import flipscope.text.Messages;
import flipscope.text.Slug;
import flipscope.web.engine.ErrorMargin;
import flipscope.web.engine.ScoreWords;
import flipscope.web.game.GameBoards;
import flipscope.web.game.GameState;
import flipscope.web.game.GameUrl;
import flipscope.web.game.Player;
import flipscope.web.play.analysis.Review.Move;
import flipscope.web.play.analysis.ReviewView.CostlyView;
import flipscope.web.play.analysis.ReviewView.FactView;
import flipscope.web.play.analysis.ReviewView.MistakesView;
import flipscope.web.play.analysis.ReviewView.RowView;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Builds the review beside the shown position. */
final class ReviewViews {
    private static final String AT_ONCE = "0ms";
    private static final String BUSY_DELAY = "2s";

    private final Messages words;
    private final ScoreWords scores;
    private final GameResults results;
    private final CostWords costs;

    ReviewViews(Messages words) {
        this.words = words;
        this.scores = new ScoreWords(words);
        this.results = new GameResults(words);
        this.costs = new CostWords(words);
    }

    ReviewView of(AnalysisRequest asked, Review review) {
        GameState game = asked.line();
        boolean complete = review.isComplete();
        AnalysisLinks links = new AnalysisLinks(Optional.of(review.reached()));
        return new ReviewView(
                sentence(game.url().player(), review),
                how(),
                Optional.of(new GraphBuilder(words, game, review, links).graph()),
                complete ? costly(game, review, links) : List.of(),
                review.moves().stream().map(move -> row(game, review, move, links)).toList(),
                complete ? "" : growing(game, review.reached()),
                complete ? Optional.empty() : Optional.of(AnalysisPages.next(asked, review)),
                AT_ONCE);
    }

    /** A review that must wait because the engine is busy. */
    ReviewView busy(String again) {
        return new ReviewView(
                words.text("analysis.sentence.growing"),
                how(),
                Optional.empty(),
                List.of(),
                List.of(),
                words.text("play.busy"),
                Optional.of(again),
                BUSY_DELAY);
    }

    /** What the numbers mean. */
    private String how() {
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

    private String growing(GameState game, int reached) {
        return words.text("analysis.growing", reached, game.whole().plies().size());
    }

    /** A summary: who won, and which moves cost most. */
    private String sentence(Player player, Review review) {
        if (!review.isComplete()) {
            return words.text("analysis.sentence.growing");
        }
        if (review.moves().isEmpty()) {
            return words.text("analysis.sentence.empty");
        }
        String cost =
                review.costliest()
                        .map(move -> worst(player, move))
                        .orElse(words.text("analysis.sentence.flawless"));
        return result(review) + " " + cost;
    }

    private String result(Review review) {
        if (!review.game().isOver()) {
            int last = review.reached();
            boolean exact = review.values().get(last).exact();
            return words.text(
                    exact ? "analysis.sentence.open" : "analysis.sentence.open.about",
                    scores.lead(review.blacksLead(last), exact),
                    ErrorMargin.OF_HALF_THE_SCORES);
        }
        return results.of(review.game());
    }

    private String worst(Player player, Move move) {
        return words.text(
                said("analysis.sentence.worst", player, move),
                move.ply().number(),
                name(move.ply().square()),
                side(move),
                costs.of(move));
    }

    /** The words for a move of the person's, or for anybody else's. */
    private static String said(String key, Player player, Move move) {
        return player.isAlone(move.ply().side()) ? key + ".yours" : key;
    }

    /** The person's mistakes come first, apart from those of the other side. */
    private List<MistakesView> costly(GameState game, Review review, AnalysisLinks links) {
        Side first = game.url().player() == Player.WHITE ? Side.WHITE : Side.BLACK;
        return Stream.of(first, first.other())
                .map(side -> mistakes(game, review, side, links))
                .toList();
    }

    private MistakesView mistakes(GameState game, Review review, Side side, AnalysisLinks links) {
        List<CostlyView> worst =
                review.mostCostly(side).stream().map(move -> costly(game, move, links)).toList();
        int more = review.mistakes(side).size() - worst.size();
        return new MistakesView(
                words.text(title(game.url().player(), side), GameBoards.side(words, side)),
                worst,
                more == 0 ? "" : words.text("analysis.costly.more", more),
                again(game, review.mistakes(side)));
    }

    /** Where a side's mistakes are tried again. */
    private static Optional<String> again(GameState game, List<Move> mistakes) {
        List<Integer> numbers = mistakes.stream().map(move -> move.ply().number()).toList();
        return Optional.of(numbers)
                .filter(some -> !some.isEmpty())
                .map(some -> RetryRequest.of(game, some).toString());
    }

    private static String title(Player player, Side side) {
        if (player == Player.BOTH) {
            return "analysis.mistakes.side";
        }
        return player.isAlone(side) ? "analysis.mistakes.yours" : "analysis.mistakes.engine";
    }

    private CostlyView costly(GameState game, Move move, AnalysisLinks links) {
        Player player = game.url().player();
        return new CostlyView(
                words.text(
                        said("analysis.costly", player, move),
                        move.ply().number(),
                        side(move),
                        name(move.ply().square()),
                        costs.withMargin(move)),
                name(move.ply().square()),
                links.ply(game, move.ply().number() - 1),
                name(move.better()),
                words.text(
                        said("analysis.costly.better", player, move),
                        name(move.better()),
                        scores.standing(move.mildest().betterScore(), move.exact()),
                        scores.standing(move.mildest().score(), move.exact()),
                        side(move)),
                better(game, move, links),
                facts(game, move));
    }

    private List<FactView> facts(GameState game, Move move) {
        GameUrl after = game.url().hinting(false).stepping(Optional.empty());
        return new MoveFacts(words, after.atPly(move.ply().number())).of(move.ply());
    }

    private RowView row(GameState game, Review review, Move move, AnalysisLinks links) {
        int number = move.ply().number();
        return new RowView(
                number,
                Slug.of(move.ply().side()),
                side(move),
                name(move.ply().square()),
                links.ply(game, number),
                ScoreWords.marked(review.blacksLead(number), review.values().get(number).exact()),
                verdict(move),
                move.isMistake() ? better(game, move, links) : "",
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
    private static String better(GameState game, Move move, AnalysisLinks links) {
        int played = move.ply().number() - 1;
        String moves = game.url().moves().substring(0, 2 * played) + name(move.better());
        return links.of(game.url().trying(moves)).toString();
    }

    private String side(Move move) {
        return GameBoards.side(words, move.ply().side());
    }

    private static String name(int square) {
        return Squares.name(square);
    }
}
