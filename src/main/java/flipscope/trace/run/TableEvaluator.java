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

    TableEvaluator(Recorder recorder, RunLimits limits) {
        this.recorder = recorder;
        this.limits = limits;
    }

    /**
     * Evaluates a {@code long}, {@code int} or {@code boolean}; {@link Word#bits} defines the
     * encoding.
     */
    abstract long word(Expr e);

    /** A binary operator alone, unrecorded. */
    abstract long compute(Expr at, Operator operator, boolean wide, long left, long right);

    /** Calls a method and returns its frame, which holds the result. */
    abstract StackFrame call(Expr.Call n);

    /** Initialises a class before its first use. */
    abstract void ready(ClassUnit unit);

    /** Evaluates a table; null for a row that has not been created. */
    final RuntimeTable table(Expr e) {
        if (e instanceof Expr.LocalRead n) {
            return local(n);
        }
        if (e instanceof Expr.FieldRead n) {
            return field(n);
        }
        if (e instanceof Expr.Index n) {
            return row(n);
        }
        if (e instanceof Expr.Call n) {
            return call(n).tableResult();
        }
        if (e instanceof Expr.Assign n) {
            return assign(n);
        }
        if (e instanceof Expr.Conditional n) {
            return conditional(n);
        }
        if (e instanceof Expr.Elements n) {
            return elements(n);
        }
        if (e instanceof Expr.NewTable n) {
            return create(n);
        }
        if (e instanceof Expr.Store n) {
            return storeRow(n);
        }
        throw new IllegalStateException("not evaluated: " + e);
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

    private RuntimeTable local(Expr.LocalRead n) {
        recorder.read(n.local());
        return frame.table(n.local());
    }

    private RuntimeTable field(Expr.FieldRead n) {
        ready(n.field().owner());
        RuntimeTable table = n.field().table();
        recorder.constant(n.type(), table);
        return table;
    }

    private RuntimeTable assign(Expr.Assign n) {
        RuntimeTable value = table(n.value());
        frame.table(n.target(), value);
        if (n.id() < 0) {
            return value;
        }
        limits.step(n.span());
        recorder.operator(n.id(), 1, value);
        return value;
    }

    private RuntimeTable conditional(Expr.Conditional n) {
        boolean yes = word(n.condition()) != 0;
        RuntimeTable result = table(yes ? n.yes() : n.no());
        limits.step(n.span());
        recorder.choose(n.id(), yes, result);
        return result;
    }

    // Reading

    final long index(Expr.Index n) {
        RuntimeTable table = table(n.table());
        int index = checked(n, table, word(n.index()));
        limits.step(n.span());
        long result = table.word(index);
        recorder.operator(n.id(), 2, result);
        return result;
    }

    private RuntimeTable row(Expr.Index n) {
        RuntimeTable table = table(n.table());
        int index = checked(n, table, word(n.index()));
        limits.step(n.span());
        RuntimeTable result = table.row(index);
        recorder.operator(n.id(), 2, result);
        return result;
    }

    private int checked(Expr at, RuntimeTable table, long index) {
        int length = present(at, table).length();
        if (index < 0 || index >= length) {
            throw fault(
                    at,
                    "there is no element "
                            + index
                            + ": the table has "
                            + length
                            + " elements, numbered from 0");
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
        if (n.local().type().isTable()) {
            frame.table(n.local(), table.row(index));
            recorder.element(n.id(), index, table.row(index));
        } else {
            frame.word(n.local(), table.word(index));
            recorder.element(n.id(), index, table.word(index));
        }
    }

    // Making and filling

    private RuntimeTable create(Expr.NewTable n) {
        int[] lengths = new int[n.lengths().size()];
        for (int i = 0; i < lengths.length; i++) {
            long length = word(n.lengths().get(i));
            if (length < 0) {
                throw fault(n, "a table cannot have " + length + " elements");
            }
            lengths[i] = (int) length;
        }
        return create(n, n.type(), lengths, 0);
    }

    private RuntimeTable create(Expr.NewTable at, Type type, int[] lengths, int level) {
        limits.cells(at.span(), lengths[level]);
        RuntimeTable table = new RuntimeTable(type, lengths[level]);
        if (level + 1 < lengths.length) {
            for (int i = 0; i < table.length(); i++) {
                table.row(i, create(at, type.element(), lengths, level + 1));
            }
        }
        return table;
    }

    private RuntimeTable elements(Expr.Elements n) {
        List<Expr> elements = n.elements();
        limits.cells(n.span(), elements.size());
        RuntimeTable table = new RuntimeTable(n.type(), elements.size());
        for (int i = 0; i < elements.size(); i++) {
            put(table, i, elements.get(i));
        }
        return table;
    }

    private void put(RuntimeTable table, int index, Expr element) {
        if (element.type().isTable()) {
            table.row(index, table(element));
        } else {
            table.word(index, word(element));
        }
    }

    final long store(Expr.Store n) {
        RuntimeTable table = table(n.table());
        long index = word(n.index());
        long value = word(n.value());
        limits.step(n.span());
        open(n, table).word(checked(n, table, index), value);
        return value;
    }

    private RuntimeTable storeRow(Expr.Store n) {
        RuntimeTable table = table(n.table());
        long index = word(n.index());
        RuntimeTable value = table(n.value());
        limits.step(n.span());
        open(n, table).row(checked(n, table, index), value);
        return value;
    }

    final long update(Expr.StoreUpdate n) {
        RuntimeTable table = table(n.table());
        int index = checked(n, table, word(n.index()));
        long before = table.word(index);
        long right = word(n.value());
        limits.step(n.span());
        long result = compute(n, n.operator(), n.wide(), before, right);
        long after = Arithmetic.fit(n.type(), result);
        open(n, table).word(index, after);
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
