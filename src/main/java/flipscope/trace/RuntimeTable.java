package flipscope.trace;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A table while code runs. It can be filled until its class is initialised. */
public final class RuntimeTable {
    private final Type type;
    private final long[] words;
    private final RuntimeTable[] rows;
    private boolean frozen;
    private Table table;

    /** A table of zeros, or of rows that have not been created. */
    public RuntimeTable(Type type, int length) {
        this.type = type;
        this.words = type.dimensions() == 1 ? new long[length] : null;
        this.rows = type.dimensions() > 1 ? new RuntimeTable[length] : null;
    }

    public static RuntimeTable of(Table table) {
        RuntimeTable cells = new RuntimeTable(table.type(), table.length());
        for (int i = 0; i < table.length(); i++) {
            Value element = table.elements().get(i);
            if (element instanceof Word word) {
                cells.words[i] = word.bits();
            } else {
                cells.rows[i] = of((Table) element);
            }
        }
        return cells;
    }

    Type type() {
        return type;
    }

    public int length() {
        return words != null ? words.length : rows.length;
    }

    public long word(int index) {
        return words[index];
    }

    public void word(int index, long value) {
        words[index] = value;
    }

    /** The row, or null if it was never created. */
    public RuntimeTable row(int index) {
        return rows[index];
    }

    public void row(int index, RuntimeTable value) {
        rows[index] = value;
    }

    public boolean frozen() {
        return frozen;
    }

    public void freeze() {
        if (frozen) {
            return;
        }
        frozen = true;
        if (rows != null) {
            Arrays.stream(rows).filter(row -> row != null).forEach(RuntimeTable::freeze);
        }
    }

    /** A table as a value of that type; empty for one that was never created. */
    public static Table value(Type type, RuntimeTable cells) {
        return cells == null ? new Table(type, 0, List.of()) : cells.table();
    }

    /** The table as a value, with an empty one for each row that was never created. */
    public Table table() {
        if (!frozen) {
            return build();
        }
        if (table == null) {
            table = build();
        }
        return table;
    }

    private Table build() {
        List<Value> elements = new ArrayList<>(length());
        for (int i = 0; i < length(); i++) {
            elements.add(element(i));
        }
        return new Table(type, length(), List.copyOf(elements));
    }

    private Value element(int index) {
        if (words != null) {
            return new Word(type.element(), words[index]);
        }
        return value(type.element(), rows[index]);
    }
}
