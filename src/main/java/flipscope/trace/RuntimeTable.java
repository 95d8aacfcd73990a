package flipscope.trace;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

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

    public int length() {
        return words != null ? words.length : rows.length;
    }

    /** The word; 0 if the table has rows. */
    public long word(int index) {
        return words != null ? words[index] : 0;
    }

    /** The row; null if it was never created, or if the table has words. */
    public RuntimeTable row(int index) {
        return rows != null ? rows[index] : null;
    }

    /** Stores the word or the row, as the type of the table says. */
    public void set(int index, long word, RuntimeTable row) {
        if (words != null) {
            words[index] = word;
        } else {
            rows[index] = row;
        }
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

    /**
     * Bits or a table as a value of that type: none if it is void, an empty table if it was never
     * created.
     */
    public static Value value(Type type, long bits, RuntimeTable cells) {
        if (type.isTable()) {
            return cells == null ? new Table(type, 0, List.of()) : cells.table();
        }
        return type.kind() == Type.Kind.VOID ? null : new Word(type, bits);
    }

    /** The table as a value, with an empty one for each row that was never created. */
    private Table table() {
        if (table != null) {
            return table;
        }
        List<Value> elements =
                IntStream.range(0, length())
                        .mapToObj(i -> value(type.element(), word(i), row(i)))
                        .toList();
        Table built = new Table(type, length(), elements);
        table = frozen ? built : null;
        return built;
    }
}
