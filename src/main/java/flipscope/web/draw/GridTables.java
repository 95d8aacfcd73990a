package flipscope.web.draw;

import static flipscope.trace.Word.has;

import flipscope.story.BitLayout;
import flipscope.text.Messages;
import flipscope.trace.Marks;
import flipscope.trace.ViewKind;
import flipscope.trace.Word;
import flipscope.web.draw.GridTableView.Cell;
import flipscope.web.draw.GridTableView.Row;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/** Builds bit grids as tables, for screen readers. */
public final class GridTables {
    private final Messages messages;
    private final UnaryOperator<String> url;

    /**
     * @param url maps a cell's name in addresses to its link
     */
    public GridTables(Messages messages, UnaryOperator<String> url) {
        this.messages = messages;
        this.url = url;
    }

    /** The table, or null for a value without cells. */
    public GridTableView table(Word word, ViewKind view, Marks marks, String name) {
        BitLayout layout = BitLayout.of(view, word);
        if (layout.columns() == 0 || word.type().width() == 1) {
            return null;
        }
        List<Row> rows = new ArrayList<>();
        for (int row = 0; row < layout.rows(); row++) {
            rows.add(row(layout, word, marks, row));
        }
        return new GridTableView(name, columns(layout), rows);
    }

    private static List<String> columns(BitLayout layout) {
        return layout.hasFiles()
                ? IntStream.range(0, layout.columns()).mapToObj(layout::fileName).toList()
                : List.of();
    }

    private Row row(BitLayout layout, Word word, Marks marks, int row) {
        List<Cell> cells = new ArrayList<>();
        for (int column = 0; column < layout.columns(); column++) {
            cells.add(cell(layout, word, marks, layout.bit(column, row)));
        }
        return new Row(layout.rowName(row), cells);
    }

    private Cell cell(BitLayout layout, Word word, Marks marks, int bit) {
        boolean on = has(word.bits(), bit);
        StringBuilder label = new StringBuilder(layout.name(bit)).append(", ").append(on ? 1 : 0);
        if (on && has(marks.fresh(), bit)) {
            label.append(", ").append(messages.text("stepper.mark.new"));
        }
        if (!on && has(marks.lost(), bit)) {
            label.append(", ").append(messages.text("stepper.mark.lost"));
        }
        if (on && has(marks.wrapped(), bit)) {
            label.append(", ").append(messages.text("stepper.mark.wrapped"));
        }
        if (has(marks.carry(), bit)) {
            label.append(", ").append(messages.text("stepper.mark.carry"));
        }
        boolean first = layout.column(bit) == 0 && layout.row(bit) == 0;
        return new Cell(
                "bit-" + bit,
                layout.name(bit),
                label.toString(),
                on ? "1" : "0",
                on,
                first ? 0 : -1,
                url.apply(CellNames.name(word, layout.view(), bit)));
    }
}
