package flipscope.web.play.bits;

import flipscope.rules.Squares;
import flipscope.story.motion.Cell;
import flipscope.story.motion.Keyframe;
import flipscope.story.motion.Layer;
import flipscope.story.motion.Layer.Shape;
import flipscope.story.motion.Motion;
import flipscope.text.Slug;
import flipscope.trace.Word;
import flipscope.web.draw.Glyph;
import flipscope.web.draw.GlyphPath;
import flipscope.web.draw.GlyphPath.Corner;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * A motion across a board, drawn: ten units a square. Its still at a time is what the motion shows
 * then.
 */
public record FilmView(Motion motion) {
    private static final int SQUARE = 10;
    private static final Glyph BIT = new Glyph(0.8, 0.8, "h8.4v8.4h-8.4z");
    private static final Glyph ONE = new Glyph(4.2, 3.9, "l1.1-.7v3.7v-3.7z");
    private static final Glyph DISC =
            new Glyph(1.2, 5, "a3.8 3.8 0 1 0 7.6 0a3.8 3.8 0 1 0-7.6 0z");

    /**
     * Things that move alike.
     *
     * @param css their shape
     * @param moves their moves, one a semicolon: {@code slide 60 900 -10 0 0 0}
     * @param path their outlines
     * @param ones the digits on bits
     */
    public record Part(String css, String moves, String path, String ones) {}

    public List<Part> moving() {
        return motion.layers().stream().map(FilmView::part).toList();
    }

    public List<Part> still(int time) {
        return motion.at(time).stream().map(FilmView::part).toList();
    }

    /** Which bits are set, from when on: {@code 0:;1060:e4 d5}. */
    public String bits() {
        TreeMap<Integer, Long> times = new TreeMap<>();
        times.put(0, bits(0));
        for (Layer layer : bitLayers()) {
            layer.moves().forEach(move -> times.put(move.end(), bits(move.end())));
        }
        return times.entrySet().stream()
                .map(each -> each.getKey() + ":" + Squares.names(each.getValue()))
                .collect(Collectors.joining(";"));
    }

    private List<Layer> bitLayers() {
        return motion.layers().stream().filter(layer -> layer.shape() == Shape.BIT).toList();
    }

    /** The squares with a bit at a time. */
    public long bits(int time) {
        return motion.at(time).stream()
                .filter(layer -> layer.shape() == Shape.BIT)
                .flatMap(layer -> layer.cells().stream())
                .mapToLong(FilmView::bit)
                .reduce(0, (all, bit) -> all | bit);
    }

    private static long bit(Cell cell) {
        return Squares.bit(Squares.at((int) cell.column(), (int) cell.row()));
    }

    private static Part part(Layer layer) {
        String moves = layer.moves().stream().map(FilmView::move).collect(Collectors.joining(";"));
        boolean digits = layer.shape() == Shape.BIT;
        return new Part(
                Slug.of(layer.shape()), moves, path(layer), digits ? path(ONE, layer.cells()) : "");
    }

    private static String move(Keyframe move) {
        String times = Slug.of(move.kind()) + " " + move.start() + " " + move.end();
        return move.kind().travels() ? times + way(move.from()) + way(move.to()) : times;
    }

    private static String way(Cell by) {
        return " " + number(SQUARE * by.column()) + " " + number(SQUARE * by.row());
    }

    private static String path(Layer layer) {
        return switch (layer.shape()) {
            case BLACK, WHITE -> path(DISC, layer.cells());
            case WAY -> lines(layer.cells());
            default -> path(BIT, layer.cells());
        };
    }

    private static String path(Glyph glyph, List<Cell> cells) {
        List<Corner> corners =
                cells.stream()
                        .map(cell -> new Corner(SQUARE * cell.column(), SQUARE * cell.row()))
                        .toList();
        return new GlyphPath(glyph, corners).toString();
    }

    /** Every two cells are the ends of a line. */
    private static String lines(List<Cell> ends) {
        StringBuilder all = new StringBuilder();
        for (int end = 0; end < ends.size(); end++) {
            all.append(end % 2 == 0 ? "M" : "L").append(middle(ends.get(end)));
        }
        return all.toString();
    }

    private static String middle(Cell cell) {
        double half = SQUARE / 2.0;
        return number(SQUARE * cell.column() + half) + " " + number(SQUARE * cell.row() + half);
    }

    private static String number(double value) {
        return value == Math.rint(value) ? String.valueOf((long) value) : String.valueOf(value);
    }

    /** The cells of a set of squares. */
    public static String cells(long set) {
        return path(BIT, cellsOf(set));
    }

    /** The discs of a set of squares. */
    public static String discs(long set) {
        return path(DISC, cellsOf(set));
    }

    private static List<Cell> cellsOf(long set) {
        return Squares.list(set).stream()
                .map(square -> new Cell(Squares.file(square), Squares.row(square)))
                .toList();
    }

    /** A set as 16 hex digits. */
    public static String hex(long set) {
        return Word.of(set).text();
    }
}
