package flipscope.trace.run;

import flipscope.trace.EvaluationException;
import flipscope.trace.Span;
import flipscope.trace.parse.ClassUnit;
import flipscope.trace.parse.Routine;

/**
 * Counts the steps, rounds, moves, calls and table elements of a run, and stops it at the limits.
 */
final class RunLimits {
    /** The steps of a run, and the rounds of its loops. */
    static final int MOST_STEPS = 20_000;

    /**
     * The most that are recorded of code that is not ours, whether it was changed or written by a
     * reader: four times the longest trace of our own.
     */
    static final int MOST_STEPS_OF_OTHERS = 2_000;

    /** How many moves take about as long as one step. */
    private static final int MOVES_A_STEP = 20;

    /**
     * How many levels of the stack take as long as one step, since their memory is fresh in each
     * run.
     */
    private static final int LEVELS_A_STEP = 2;

    static final int DEEPEST_CALL = 64;

    /** The total number of elements in the tables of a run. */
    static final int MOST_CELLS = 65_536;

    private final int most;
    private ClassUnit unit;
    private int steps;
    private int rounds;
    private int moves;
    private int levels;
    private int depth;
    private int cells;

    /**
     * @param most how many steps, and how many rounds
     */
    RunLimits(int most) {
        this.most = most;
    }

    /**
     * How much work the run has done: its steps and rounds, and what counts less, its moves and the
     * levels of the stack for its calls.
     */
    int work() {
        return steps + rounds + moves / MOVES_A_STEP + levels / LEVELS_A_STEP;
    }

    /**
     * Switches to the code of a class, so that errors point into its file, and returns the previous
     * class.
     */
    ClassUnit in(ClassUnit running) {
        ClassUnit before = unit;
        unit = running;
        return before;
    }

    EvaluationException fault(Span span, String message) {
        return new EvaluationException(unit.text().file().name(), span, message);
    }

    void step(Span span) {
        if (++steps > most) {
            throw fault(span, "stopped after %s steps; does a loop never end?".formatted(most));
        }
    }

    /** Rounds are counted separately, since a loop may run without taking steps. */
    void round(Span span) {
        if (++rounds > most) {
            throw fault(span, "stopped after %s rounds; does this loop never end?".formatted(most));
        }
    }

    /**
     * Moves are what runs without a step: statements, and the variables of a call, set or not. A
     * loop may hold thousands of them.
     */
    void move(Span span, int more) {
        moves += more;
        if (moves / MOVES_A_STEP > most) {
            throw fault(
                    span,
                    "stopped after %s statements and variables; does a loop never end?"
                            .formatted(moves));
        }
    }

    void enter(Span span, Routine target) {
        move(span, target.locals().size());
        levels += target.levels();
        if (++depth > DEEPEST_CALL) {
            throw fault(
                    span,
                    "stopped at `%s`, %s calls deep; does it call itself for ever?"
                            .formatted(target.name(), DEEPEST_CALL));
        }
    }

    void leave(ClassUnit caller) {
        depth--;
        unit = caller;
    }

    void cells(Span span, int more) {
        cells = more > MOST_CELLS ? MOST_CELLS + 1 : cells + more;
        if (cells > MOST_CELLS) {
            throw fault(
                    span,
                    "the tables would have more than %s elements in total".formatted(MOST_CELLS));
        }
    }
}
