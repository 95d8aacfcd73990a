package flipscope.web.play.analysis;

import flipscope.rules.Squares;
import flipscope.text.Messages;
import flipscope.web.engine.ScoreWords;
import flipscope.web.game.GameState;
import flipscope.web.play.analysis.GraphView.PointView;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.stream.Collectors;

/** Draws the lead after each move as a graph. */
final class GraphBuilder {
    /** The possible scales, in discs: the smallest that fits is used. */
    private static final int[] SCALES = {8, 16, 32, 64};

    private final Messages words;
    private final ScoreWords scores;
    private final GameState game;
    private final Review review;
    private final AnalysisLinks links;
    private final int most;

    GraphBuilder(Messages words, GameState game, Review review, AnalysisLinks links) {
        this.words = words;
        this.scores = new ScoreWords(words);
        this.game = game;
        this.review = review;
        this.links = links;
        this.most = scale(review.points().mapToDouble(review::blacksLead).map(Math::abs).max());
    }

    private static int scale(OptionalDouble highest) {
        double needed = highest.orElse(0);
        for (int scale : SCALES) {
            if (needed <= scale) {
                return scale;
            }
        }
        return SCALES[SCALES.length - 1];
    }

    GraphView graph() {
        List<PointView> points = review.points().mapToObj(this::point).toList();
        String line =
                points.stream()
                        .map(point -> point.x() + "," + point.y())
                        .collect(Collectors.joining(" "));
        return new GraphView(line, points, most, moves());
    }

    private PointView point(int moves) {
        double half = moves() == 0 ? GraphView.WIDTH : column() / 2;
        boolean costly = review.isMostCostly(moves);
        return new PointView(
                number(x(moves)),
                number(y(review.blacksLead(moves))),
                number(x(moves) - half),
                number(2 * half),
                links.ply(game, moves),
                moves,
                label(moves),
                costly,
                moves == game.ply());
    }

    private int moves() {
        return game.whole().plies().size();
    }

    private double column() {
        return (GraphView.WIDTH - 2.0 * GraphView.MARGIN) / moves();
    }

    private double x(int moves) {
        return moves == 0 ? GraphView.MARGIN : GraphView.MARGIN + moves * column();
    }

    private double y(double lead) {
        double half = GraphView.HEIGHT / 2.0;
        return half - lead / most * (half - GraphView.MARGIN);
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, "%.1f", value);
    }

    private String label(int moves) {
        String lead = scores.lead(review.blacksLead(moves), review.values().get(moves).exact());
        return moves == 0
                ? words.text("analysis.point.start", lead)
                : words.text(
                        "analysis.point",
                        moves,
                        Squares.name(game.whole().plies().get(moves - 1).square()),
                        lead);
    }
}
