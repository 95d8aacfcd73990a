package flipscope.trace.run;

import flipscope.trace.Arithmetic;
import flipscope.trace.EvaluationException;
import flipscope.trace.Operator;
import flipscope.trace.RuntimeTable;
import flipscope.trace.Type;
import flipscope.trace.Word;
import flipscope.trace.parse.ClassUnit;
import flipscope.trace.parse.Expr;
import flipscope.trace.parse.Field;
import flipscope.trace.parse.Local;
import flipscope.trace.parse.Stmt;
import java.util.List;

/** The part of the interpreter that evaluates expressions. */
abstract class Evaluator {
    final Recorder recorder;
    final RunLimits limits;
    StackFrame frame;

    /** The table that was evaluated last, where the last value is a table. */
    RuntimeTable made;

    Evaluator(Recorder recorder, RunLimits limits) {
        this.recorder = recorder;
        this.limits = limits;
    }

    /** Calls a method. */
    abstract long call(Expr.Call n);

    /** Initialises a class before its first use. */
    abstract void ready(ClassUnit unit);

    /**
     * Evaluates a {@code long}, {@code int} or {@code boolean}; {@link Word#bits} defines the
     * encoding. A table is left in {@code made}.
     */
    final long word(Expr e) {
        if (e instanceof Expr.LocalRead n) {
            return local(n);
        }
        if (e instanceof Expr.Binary n) {
            return binary(n);
        }
        if (e instanceof Expr.Literal n) {
            return literal(n.value());
        }
        if (e instanceof Expr.FieldRead n) {
            return field(n);
        }
        if (e instanceof Expr.Assign n) {
            return assign(n);
        }
        if (e instanceof Expr.Update n) {
            return update(n);
        }
        if (e instanceof Expr.Unary n) {
            return unary(n);
        }
        if (e instanceof Expr.Call n) {
            return call(n);
        }
        if (e instanceof Expr.Library n) {
            return library(n);
        }
        if (e instanceof Expr.Conditional n) {
            return conditional(n);
        }
        return ofTable(e);
    }

    private long ofTable(Expr e) {
        if (e instanceof Expr.Index n) {
            return index(n);
        }
        if (e instanceof Expr.Length n) {
            return length(n);
        }
        if (e instanceof Expr.Store n) {
            return n.operator() == Operator.ASSIGN ? store(n) : update(n);
        }
        if (e instanceof Expr.Elements n) {
            return elements(n);
        }
        if (e instanceof Expr.NewTable n) {
            return create(n);
        }
        throw new IllegalStateException("not evaluated: " + e);
    }

    private long local(Expr.LocalRead n) {
        recorder.read(n.local());
        made = frame.table(n.local());
        return frame.word(n.local());
    }

    private long literal(Word value) {
        recorder.constant(value.type(), value.bits(), null);
        return value.bits();
    }

    private long field(Expr.FieldRead n) {
        Field field = n.field();
        Word constant = field.constant();
        if (constant != null) {
            return literal(constant);
        }
        ready(field.owner());
        made = field.table();
        recorder.constant(field.type(), field.word(), made);
        return field.word();
    }

    private long binary(Expr.Binary n) {
        if (n.operator().shortCircuits()) {
            return shortcut(n);
        }
        long left = word(n.left());
        long right = word(n.right());
        return operate(n, n.operator(), n.type(), left, right);
    }

    private long operate(Expr at, Operator operator, Type type, long left, long right) {
        limits.step(at.span());
        long result = compute(at, operator, type, left, right);
        recorder.operator(at.id(), 2, result, null);
        return result;
    }

    private long compute(Expr at, Operator operator, Type type, long left, long right) {
        if (right == 0 && operator.divides()) {
            throw fault(at, "division by zero");
        }
        return Arithmetic.binary(operator, type, left, right);
    }

    private long unary(Expr.Unary n) {
        long operand = word(n.operand());
        limits.step(n.span());
        long result = Arithmetic.unary(n.operator(), n.type(), operand);
        recorder.operator(n.id(), 1, result, null);
        return result;
    }

    private long shortcut(Expr.Binary n) {
        boolean left = word(n.left()) != 0;
        boolean decided = left == (n.operator() == Operator.EITHER);
        long result = decided ? (left ? 1 : 0) : word(n.right());
        limits.step(n.span());
        recorder.operator(n.id(), decided ? 1 : 2, result, null);
        return result;
    }

    private long conditional(Expr.Conditional n) {
        boolean yes = word(n.condition()) != 0;
        long result = word(yes ? n.yes() : n.no());
        limits.step(n.span());
        recorder.choose(n.id(), yes, result, made);
        return result;
    }

    private long assign(Expr.Assign n) {
        long value = word(n.value());
        frame.set(n.target(), value, made);
        if (n.id() < 0) {
            return value;
        }
        limits.step(n.span());
        recorder.operator(n.id(), 1, value, made);
        return value;
    }

    private long update(Expr.Update n) {
        Local target = n.target();
        long before = frame.word(target);
        if (n.postfix()) {
            // Stays below what the operator makes, which nobody uses.
            recorder.read(target);
        }
        recorder.read(target);
        long right = word(n.value());
        long result = operate(n, n.operator(), n.computed(), before, right);
        long after = Arithmetic.fit(target.type(), result);
        frame.set(target, after, null);
        if (!n.postfix()) {
            return after;
        }
        recorder.drop();
        return before;
    }

    private long library(Expr.Library n) {
        long first = word(n.arguments().get(0));
        long second = n.arguments().size() > 1 ? word(n.arguments().get(1)) : 0;
        limits.step(n.span());
        if (second == 0 && n.function().divides()) {
            throw fault(n, "division by zero");
        }
        long result = n.function().apply(first, second);
        recorder.library(n.id(), n.function(), n.arguments().size(), result);
        return result;
    }

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

    // Tables

    private long index(Expr.Index n) {
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

    private long length(Expr.Length n) {
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

    private long create(Expr.NewTable n) {
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

    private long elements(Expr.Elements n) {
        List<Expr> elements = n.elements();
        limits.cells(n.span(), elements.size());
        RuntimeTable table = new RuntimeTable(n.type(), elements.size());
        for (int i = 0; i < elements.size(); i++) {
            table.set(i, word(elements.get(i)), made);
        }
        made = table;
        return 0;
    }

    private long store(Expr.Store n) {
        RuntimeTable table = table(n.table());
        long index = word(n.index());
        long value = word(n.value());
        limits.step(n.span());
        open(n, table).set(checked(n, table, index), value, made);
        return value;
    }

    private long update(Expr.Store n) {
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
