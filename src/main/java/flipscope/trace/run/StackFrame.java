package flipscope.trace.run;

import flipscope.trace.RuntimeTable;
import flipscope.trace.parse.Local;
import flipscope.trace.parse.Routine;

/** The variables of one call of a method while it runs, and what it returns. */
final class StackFrame {
    private final Routine routine;
    private final long[] words;
    private final RuntimeTable[] tables;
    private long word;
    private RuntimeTable table;

    StackFrame(Routine routine) {
        this.routine = routine;
        this.words = new long[routine.locals().size()];
        this.tables = new RuntimeTable[routine.tableSlots()];
    }

    Routine routine() {
        return routine;
    }

    long word(Local local) {
        return words[local.slot()];
    }

    /** The table that a variable holds; null if it holds a word. */
    RuntimeTable table(Local local) {
        return tables.length == 0 ? null : tables[local.slot()];
    }

    /** Stores the bits or the table, as the type of the variable says. */
    void set(Local local, long bits, RuntimeTable cells) {
        words[local.slot()] = bits;
        if (local.type().isTable()) {
            tables[local.slot()] = cells;
        }
    }

    long result() {
        return word;
    }

    RuntimeTable tableResult() {
        return table;
    }

    void result(long bits, RuntimeTable cells) {
        word = bits;
        table = cells;
    }
}
