package flipscope.web.scorefour;

import flipscope.engine.scorefour.CubeLevel;
import flipscope.engine.scorefour.CubeResult;
import flipscope.engine.scorefour.CubeTask;
import flipscope.notation.ColumnText;
import flipscope.rules.NaiveScoreFour;
import flipscope.rules.ScoreFour;
import flipscope.text.Messages;
import flipscope.web.engine.EngineClient;
import flipscope.web.engine.SearchSeries;
import flipscope.web.exchange.Later;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * What each column with room is worth to whoever is to move: the cube after the ball, searched at
 * one level for all, so that columns can be compared.
 *
 * @param all the best first
 */
public record ColumnScores(Messages words, CubeGame game, List<ColumnScore> all) {
    /** Strong enough to see what a person overlooks, and quick enough for sixteen columns. */
    static final CubeLevel LEVEL = new CubeLevel(6);

    /** A won game, whose end is known, is worth more than any number of points. */
    private static final int WON = 1_000_000;

    /**
     * The worth of a column.
     *
     * @param forced with how many balls the game ends by force, this one counted: positive if the
     *     player who drops it wins, negative if the other one does, 0 if neither is known
     * @param points an estimate in points where it is not known
     */
    public record ColumnScore(int column, int forced, int points) {
        static ColumnScore of(int column, ScoreFour after, CubeResult found) {
            if (after.isOver()) {
                return new ColumnScore(column, after.isWon() ? 1 : 0, 0);
            }
            int rest = -found.forced();
            return new ColumnScore(column, rest + Integer.signum(rest), -found.score());
        }

        /** Quick wins first, then points, and last what loses soonest. */
        private int rank() {
            return forced == 0 ? points : Integer.signum(forced) * WON - forced;
        }
    }

    /** The scores of a game's columns. */
    static Later<ColumnScores> of(Messages words, EngineClient engine, CubeGame game) {
        List<Integer> columns =
                IntStream.range(0, NaiveScoreFour.COLUMNS)
                        .filter(column -> !game.shown().isFull(column))
                        .boxed()
                        .toList();
        List<CubeTask> after =
                columns.stream()
                        .map(column -> new CubeTask(game.shown().drop(column), LEVEL))
                        .toList();
        return SearchSeries.of(engine, after)
                .map(found -> new ColumnScores(words, game, ranked(game, columns, found)));
    }

    private static List<ColumnScore> ranked(
            CubeGame game, List<Integer> columns, List<CubeResult> found) {
        return IntStream.range(0, columns.size())
                .mapToObj(
                        at -> {
                            int column = columns.get(at);
                            return ColumnScore.of(column, game.shown().drop(column), found.get(at));
                        })
                .sorted(Comparator.comparingInt(ColumnScore::rank).reversed())
                .toList();
    }

    /** Where a ball in a column leads. */
    public String url(ColumnScore score) {
        return game.after(score.column()).play();
    }

    public String name(ColumnScore score) {
        return ColumnText.write(score.column());
    }

    /** Whether no column is worth more. */
    public boolean isBest(ColumnScore score) {
        return score.rank() == all.get(0).rank();
    }

    /** {@code wins, 3 balls}, {@code loses, 4 balls} or points. */
    public String worth(ColumnScore score) {
        if (score.forced() == 0) {
            return words.text("four.worth.points", score.points());
        }
        String how = score.forced() == 1 ? "now" : score.forced() > 0 ? "wins" : "loses";
        return words.text("four.worth." + how, Math.abs(score.forced()));
    }

    /** The best columns, for screen readers. */
    String spoken() {
        List<String> best = all.stream().filter(this::isBest).map(this::name).toList();
        return words.text("four.worth.told", String.join(", ", best), worth(all.get(0)));
    }
}
