package flipscope.trace.run;

import flipscope.trace.EvaluationException;
import flipscope.trace.parse.ClassUnit;
import flipscope.trace.parse.StackBudget;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Initialises classes: once for a program, in textual order, under the limits of a run. As in Java,
 * a class that is being initialised can be read as far as it has come, and one that failed fails
 * every time.
 */
final class ClassInitialiser {
    private final Program program;
    private final ReentrantLock lock = new ReentrantLock();

    ClassInitialiser(Program program) {
        this.program = program;
    }

    /**
     * @param inside whether the initialisation of another class asks, which holds the lock, perhaps
     *     on another thread
     */
    void initialise(ClassUnit unit, StackBudget stack, boolean inside) {
        if (inside) {
            ready(unit, stack);
            return;
        }
        lock.lock();
        try {
            ready(unit, stack);
        } finally {
            lock.unlock();
        }
    }

    private void ready(ClassUnit unit, StackBudget stack) {
        switch (unit.state()) {
            case WAITING -> run(unit, stack);
            case FAILED -> throw unit.failure();
            case RUNNING, DONE -> {}
        }
    }

    private void run(ClassUnit unit, StackBudget stack) {
        unit.state(ClassUnit.State.RUNNING);
        try {
            stack.run(unit.levels(), () -> fill(unit, stack));
            unit.state(ClassUnit.State.DONE);
        } catch (EvaluationException e) {
            unit.fail(e);
            throw e;
        } finally {
            if (unit.state() == ClassUnit.State.RUNNING) {
                unit.state(ClassUnit.State.WAITING);
            }
        }
    }

    private void fill(ClassUnit unit, StackBudget stack) {
        RunLimits limits = new RunLimits(RunLimits.MOST_STEPS);
        Interpreter interpreter = new Interpreter(program, Recorder.SILENT, limits, stack, true);
        unit.fields().values().forEach(interpreter::initialise);
        unit.fields().values().stream()
                .filter(field -> field.table() != null)
                .forEach(field -> field.table().freeze());
    }
}
