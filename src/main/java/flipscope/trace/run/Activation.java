package flipscope.trace.run;

import flipscope.trace.Trace;
import flipscope.trace.parse.Local;
import flipscope.trace.parse.OperatorInfo;
import flipscope.trace.parse.Routine;
import flipscope.trace.parse.StatementPlace;
import java.util.ArrayDeque;
import java.util.Deque;

/** A method call that is being recorded. */
final class Activation {
    final Routine routine;
    final Activation caller;

    /** Index into {@link Trace#calls()}, or -1 for the entry method. */
    final int call;

    final int depth;

    /** The call operator, or null for the entry method. */
    final OperatorInfo callInfo;

    final int enter;

    /** The height of the operand stack when the call began. */
    final int height;

    final StageLog stages;
    final Routine.Details details;

    /** In which round each open loop is, the innermost first. */
    final Deque<Integer> rounds = new ArrayDeque<>();

    private final TrackedValue[] locals;
    private StatementPlace place;
    private int statement = -1;

    /**
     * @param details those of the routine, with its arguments drawn as this call draws them
     */
    Activation(
            Routine routine,
            Routine.Details details,
            Activation caller,
            int call,
            OperatorInfo callInfo,
            int enter,
            int height) {
        this.routine = routine;
        this.details = details;
        this.caller = caller;
        this.call = call;
        this.depth = caller == null ? 0 : caller.depth + 1;
        this.callInfo = callInfo;
        this.enter = enter;
        this.height = height;
        this.stages = new StageLog(details.titles());
        this.locals = new TrackedValue[routine.locals().size()];
    }

    OperatorInfo operator(int id) {
        return details.operators()[id];
    }

    TrackedValue local(Local local) {
        return locals[local.slot()];
    }

    void local(Local local, TrackedValue fact) {
        locals[local.slot()] = fact;
    }

    /** Begins a statement, which is numbered when it takes its first step. */
    void begin(StatementPlace next) {
        place = next;
        statement = -1;
    }

    StatementPlace place() {
        return place;
    }

    /** The number of the current statement; a statement without one takes {@code next}. */
    int statement(int next) {
        if (statement < 0) {
            statement = next;
        }
        return statement;
    }

    /** The current stage of the entry method. */
    int entryStage() {
        return caller == null ? stages.current() : caller.entryStage();
    }
}
