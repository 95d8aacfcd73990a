package flipscope.trace;

import java.util.List;

/** The part of evaluation that has to do with statements. */
final class Execution {
    /** What a statement ended with. */
    private enum Outcome {
        NORMAL,
        BREAK,
        CONTINUE,
        RETURN
    }

    private final Evaluator evaluator;
    private final TableWork tables;
    private final Recorder recorder;
    private final Limits limits;

    Execution(Evaluator evaluator, TableWork tables, Recorder recorder, Limits limits) {
        this.evaluator = evaluator;
        this.tables = tables;
        this.recorder = recorder;
        this.limits = limits;
    }

    /** Runs the method whose frame is open. */
    void body() {
        Routine routine = evaluator.frame().routine();
        Outcome outcome = run(routine.body());
        if (outcome == Outcome.RETURN) return;
        limits.step(routine.facts().end().span());
        if (recorder != null) recorder.end(routine.facts().end());
    }

    private Outcome run(Stmt s) {
        if (s instanceof Stmt.Declare n) return declare(n);
        if (s instanceof Stmt.Evaluate n) return evaluate(n);
        if (s instanceof Stmt.Block n) return block(n.statements());
        if (s instanceof Stmt.If n) return branch(n);
        if (s instanceof Stmt.Return n) return result(n);
        if (s instanceof Stmt.For n) return loop(n);
        if (s instanceof Stmt.While n) return loop(n);
        if (s instanceof Stmt.Do n) return loop(n);
        if (s instanceof Stmt.ForEach n) return loop(n);
        if (s instanceof Stmt.Break) return Outcome.BREAK;
        return s instanceof Stmt.Continue ? Outcome.CONTINUE : Outcome.NORMAL;
    }

    private void begin(Place place) {
        if (recorder != null) recorder.begin(place);
    }

    private Outcome block(List<Stmt> statements) {
        for (int i = 0; i < statements.size(); i++) {
            Outcome outcome = run(statements.get(i));
            if (outcome != Outcome.NORMAL) return outcome;
        }
        return Outcome.NORMAL;
    }

    private Outcome declare(Stmt.Declare n) {
        if (n.value() == null) return Outcome.NORMAL;
        begin(n.place());
        discard(n.value());
        return Outcome.NORMAL;
    }

    private Outcome evaluate(Stmt.Evaluate n) {
        begin(n.place());
        discard(n.expression());
        return Outcome.NORMAL;
    }

    private void discard(Expr e) {
        if (e.type().isTable()) tables.table(e);
        else evaluator.word(e);
        if (recorder != null && !e.type().equals(Type.VOID)) recorder.drop();
    }

    private boolean holds(Place place, Expr condition) {
        begin(place);
        boolean holds = evaluator.word(condition) != 0;
        if (recorder != null) recorder.drop();
        return holds;
    }

    private Outcome branch(Stmt.If n) {
        if (holds(n.place(), n.condition())) return run(n.then());
        return n.otherwise() == null ? Outcome.NORMAL : run(n.otherwise());
    }

    private Outcome result(Stmt.Return n) {
        begin(n.place());
        Frame frame = evaluator.frame();
        Expr value = n.value();
        if (value == null) {
            limits.step(n.span());
            if (recorder != null) recorder.leave(n.id(), 0, null);
        } else if (value.type().isTable()) {
            tables.result(n);
        } else {
            frame.result(evaluator.word(value));
            limits.step(n.span());
            if (recorder != null)
                recorder.leave(n.id(), 1, new Word(frame.routine().result(), frame.result()));
        }
        return Outcome.RETURN;
    }

    // Loops

    private void round(Span span) {
        limits.round(span);
        if (recorder != null) recorder.round();
    }

    private void openLoop() {
        if (recorder != null) recorder.openLoop();
    }

    /**
     * Where the method has returned, the recorder is in its caller again, and its loops are gone.
     */
    private Outcome closeLoop(Outcome outcome) {
        if (outcome == Outcome.RETURN) return outcome;
        if (recorder != null) recorder.closeLoop();
        return Outcome.NORMAL;
    }

    /** Whether an outcome of its body ends a loop. */
    private static boolean ends(Outcome outcome) {
        return outcome == Outcome.BREAK || outcome == Outcome.RETURN;
    }

    private Outcome loop(Stmt.For n) {
        block(n.starts());
        Outcome outcome = Outcome.NORMAL;
        openLoop();
        while (true) {
            round(n.span());
            if (n.condition() != null && !holds(n.place(), n.condition())) break;
            outcome = run(n.body());
            if (ends(outcome)) break;
            block(n.updates());
        }
        return closeLoop(outcome);
    }

    private Outcome loop(Stmt.While n) {
        Outcome outcome = Outcome.NORMAL;
        openLoop();
        while (true) {
            round(n.span());
            if (!holds(n.place(), n.condition())) break;
            outcome = run(n.body());
            if (ends(outcome)) break;
        }
        return closeLoop(outcome);
    }

    private Outcome loop(Stmt.Do n) {
        Outcome outcome;
        openLoop();
        do {
            round(n.span());
            outcome = run(n.body());
        } while (!ends(outcome) && holds(n.place(), n.condition()));
        return closeLoop(outcome);
    }

    private Outcome loop(Stmt.ForEach n) {
        begin(n.place());
        Cells table = tables.present(n.table());
        Outcome outcome = Outcome.NORMAL;
        openLoop();
        for (int i = 0; i < table.length() && !ends(outcome); i++) {
            round(n.span());
            begin(n.place());
            tables.element(n, table, i);
            outcome = run(n.body());
        }
        if (recorder != null && outcome != Outcome.RETURN) recorder.drop();
        return closeLoop(outcome);
    }
}
