package flipscope.trace.run;

import flipscope.trace.Arithmetic;
import flipscope.trace.EvaluationException;
import flipscope.trace.Operator;
import flipscope.trace.RuntimeTable;
import flipscope.trace.Type;
import flipscope.trace.Word;
import flipscope.trace.parse.ClassUnit;
import flipscope.trace.parse.Expr;
import flipscope.trace.parse.Stmt;
import java.util.List;

/** The part of the interpreter that reads, makes and fills tables. */
abstract class TableEvaluator {
    final Recorder recorder;
    final RunLimits limits;
    StackFrame frame;

    /** The table that was evaluated last, where the last value is a table. */
    RuntimeTable made;

    TableEvaluator(Recorder recorder, RunLimits limits) {
        this.recorder = recorder;
        this.limits = limits;
    }

    /**
     * Evaluates a {@code long}, {@code int} or {@code boolean}; {@link Word#bits} defines the
     * encoding. A table is left in {@code made}.
     */
    abstract long word(Expr e);

    /** A binary operator alone, unrecorded. */
    abstract long compute(Expr at, Operator operator, Type type, long left, long right);

    /** Calls a method. */
    abstract long call(Expr.Call n);

    /** Initialises a class before its first use. */
    abstract void ready(ClassUnit unit);

    /** Evaluates a table; null for a row that has not been created. */
    private RuntimeTable table(Expr e) {
        word(e);
        return made;
    }

    /** Evaluates a table that must exist. */
    final RuntimeTable present(Expr e) {
        return present(e, table(e));
    }

    private RuntimeTable present(Expr at, RuntimeTable table) {
        if (table == null) {
            throw fault(at, "this table has not been created yet");
        }
        return table;
    }

    final EvaluationException fault(Expr at, String message) {
        return limits.fault(at.span(), message);
    }

    // Reading

    final long index(Expr.Index n) {
        RuntimeTable table = table(n.table());
        int index = checked(n, table, word(n.index()));
        limits.step(n.span());
        long result = cell(table, index);
        recorder.operator(n.id(), 2, result, made);
        return result;
    }

    private long cell(RuntimeTable table, int index) {
        made = table.row(index);
        return table.word(index);
    }

    private int checked(Expr at, RuntimeTable table, long index) {
        int length = present(at, table).length();
        if (index < 0 || index >= length) {
            throw fault(
                    at,
                    "there is no element %s: the table has %s elements, numbered from 0"
                            .formatted(index, length));
        }
        return (int) index;
    }

    final long length(Expr.Length n) {
        int length = present(n.table()).length();
        recorder.length(length);
        return length;
    }

    /** Reads one element for a for-each loop. */
    final void element(Stmt.ForEach n, RuntimeTable table, int index) {
        limits.step(n.place().span());
        long element = cell(table, index);
        frame.set(n.local(), element, made);
        recorder.element(n.id(), index, element, made);
    }

    // Making and filling

    final long create(Expr.NewTable n) {
        int[] lengths = new int[n.lengths().size()];
        for (int i = 0; i < lengths.length; i++) {
            long length = word(n.lengths().get(i));
            if (length < 0) {
                throw fault(n, "a table cannot have %s elements".formatted(length));
            }
            lengths[i] = (int) length;
        }
        made = create(n, n.type(), lengths, 0);
        return 0;
    }

    private RuntimeTable create(Expr.NewTable at, Type type, int[] lengths, int level) {
        limits.cells(at.span(), lengths[level]);
        RuntimeTable table = new RuntimeTable(type, lengths[level]);
        if (level + 1 < lengths.length) {
            for (int i = 0; i < table.length(); i++) {
                table.set(i, 0, create(at, type.element(), lengths, level + 1));
            }
        }
        return table;
    }

    final long elements(Expr.Elements n) {
        List<Expr> elements = n.elements();
        limits.cells(n.span(), elements.size());
        RuntimeTable table = new RuntimeTable(n.type(), elements.size());
        for (int i = 0; i < elements.size(); i++) {
            table.set(i, word(elements.get(i)), made);
        }
        made = table;
        return 0;
    }

    final long store(Expr.Store n) {
        RuntimeTable table = table(n.table());
        long index = word(n.index());
        long value = word(n.value());
        limits.step(n.span());
        open(n, table).set(checked(n, table, index), value, made);
        return value;
    }

    final long update(Expr.StoreUpdate n) {
        RuntimeTable table = table(n.table());
        int index = checked(n, table, word(n.index()));
        long before = table.word(index);
        long right = word(n.value());
        limits.step(n.span());
        long result = compute(n, n.operator(), n.type(), before, right);
        long after = Arithmetic.fit(n.type(), result);
        open(n, table).set(index, after, null);
        return n.postfix() ? before : after;
    }

    private RuntimeTable open(Expr at, RuntimeTable table) {
        if (table != null && table.frozen()) {
            throw fault(
                    at, "this table is finished; only the initialiser of its class may fill it");
        }
        return table;
    }
}
