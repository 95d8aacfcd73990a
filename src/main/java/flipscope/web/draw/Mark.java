package flipscope.web.draw;

/** What a cell of a result shows besides its bit. */
public enum Mark {
    FRESH("new"),
    LOST("lost"),
    WRAPPED("wrap"),
    CARRY("carry"),
    BORROW("borrow"),
    /** Two ones met here, and a carry set off. */
    MEETING("meeting"),
    /** A bit moved away from here. */
    ORIGIN("origin"),
    /** A bit left over the edge from here, and wrapped. */
    ROUND("origin round"),
    /** A bit fell off from here. */
    OFF("origin off");

    private final String css;

    Mark(String css) {
        this.css = css;
    }

    public String css() {
        return css;
    }

    /** Those that say the same, by another sign, are of one kind. */
    Mark kind() {
        return switch (this) {
            case BORROW -> CARRY;
            case ROUND, OFF -> ORIGIN;
            case FRESH, LOST, WRAPPED, CARRY, MEETING, ORIGIN -> this;
        };
    }

    /** Whether it takes the place of what else a clear cell shows. */
    boolean fills() {
        return this != FRESH && this != WRAPPED;
    }
}
