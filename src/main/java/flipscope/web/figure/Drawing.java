package flipscope.web.figure;

import flipscope.web.draw.GridView;
import flipscope.web.draw.Pen;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;

/**
 * A figure being drawn, from the top down. Lengths are in pixels; coordinates are top left corners.
 */
final class Drawing {
    /** The margin on all sides. */
    static final int MARGIN = 28;

    static final String NAME = "Flipscope";

    private final int width;
    private final List<Consumer<InkPen>> texts = new ArrayList<>();
    private final List<Consumer<InkPen>> pictures = new ArrayList<>();
    private int duration;

    Drawing(int width) {
        this.width = width;
    }

    /** Writes wrapped lines from the left margin. Returns the y of the next line. */
    int paragraph(FontStyle face, String text, int top) {
        return lines(face, face.wrap(text, width - 2 * MARGIN), MARGIN, top);
    }

    /** Writes lines. Returns the y of the next line. */
    int lines(FontStyle face, List<String> lines, int x, int top) {
        return lines(face, false, lines, x, top);
    }

    /** Writes centred lines. Returns the y of the next line. */
    int centred(FontStyle face, List<String> lines, int middle, int top) {
        return lines(face, true, lines, middle, top);
    }

    private int lines(FontStyle face, boolean centred, List<String> lines, int x, int top) {
        int y = top;
        for (String line : lines) {
            int baseline = y + (face.leading() + face.size()) / 2 - face.size() / 6;
            texts.add(pen -> pen.line(line, x, baseline, face, centred));
            y += face.leading();
        }
        return y;
    }

    void picture(GridView grid, boolean mask, double x, double y, double scale) {
        if (grid.motion() != null) {
            duration = Math.max(duration, grid.motion().duration());
        }
        pictures.add(pen -> pen.picture(grid, mask, Pen.place(x, y, scale)));
    }

    /** A position, or a cube of score four. */
    void part(Consumer<Pen> drawing, int x, int y, double scale) {
        pictures.add(
                pen -> {
                    pen.open("g", "transform", Pen.place(x, y, scale));
                    drawing.accept(pen);
                    pen.close("g");
                });
    }

    /** The greatest length of all; 0 of none. */
    static <T> int most(List<T> things, ToIntFunction<T> length) {
        return things.stream().mapToInt(length).max().orElse(0);
    }

    /** Completes the figure with a line that names its source. */
    FigureView finish(int top, String title, String id, String description) {
        int bottom = paragraph(FontStyle.SMALL, NAME + " · " + title + " · " + id, top + 10);
        return finish(bottom + MARGIN - 8, title, description);
    }

    /** Completes the figure at this height. */
    FigureView finish(int height, String title, String description) {
        List<Consumer<InkPen>> things = Stream.concat(texts.stream(), pictures.stream()).toList();
        return new FigureView(width, height, title, description, things, duration);
    }
}
