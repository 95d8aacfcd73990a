package flipscope.web.play.analysis;

import flipscope.rules.Squares;
import flipscope.text.Messages;
import flipscope.web.engine.ScoreWords;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The lead after each move: a line in an area of {@link #WIDTH} by {@link #HEIGHT}, with Black's
 * lead upwards.
 *
 * @param most the lead at the upper edge, in discs
 */
public record Graph(Messages words, AnalysisAddress asked, Review review, int most) {
    public static final int WIDTH = 1000;
    public static final int HEIGHT = 200;

    /** Distance from the edges, so that the dots are not cut off. */
    private static final int MARGIN = 10;

    /** The possible scales, in discs: the smallest that fits is used. */
    private static final int[] SCALES = {8, 16, 32, 64};

    static Graph of(Messages words, AnalysisAddress asked, Review review) {
        IntStream fitting =
                IntStream.of(SCALES)
                        .filter(
                                scale ->
                                        review.points()
                                                .mapToDouble(review::blacksLead)
                                                .allMatch(lead -> Math.abs(lead) <= scale));
        return new Graph(words, asked, review, fitting.findFirst().orElse(64));
    }

    /** The number of moves of the game. */
    public int moves() {
        return asked.line().plies();
    }

    /** The points in SVG notation. */
    public String line() {
        return review.points()
                .mapToObj(ply -> x(ply) + "," + y(ply))
                .collect(Collectors.joining(" "));
    }

    /**
     * The same area for what is drawn by numbers of moves to the right and discs downwards, in SVG
     * notation.
     */
    public String box() {
        double aside = 1.0 * moves() * MARGIN / (WIDTH - 2 * MARGIN);
        double above = 1.0 * most * HEIGHT / (HEIGHT - 2 * MARGIN);
        return String.format(
                Locale.ROOT, "%.3f %.3f %.3f %.3f", -aside, -above, moves() + 2 * aside, 2 * above);
    }

    /** A position, from the left. */
    public String x(int ply) {
        return number(across(ply));
    }

    /** The left edge of its column. */
    public String from(int ply) {
        return number(across(ply) - half());
    }

    /** The width of its column. */
    public String width() {
        return number(2 * half());
    }

    private double half() {
        return moves() == 0 ? WIDTH : column() / 2;
    }

    private double column() {
        return (WIDTH - 2.0 * MARGIN) / moves();
    }

    private double across(int ply) {
        return ply == 0 ? MARGIN : MARGIN + ply * column();
    }

    /** A position, from the top. */
    public String y(int ply) {
        double half = HEIGHT / 2.0;
        return number(half - review.blacksLead(ply) / most * (half - MARGIN));
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, "%.1f", value);
    }

    /** The analysis at a position. */
    public String url(int ply) {
        return asked.lineAt(ply);
    }

    /** Whether the move before it is one of the worst mistakes. */
    public boolean isCostly(int ply) {
        return review.isMostCostly(ply);
    }

    /** Whether it is shown. */
    public boolean isCurrent(int ply) {
        return ply == asked.line().ply();
    }

    /** {@code After move 23, b2: White leads by 12, estimated}. */
    public String label(int ply) {
        boolean exact = review.values().get(ply).exact();
        String lead = new ScoreWords(words).lead(review.blacksLead(ply), exact);
        return ply == 0
                ? words.text("analysis.point.start", lead)
                : words.text(
                        "analysis.point",
                        ply,
                        Squares.name(review.game().plies().get(ply - 1).square()),
                        lead);
    }
}
