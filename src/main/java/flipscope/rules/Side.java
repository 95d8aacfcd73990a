package flipscope.rules;

/** Black or White. Black moves first. */
public enum Side {
    BLACK,
    WHITE;

    /** The opponent of this side. */
    public Side other() {
        return this == BLACK ? WHITE : BLACK;
    }
}
