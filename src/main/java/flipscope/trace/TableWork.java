package flipscope.trace;

import java.util.List;

/** The part of evaluation that has to do with tables. */
final class TableWork {
    private final Evaluator evaluator;
    private final Recorder recorder;
    private final Limits limits;

    TableWork(Evaluator evaluator, Recorder recorder, Limits limits) {
        this.evaluator = evaluator;
        this.recorder = recorder;
        this.limits = limits;
    }

    /** An expression about a table whose value is a word. */
    long word(Expr e) {
        if (e instanceof Expr.Index n) return index(n);
        if (e instanceof Expr.Length n) return length(n);
        if (e instanceof Expr.Store n) return store(n);
        if (e instanceof Expr.StoreUpdate n) return update(n);
        throw new IllegalStateException("not evaluated: " + e);
    }

    /** An expression whose value is a table; null where a row was never made. */
    Cells table(Expr e) {
        if (e instanceof Expr.LocalRead n) return local(n);
        if (e instanceof Expr.FieldRead n) return field(n);
        if (e instanceof Expr.Index n) return row(n);
        if (e instanceof Expr.Call n) return evaluator.call(n).tableResult();
        if (e instanceof Expr.Assign n) return assign(n);
        if (e instanceof Expr.Conditional n) return conditional(n);
        if (e instanceof Expr.Elements n) return elements(n);
        if (e instanceof Expr.NewTable n) return create(n);
        if (e instanceof Expr.Store n) return storeRow(n);
        throw new IllegalStateException("not evaluated: " + e);
    }

    /** A table that is needed now. */
    Cells present(Expr e) {
        Cells table = table(e);
        if (table == null) throw evaluator.fault(e, "this table has not been made yet");
        return table;
    }

    private Cells local(Expr.LocalRead n) {
        Cells table = evaluator.frame().table(n.local());
        if (recorder != null) recorder.read(n.local());
        return table;
    }

    private Cells field(Expr.FieldRead n) {
        evaluator.ready(n.field().owner());
        Cells table = n.field().table();
        if (recorder != null) recorder.constant(shown(n.type(), table));
        return table;
    }

    /** A table as the recorder shows it; one that was never made is empty. */
    private static Value shown(Type type, Cells table) {
        return table == null ? new Table(type, 0, List.of()) : table.table();
    }

    private Cells assign(Expr.Assign n) {
        Cells value = table(n.value());
        evaluator.frame().table(n.target(), value);
        if (n.id() < 0) return value;
        limits.step(n.span());
        if (recorder != null) recorder.operator(n.id(), 1, shown(n.type(), value));
        return value;
    }

    private Cells conditional(Expr.Conditional n) {
        boolean yes = evaluator.word(n.condition()) != 0;
        Cells result = table(yes ? n.yes() : n.no());
        limits.step(n.span());
        if (recorder != null) recorder.choose(n.id(), yes, shown(n.type(), result));
        return result;
    }

    // Reading

    private long index(Expr.Index n) {
        Cells table = table(n.table());
        int index = checked(n, table, evaluator.word(n.index()));
        limits.step(n.span());
        long result = table.word(index);
        if (recorder != null) recorder.operator(n.id(), 2, new Word(n.type(), result));
        return result;
    }

    private Cells row(Expr.Index n) {
        Cells table = table(n.table());
        int index = checked(n, table, evaluator.word(n.index()));
        limits.step(n.span());
        Cells result = table.row(index);
        if (recorder != null) recorder.operator(n.id(), 2, shown(n.type(), result));
        return result;
    }

    private int checked(Expr at, Cells table, long index) {
        if (table == null) throw evaluator.fault(at, "this table has not been made yet");
        if (index < 0 || index >= table.length())
            throw evaluator.fault(
                    at,
                    "there is no element "
                            + index
                            + ": the table has "
                            + table.length()
                            + ", from 0");
        return (int) index;
    }

    private long length(Expr.Length n) {
        Cells table = present(n.table());
        if (recorder != null) recorder.length(table.length());
        return table.length();
    }

    /** Reads one element for a loop that goes through the table. */
    void element(Stmt.ForEach n, Cells table, int index) {
        limits.step(n.place().span());
        Frame frame = evaluator.frame();
        boolean row = n.local().type().isTable();
        if (row) frame.table(n.local(), table.row(index));
        else frame.word(n.local(), table.word(index));
        if (recorder == null) return;
        Value value =
                row
                        ? shown(n.local().type(), table.row(index))
                        : new Word(table.type().element(), table.word(index));
        recorder.element(n.id(), index, value);
    }

    // Making

    private Cells create(Expr.NewTable n) {
        int[] lengths = new int[n.lengths().size()];
        for (int i = 0; i < lengths.length; i++) {
            long length = evaluator.word(n.lengths().get(i));
            if (length < 0) throw evaluator.fault(n, "a table cannot have " + length + " elements");
            lengths[i] = (int) length;
        }
        return create(n, n.type(), lengths, 0);
    }

    private Cells create(Expr.NewTable at, Type type, int[] lengths, int level) {
        limits.cells(at.span(), lengths[level]);
        Cells table = new Cells(type, lengths[level]);
        if (level + 1 < lengths.length)
            for (int i = 0; i < table.length(); i++)
                table.row(i, create(at, type.element(), lengths, level + 1));
        return table;
    }

    private Cells elements(Expr.Elements n) {
        List<Expr> elements = n.elements();
        limits.cells(n.span(), elements.size());
        Cells table = new Cells(n.type(), elements.size());
        for (int i = 0; i < elements.size(); i++) put(table, i, elements.get(i));
        return table;
    }

    private void put(Cells table, int index, Expr element) {
        if (element.type().isTable()) table.row(index, table(element));
        else table.word(index, evaluator.word(element));
    }

    private long store(Expr.Store n) {
        Cells table = table(n.table());
        long index = evaluator.word(n.index());
        long value = evaluator.word(n.value());
        limits.step(n.span());
        open(n, table).word(checked(n, table, index), value);
        return value;
    }

    private Cells storeRow(Expr.Store n) {
        Cells table = table(n.table());
        long index = evaluator.word(n.index());
        Cells value = table(n.value());
        limits.step(n.span());
        open(n, table).row(checked(n, table, index), value);
        return value;
    }

    private long update(Expr.StoreUpdate n) {
        Cells table = table(n.table());
        int index = checked(n, table, evaluator.word(n.index()));
        long before = table.word(index);
        long right = evaluator.word(n.value());
        limits.step(n.span());
        long result = evaluator.compute(n, n.operator(), n.wide(), before, right);
        long after = Arithmetic.fit(n.type(), result);
        open(n, table).word(index, after);
        return n.postfix() ? before : after;
    }

    private Cells open(Expr at, Cells table) {
        if (table != null && table.frozen())
            throw evaluator.fault(
                    at, "this table is finished; only the initialiser of its own class fills it");
        return table;
    }

    // Returning

    /** A {@code return} of a table: two words side by side have their own operands. */
    void result(Stmt.Return n) {
        Cells table = table(n.value());
        evaluator.frame().tableResult(table);
        limits.step(n.span());
        if (recorder == null) return;
        int operands = n.value() instanceof Expr.Elements list ? list.elements().size() : 1;
        recorder.leave(n.id(), operands, shown(n.value().type(), table));
    }
}
