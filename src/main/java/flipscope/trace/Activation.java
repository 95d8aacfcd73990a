package flipscope.trace;

import java.util.ArrayList;
import java.util.List;

/** One call of a method while it is recorded. */
final class Activation {
    final Routine routine;
    final Activation caller;

    /** The place of the call among {@link Trace#calls()}, or -1 for the entry method. */
    final int call;

    final int depth;

    /** What the call's own step knows, or null for the entry method. */
    final Point callPoint;

    final int enter;

    /** How many values of its callers are on their way. */
    final int height;

    final StageLog stages;
    private final Fact[] locals;
    private final List<Integer> rounds = new ArrayList<>();
    private Place place;
    private int statement = -1;

    Activation(
            Routine routine, Activation caller, int call, Point callPoint, int enter, int height) {
        this.routine = routine;
        this.caller = caller;
        this.call = call;
        this.depth = caller == null ? 0 : caller.depth + 1;
        this.callPoint = callPoint;
        this.enter = enter;
        this.height = height;
        this.stages = new StageLog(routine.facts().titles());
        this.locals = new Fact[routine.locals().size()];
    }

    Point point(int id) {
        return routine.facts().points()[id];
    }

    Fact local(Local local) {
        return locals[local.slot()];
    }

    void local(Local local, Fact fact) {
        locals[local.slot()] = fact;
    }

    /** A statement begins; it gets its number with its first step. */
    void begin(Place next) {
        place = next;
        statement = -1;
    }

    Place place() {
        return place;
    }

    /** The number of the statement that runs, which is {@code next} if it has none yet. */
    int statement(int next) {
        if (statement < 0) statement = next;
        return statement;
    }

    void openLoop() {
        rounds.add(0);
    }

    void round() {
        int innermost = rounds.size() - 1;
        rounds.set(innermost, rounds.get(innermost) + 1);
    }

    void closeLoop() {
        rounds.remove(rounds.size() - 1);
    }

    /** How many loops are open. */
    int loops() {
        return rounds.size();
    }

    /** The round of the innermost loop, or null outside loops. */
    Integer iteration() {
        return rounds.isEmpty() ? null : rounds.get(rounds.size() - 1);
    }
}
