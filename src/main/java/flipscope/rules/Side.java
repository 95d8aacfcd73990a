package flipscope.rules;

/** Black or White. Black moves first. */
public enum Side {
    BLACK,
    WHITE;

    /** The name as it stands in a sentence: {@code Black}. */
    public String title() {
        return this == BLACK ? "Black" : "White";
    }

    /** The opponent of this side. */
    public Side other() {
        return this == BLACK ? WHITE : BLACK;
    }
}
