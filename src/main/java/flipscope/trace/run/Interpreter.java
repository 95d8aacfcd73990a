package flipscope.trace.run;

import flipscope.trace.RuntimeTable;
import flipscope.trace.Span;
import flipscope.trace.Type;
import flipscope.trace.parse.ClassUnit;
import flipscope.trace.parse.Expr;
import flipscope.trace.parse.Field;
import flipscope.trace.parse.Routine;
import flipscope.trace.parse.StackBudget;
import flipscope.trace.parse.StatementPlace;
import flipscope.trace.parse.Stmt;
import java.util.List;

/**
 * Runs checked code, a new interpreter for each run. It reports every operator to its recorder, in
 * the order of evaluation.
 */
final class Interpreter extends Evaluator {
    /** How a statement ended. */
    private enum Outcome {
        NORMAL,
        BREAK,
        CONTINUE,
        RETURN
    }

    private final Program program;
    private final StackBudget stack;
    private final boolean initialising;
    private final Runnable body = this::body;

    /**
     * @param initialising whether it initialises a class
     */
    Interpreter(
            Program program,
            Recorder recorder,
            RunLimits limits,
            StackBudget stack,
            boolean initialising) {
        super(recorder, limits);
        this.program = program;
        this.stack = stack;
        this.initialising = initialising;
    }

    /** Runs a method whose parameters are set in the frame, and leaves its result there. */
    void run(StackFrame entry) {
        frame = entry;
        limits.in(entry.routine().owner());
        ready(entry.routine().owner());
        runBody();
    }

    /** Evaluates the initialiser of a constant. */
    void initialise(Field field) {
        limits.in(field.owner());
        field.value(word(field.initialiser()), made);
    }

    @Override
    void ready(ClassUnit unit) {
        if (unit.state() != ClassUnit.State.DONE) {
            program.initialiser.initialise(unit, stack, initialising);
        }
    }

    // Calls

    @Override
    long call(Expr.Call n) {
        Routine target = program.current(n.target());
        StackFrame callee = new StackFrame(target);
        List<Expr> arguments = n.arguments();
        for (int i = 0; i < arguments.size(); i++) {
            callee.set(target.locals().get(i), word(arguments.get(i)), made);
        }
        limits.step(n.span());
        limits.enter(n.span(), target);
        recorder.enter(n.id(), target);
        ready(target.owner());
        StackFrame caller = frame;
        ClassUnit here = limits.in(target.owner());
        frame = callee;
        runBody();
        frame = caller;
        limits.leave(here);
        made = callee.tableResult();
        return callee.result();
    }

    private void runBody() {
        stack.run(frame.routine().levels(), body);
    }

    private void body() {
        Routine routine = frame.routine();
        if (run(routine.body()) == Outcome.RETURN) {
            return;
        }
        StatementPlace end = routine.details().end();
        limits.step(end.span());
        // A method without a result ends at its closing brace.
        recorder.begin(end);
        recorder.leave(routine.operators(), 0, 0, null);
    }

    // Statements

    private Outcome run(Stmt s) {
        limits.move(s.span(), 1);
        if (s instanceof Stmt.Declare n) {
            return n.value() == null ? Outcome.NORMAL : evaluate(n.place(), n.value());
        }
        if (s instanceof Stmt.Evaluate n) {
            return evaluate(n.place(), n.expression());
        }
        if (s instanceof Stmt.Block n) {
            return block(n.statements());
        }
        if (s instanceof Stmt.If n) {
            return branch(n);
        }
        if (s instanceof Stmt.Return n) {
            return result(n);
        }
        if (s instanceof Stmt.For n) {
            return loop(n);
        }
        if (s instanceof Stmt.Do n) {
            return loop(n);
        }
        if (s instanceof Stmt.ForEach n) {
            return loop(n);
        }
        if (s instanceof Stmt.Break) {
            return Outcome.BREAK;
        }
        return s instanceof Stmt.Continue ? Outcome.CONTINUE : Outcome.NORMAL;
    }

    private Outcome block(List<Stmt> statements) {
        for (int i = 0; i < statements.size(); i++) {
            Outcome outcome = run(statements.get(i));
            if (outcome != Outcome.NORMAL) {
                return outcome;
            }
        }
        return Outcome.NORMAL;
    }

    private Outcome evaluate(StatementPlace place, Expr e) {
        recorder.begin(place);
        word(e);
        if (!e.type().equals(Type.VOID)) {
            recorder.drop();
        }
        return Outcome.NORMAL;
    }

    private boolean holds(StatementPlace place, Expr condition) {
        recorder.begin(place);
        boolean holds = word(condition) != 0;
        recorder.drop();
        return holds;
    }

    private Outcome branch(Stmt.If n) {
        if (holds(n.place(), n.condition())) {
            return run(n.then());
        }
        return n.otherwise() == null ? Outcome.NORMAL : run(n.otherwise());
    }

    private Outcome result(Stmt.Return n) {
        recorder.begin(n.place());
        int operands = 0;
        if (n.value() != null) {
            operands = n.value() instanceof Expr.Elements list ? list.elements().size() : 1;
            frame.result(word(n.value()), made);
        }
        limits.step(n.span());
        recorder.leave(n.id(), operands, frame.result(), frame.tableResult());
        return Outcome.RETURN;
    }

    // Loops

    private Outcome loop(Stmt.For n) {
        block(n.starts());
        Outcome outcome = Outcome.NORMAL;
        recorder.openLoop();
        while (true) {
            round(n.span());
            if (n.condition() != null && !holds(n.place(), n.condition())) {
                break;
            }
            outcome = run(n.body());
            if (ends(outcome)) {
                break;
            }
            block(n.updates());
        }
        return closeLoop(outcome);
    }

    private Outcome loop(Stmt.Do n) {
        Outcome outcome;
        recorder.openLoop();
        do {
            round(n.span());
            outcome = run(n.body());
        } while (!ends(outcome) && holds(n.place(), n.condition()));
        return closeLoop(outcome);
    }

    private Outcome loop(Stmt.ForEach n) {
        recorder.begin(n.place());
        RuntimeTable table = present(n.table());
        Outcome outcome = Outcome.NORMAL;
        recorder.openLoop();
        for (int i = 0; i < table.length() && !ends(outcome); i++) {
            round(n.span());
            recorder.begin(n.place());
            element(n, table, i);
            outcome = run(n.body());
        }
        if (outcome != Outcome.RETURN) {
            recorder.drop();
        }
        return closeLoop(outcome);
    }

    private void round(Span span) {
        limits.round(span);
        recorder.round();
    }

    private static boolean ends(Outcome outcome) {
        return outcome == Outcome.BREAK || outcome == Outcome.RETURN;
    }

    /** After a return the recorder is in the caller already, where this loop does not exist. */
    private Outcome closeLoop(Outcome outcome) {
        if (outcome == Outcome.RETURN) {
            return outcome;
        }
        recorder.closeLoop();
        return Outcome.NORMAL;
    }
}
