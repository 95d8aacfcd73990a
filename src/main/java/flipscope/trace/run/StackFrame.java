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

    void word(Local local, long value) {
        words[local.slot()] = value;
    }

    RuntimeTable table(Local local) {
        return tables[local.slot()];
    }

    void table(Local local, RuntimeTable value) {
        tables[local.slot()] = value;
    }

    long result() {
        return word;
    }

    void result(long value) {
        word = value;
    }

    RuntimeTable tableResult() {
        return table;
    }

    void tableResult(RuntimeTable value) {
        table = value;
    }
}
