package flipscope.trace;

import java.util.List;

/**
 * Runs checked code. There is one for each run; with a recorder it tells that of every operator, in
 * the order of evaluation, without one it records nothing.
 */
final class Evaluator {
    private final Program program;
    private final Recorder recorder;
    private final Limits limits;
    private final TableWork tables;
    private final Execution execution;
    private Frame frame;

    /**
     * @param recorder who is told of every operator, or null
     */
    Evaluator(Program program, Recorder recorder) {
        this.program = program;
        this.recorder = recorder;
        this.limits = new Limits();
        this.tables = new TableWork(this, recorder, limits);
        this.execution = new Execution(this, tables, recorder, limits);
    }

    /** Runs a method whose parameters stand in the frame; the result is left in it. */
    void run(Frame entry) {
        frame = entry;
        limits.in(entry.routine().owner());
        ready(entry.routine().owner());
        execution.body();
    }

    /** Evaluates the initialiser of a constant. */
    void initialise(Field field) {
        limits.in(field.owner());
        if (field.type().isTable()) field.table(table(field.initialiser()));
        else field.word(word(field.initialiser()));
    }

    /** Initialises a class on its first use. */
    void ready(ClassUnit unit) {
        if (unit.state() != ClassUnit.State.DONE) program.initialise(unit);
    }

    Frame frame() {
        return frame;
    }

    /** An error at its place in the method that runs. */
    EvaluationException fault(Expr at, String message) {
        return limits.fault(at.span(), message);
    }

    // Expressions

    /** The value of an expression that is a word; {@link Word#bits} says how. */
    long word(Expr e) {
        if (e instanceof Expr.LocalRead n) return local(n);
        if (e instanceof Expr.Binary n) return binary(n);
        if (e instanceof Expr.Literal n) return literal(n.value());
        if (e instanceof Expr.FieldRead n) return field(n);
        if (e instanceof Expr.Assign n) return assign(n);
        if (e instanceof Expr.Update n) return update(n);
        if (e instanceof Expr.Unary n) return unary(n);
        if (e instanceof Expr.Call n) return call(n).result();
        if (e instanceof Expr.Library n) return library(n);
        if (e instanceof Expr.Shortcut n) return shortcut(n);
        if (e instanceof Expr.Conditional n) return conditional(n);
        if (e instanceof Expr.Cast n) return cast(n);
        return tables.word(e);
    }

    /** The value of an expression that is a table; null where a row was never made. */
    Cells table(Expr e) {
        return tables.table(e);
    }

    private long local(Expr.LocalRead n) {
        if (recorder != null) recorder.read(n.local());
        return frame.word(n.local());
    }

    private long literal(Word value) {
        if (recorder != null) recorder.constant(value);
        return value.bits();
    }

    private long field(Expr.FieldRead n) {
        Field field = n.field();
        Word constant = field.constant();
        if (constant != null) return literal(constant);
        ready(field.owner());
        if (recorder != null) recorder.constant(new Word(field.type(), field.word()));
        return field.word();
    }

    private long binary(Expr.Binary n) {
        long left = word(n.left());
        long right = word(n.right());
        return operate(n, n.id(), n.operator(), n.wide(), left, right);
    }

    private long operate(Expr at, int id, Operator operator, boolean wide, long left, long right) {
        limits.step(at.span());
        long result = compute(at, operator, wide, left, right);
        if (recorder != null) recorder.operator(id, 2, result);
        return result;
    }

    /** A binary operator alone, unrecorded. */
    long compute(Expr at, Operator operator, boolean wide, long left, long right) {
        if (right == 0 && operator.divides()) throw fault(at, "division by zero");
        return Arithmetic.binary(operator, wide, left, right);
    }

    private long unary(Expr.Unary n) {
        long operand = word(n.operand());
        limits.step(n.span());
        long result = Arithmetic.unary(n.operator(), n.type(), operand);
        if (recorder != null) recorder.operator(n.id(), 1, result);
        return result;
    }

    private long cast(Expr.Cast n) {
        long operand = word(n.operand());
        limits.step(n.span());
        long result = Arithmetic.fit(n.type(), operand);
        if (recorder != null) recorder.operator(n.id(), 1, result);
        return result;
    }

    private long shortcut(Expr.Shortcut n) {
        boolean left = word(n.left()) != 0;
        boolean decided = left == (n.operator() == Operator.EITHER);
        long result = decided ? (left ? 1 : 0) : word(n.right());
        limits.step(n.span());
        if (recorder != null) recorder.operator(n.id(), decided ? 1 : 2, result);
        return result;
    }

    private long conditional(Expr.Conditional n) {
        boolean yes = word(n.condition()) != 0;
        long result = word(yes ? n.yes() : n.no());
        limits.step(n.span());
        if (recorder != null) recorder.choose(n.id(), yes, new Word(n.type(), result));
        return result;
    }

    private long assign(Expr.Assign n) {
        long value = word(n.value());
        frame.word(n.target(), value);
        if (n.id() < 0) return value;
        limits.step(n.span());
        if (recorder != null) recorder.operator(n.id(), 1, value);
        return value;
    }

    private long update(Expr.Update n) {
        Local target = n.target();
        long before = frame.word(target);
        if (recorder != null) recorder.read(target);
        long right = word(n.value());
        long result = operate(n, n.id(), n.operator(), n.wide(), before, right);
        long after = Arithmetic.fit(target.type(), result);
        frame.word(target, after);
        if (recorder != null && n.postfix()) recorder.keepBefore();
        return n.postfix() ? before : after;
    }

    private long library(Expr.Library n) {
        long first = word(n.arguments().get(0));
        long second = n.arguments().size() > 1 ? word(n.arguments().get(1)) : 0;
        limits.step(n.span());
        long result = n.function().apply(first, second);
        if (recorder != null) recorder.library(n.id(), n.function(), n.arguments().size(), result);
        return result;
    }

    /** Calls a method; the frame that comes back holds its result. */
    Frame call(Expr.Call n) {
        Routine target = program.current(n.target());
        Frame callee = new Frame(target);
        List<Expr> arguments = n.arguments();
        for (int i = 0; i < arguments.size(); i++)
            pass(callee, target.locals().get(i), arguments.get(i));
        limits.step(n.span());
        limits.enter(n.span(), target);
        if (recorder != null) recorder.enter(n.id(), target);
        ready(target.owner());
        Frame caller = frame;
        ClassUnit here = limits.in(target.owner());
        frame = callee;
        execution.body();
        frame = caller;
        limits.leave(here);
        return callee;
    }

    private void pass(Frame callee, Local parameter, Expr argument) {
        if (parameter.type().isTable()) callee.table(parameter, table(argument));
        else callee.word(parameter, word(argument));
    }
}
