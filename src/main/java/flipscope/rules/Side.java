package flipscope.rules;

/** Black or White. Black moves first. */
public enum Side {
    BLACK,
    WHITE;

    /** The name within a sentence: {@code Black}. */
    public String title() {
        return this == BLACK ? "Black" : "White";
    }

    public Side other() {
        return this == BLACK ? WHITE : BLACK;
    }
}
