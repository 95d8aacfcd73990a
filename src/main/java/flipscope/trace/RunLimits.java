package flipscope.trace;

/** Counts the steps, rounds, calls and table elements of a run, and stops it at the limits. */
final class RunLimits {
    static final int MOST_STEPS = 20_000;
    static final int DEEPEST_CALL = 64;

    /** The total number of elements in the tables of a run. */
    static final int MOST_CELLS = 65_536;

    private ClassUnit unit;
    private int steps;
    private int rounds;
    private int depth;
    private int cells;

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
        if (++steps > MOST_STEPS) {
            throw fault(span, "stopped after " + MOST_STEPS + " steps; does a loop never end?");
        }
    }

    /** Rounds are counted separately, since a loop may run without taking steps. */
    void round(Span span) {
        if (++rounds > MOST_STEPS) {
            throw fault(span, "stopped after " + MOST_STEPS + " rounds; does this loop never end?");
        }
    }

    void enter(Span span, Routine target) {
        if (++depth > DEEPEST_CALL) {
            throw fault(
                    span,
                    "stopped at `"
                            + target.name()
                            + "`, "
                            + DEEPEST_CALL
                            + " calls deep; does it call itself for ever?");
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
                    span, "the tables would have more than " + MOST_CELLS + " elements in total");
        }
    }
}
