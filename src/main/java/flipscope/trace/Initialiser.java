package flipscope.trace;

import java.util.concurrent.locks.ReentrantLock;

/**
 * Initialises classes: once for a program, in textual order, under the limits of a run. As in Java,
 * a class that is asked for while it is being initialised shows what it has so far, and a class
 * that failed once fails for ever.
 */
final class Initialiser {
    private final Program program;
    private final ReentrantLock lock = new ReentrantLock();

    Initialiser(Program program) {
        this.program = program;
    }

    void initialise(ClassUnit unit) {
        lock.lock();
        try {
            switch (unit.state()) {
                case WAITING -> run(unit);
                case FAILED -> throw unit.failure();
                case RUNNING, DONE -> {}
            }
        } finally {
            lock.unlock();
        }
    }

    private void run(ClassUnit unit) {
        unit.state(ClassUnit.State.RUNNING);
        boolean finished = false;
        try {
            Evaluator evaluator = new Evaluator(program, null);
            unit.fields().values().forEach(evaluator::initialise);
            unit.fields().values().stream()
                    .filter(f -> f.table() != null)
                    .forEach(f -> f.table().freeze());
            finished = true;
            unit.state(ClassUnit.State.DONE);
        } catch (EvaluationException e) {
            finished = true;
            unit.fail(e);
            throw e;
        } finally {
            if (!finished) unit.state(ClassUnit.State.WAITING);
        }
    }
}
