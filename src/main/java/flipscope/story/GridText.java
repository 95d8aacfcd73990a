package flipscope.story;

import static flipscope.trace.Word.has;

import flipscope.trace.BitLayout;
import flipscope.trace.DisplayFormat;
import flipscope.trace.DisplayFormat.Shape;
import flipscope.trace.Marks;
import flipscope.trace.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Draws a value in plain text as its pictures are laid out: {@code 1} set, {@code .} clear, each
 * followed by its marks: {@code 1+} new, {@code .-} lost, {@code 1~} wrapped, {@code .^} carry.
 * Lanes are drawn as numbers.
 */
public final class GridText {
    private static final int COLUMNS = 8;

    private final BitLayout layout;
    private final Word word;
    private final Marks marks;
    private final int margin;
    private final int pitch;

    private GridText(BitLayout layout, Word word, Marks marks) {
        this.layout = layout;
        this.word = word;
        this.marks = marks;
        int names = longest(layout.rows(), layout::rowName);
        this.margin = names == 0 ? 0 : names + 1;
        int cell = longest(layout.bits(), this::cell);
        int file = layout.hasFiles() ? longest(layout.columns(), layout::fileName) : 0;
        this.pitch = Math.max(cell, file) + 1;
    }

    private static int longest(int count, IntFunction<String> text) {
        return IntStream.range(0, count).map(each -> text.apply(each).length()).max().orElse(0);
    }

    /**
     * The lines of the picture.
     *
     * @param layers the name of each layer of the cube
     */
    public static List<String> of(
            Word word, DisplayFormat view, Marks marks, IntFunction<String> layers) {
        if (view.shape() == Shape.LANES) {
            return lanes(word, view.lanes());
        }
        BitLayout layout = BitLayout.of(view, word);
        return layout.columns() == 0
                ? List.of(number(word, view))
                : new GridText(layout, word, marks).lines(layers);
    }

    private static String number(Word word, DisplayFormat view) {
        return view.shape() == Shape.FLAG
                ? Boolean.toString(word.bits() != 0)
                : Long.toString(word.bits());
    }

    private List<String> lines(IntFunction<String> layers) {
        List<String> lines = new ArrayList<>();
        if (layout.hasFiles()) {
            lines.add(line("", layout::fileName));
        }
        for (int row = 0; row < layout.rows(); row++) {
            int at = row;
            if (row > 0 && layout.gapsAbove(row) > layout.gapsAbove(row - 1)) {
                lines.add("");
            }
            if (layout.isCube() && row % layout.side() == 0) {
                lines.add(line("", column -> layer(column, at, layers)));
            }
            lines.add(line(layout.rowName(row), column -> cell(layout.bit(column, at))));
        }
        return lines;
    }

    /** The name of a layer stands over its second column. */
    private String layer(int column, int row, IntFunction<String> layers) {
        boolean here = column % layout.side() == 1;
        return here ? layers.apply(row / layout.side() * 2 + column / layout.side()) : "";
    }

    private String line(String name, IntFunction<String> texts) {
        StringBuilder line = new StringBuilder(name);
        for (int column = 0; column < layout.columns(); column++) {
            String text = texts.apply(column);
            if (!text.isEmpty()) {
                int place = margin + column * pitch + 2 * layout.gapsBefore(column);
                line.append(" ".repeat(Math.max(0, place - line.length()))).append(text);
            }
        }
        return line.toString();
    }

    private String cell(int bit) {
        boolean on = has(word.bits(), bit);
        return (on ? "1" : ".")
                + (on && has(marks.fresh(), bit) ? "+" : "")
                + (!on && has(marks.lost(), bit) ? "-" : "")
                + (on && has(marks.wrapped(), bit) ? "~" : "")
                + (has(marks.carry(), bit) ? "^" : "");
    }

    /** As many in a line as in a row of the picture, padded to the widest. */
    private static List<String> lanes(Word word, int size) {
        int count = word.type().width() / size;
        int across = Math.max(1, COLUMNS / size);
        List<String> numbers =
                Values.lanes(word.unsigned(), word.type().width(), size)
                        .mapToObj(Long::toString)
                        .toList();
        int widest = longest(count, numbers::get);
        return IntStream.range(0, count / across)
                .mapToObj(line -> numbers.subList(line * across, (line + 1) * across))
                .map(
                        line ->
                                line.stream()
                                        .map(each -> " ".repeat(widest - each.length()) + each)
                                        .collect(Collectors.joining(" ")))
                .toList();
    }
}
