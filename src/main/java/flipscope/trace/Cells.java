package flipscope.trace;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A table while code runs: words, or tables in their turn. It can be written to until its class is
 * initialised, and never afterwards.
 */
final class Cells {
    private final Type type;
    private final long[] words;
    private final Cells[] rows;
    private boolean frozen;
    private Table table;

    /** A table of zeros, or of rows that are not there yet. */
    Cells(Type type, int length) {
        this.type = type;
        this.words = type.dimensions() == 1 ? new long[length] : null;
        this.rows = type.dimensions() > 1 ? new Cells[length] : null;
    }

    static Cells of(Table table) {
        Cells cells = new Cells(table.type(), table.length());
        for (int i = 0; i < table.length(); i++) {
            Value element = table.elements().get(i);
            if (element instanceof Word word) cells.words[i] = word.bits();
            else cells.rows[i] = of((Table) element);
        }
        return cells;
    }

    Type type() {
        return type;
    }

    int length() {
        return words != null ? words.length : rows.length;
    }

    long word(int index) {
        return words[index];
    }

    void word(int index, long value) {
        words[index] = value;
    }

    /** The row, or null if it was never made. */
    Cells row(int index) {
        return rows[index];
    }

    void row(int index, Cells value) {
        rows[index] = value;
    }

    boolean frozen() {
        return frozen;
    }

    void freeze() {
        if (frozen) return;
        frozen = true;
        if (rows != null) Arrays.stream(rows).filter(row -> row != null).forEach(Cells::freeze);
    }

    /** A table as a value of that type; empty for one that was never created. */
    static Table value(Type type, Cells cells) {
        return cells == null ? new Table(type, 0, List.of()) : cells.table();
    }

    /** The table as a value; a row that was never made shows as an empty one. */
    Table table() {
        if (!frozen) return build();
        if (table == null) table = build();
        return table;
    }

    private Table build() {
        List<Value> elements = new ArrayList<>(length());
        for (int i = 0; i < length(); i++) elements.add(element(i));
        return new Table(type, length(), List.copyOf(elements));
    }

    private Value element(int index) {
        if (words != null) return new Word(type.element(), words[index]);
        return value(type.element(), rows[index]);
    }
}
