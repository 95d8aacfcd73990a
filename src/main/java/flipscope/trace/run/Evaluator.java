package flipscope.trace.run;

import flipscope.trace.Arithmetic;
import flipscope.trace.Operator;
import flipscope.trace.Type;
import flipscope.trace.Word;
import flipscope.trace.parse.Expr;
import flipscope.trace.parse.Field;
import flipscope.trace.parse.Local;

/** The part of the interpreter that evaluates expressions. */
abstract class Evaluator extends TableEvaluator {
    Evaluator(Recorder recorder, RunLimits limits) {
        super(recorder, limits);
    }

    @Override
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
            return store(n);
        }
        if (e instanceof Expr.StoreUpdate n) {
            return update(n);
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

    @Override
    final long compute(Expr at, Operator operator, Type type, long left, long right) {
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
        recorder.read(target);
        long right = word(n.value());
        long result = operate(n, n.operator(), n.computed(), before, right);
        long after = Arithmetic.fit(target.type(), result);
        frame.set(target, after, null);
        if (!n.postfix()) {
            return after;
        }
        recorder.keepBefore();
        return before;
    }

    private long library(Expr.Library n) {
        long first = word(n.arguments().get(0));
        long second = n.arguments().size() > 1 ? word(n.arguments().get(1)) : 0;
        limits.step(n.span());
        long result = n.function().apply(first, second);
        recorder.library(n.id(), n.function(), n.arguments().size(), result);
        return result;
    }
}
