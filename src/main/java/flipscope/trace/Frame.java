package flipscope.trace;

/** The variables of one call of a method while it runs, and what it returns. */
final class Frame {
    private final Routine routine;
    private final long[] words;
    private final Cells[] tables;
    private long word;
    private Cells table;

    Frame(Routine routine) {
        this.routine = routine;
        this.words = new long[routine.locals().size()];
        this.tables = new Cells[routine.tableSlots()];
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

    Cells table(Local local) {
        return tables[local.slot()];
    }

    void table(Local local, Cells value) {
        tables[local.slot()] = value;
    }

    long result() {
        return word;
    }

    void result(long value) {
        word = value;
    }

    Cells tableResult() {
        return table;
    }

    void tableResult(Cells value) {
        table = value;
    }
}
