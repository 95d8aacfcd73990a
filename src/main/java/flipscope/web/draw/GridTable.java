package flipscope.web.draw;

import static flipscope.trace.Word.has;

import flipscope.text.Messages;
import flipscope.trace.BitLayout;
import flipscope.trace.DisplayFormat;
import flipscope.trace.Marks;
import flipscope.trace.Word;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/**
 * A bit grid as an HTML table, for screen readers, to be read cell by cell with the arrow keys.
 *
 * @param files the names of the columns; none where they have none
 */
public record GridTable(String name, List<String> files, List<RowView> rows) {
    /** A row, its cells from left to right. */
    public record RowView(String name, List<CellView> cells) {}

    /**
     * A cell.
     *
     * @param label a bit, its value and its marks: {@code c4, 1, new}
     * @param url the story of its bit; null where there is no room for so many links
     */
    public record CellView(int bit, String square, boolean on, String label, String url) {}

    /**
     * The table of a value.
     *
     * @param url maps a cell's name in addresses to the story of its bit, or to null
     */
    public static GridTable of(
            String name,
            Word word,
            DisplayFormat view,
            Marks marks,
            Messages words,
            UnaryOperator<String> url) {
        BitLayout layout = BitLayout.of(view, word);
        Cells cells = new Cells(layout, word, view, marks, words, url);
        return new GridTable(
                name,
                IntStream.range(0, layout.hasFiles() ? layout.columns() : 0)
                        .mapToObj(layout::fileName)
                        .toList(),
                IntStream.range(0, layout.rows()).mapToObj(cells::row).toList());
    }

    private record Cells(
            BitLayout layout,
            Word word,
            DisplayFormat view,
            Marks marks,
            Messages words,
            UnaryOperator<String> url) {
        RowView row(int row) {
            return new RowView(
                    layout.rowName(row),
                    IntStream.range(0, layout.columns())
                            .map(column -> layout.bit(column, row))
                            .mapToObj(this::cell)
                            .toList());
        }

        private CellView cell(int bit) {
            return new CellView(
                    bit,
                    layout.name(bit),
                    has(word.bits(), bit),
                    label(bit),
                    url.apply(CellNames.name(word, view, bit)));
        }

        private String label(int bit) {
            boolean on = has(word.bits(), bit);
            return layout.name(bit)
                    + (on ? ", 1" : ", 0")
                    + mark("new", on && has(marks.fresh(), bit))
                    + mark("lost", !on && has(marks.lost(), bit))
                    + mark("wrapped", on && has(marks.wrapped(), bit))
                    + mark("carry", has(marks.carry(), bit));
        }

        private String mark(String name, boolean present) {
            return present ? ", " + words.text("stepper.mark." + name) : "";
        }
    }
}
