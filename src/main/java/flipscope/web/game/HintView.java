package flipscope.web.game;

/**
 * What a move is worth, on its square.
 *
 * @param text {@code +4}
 * @param exact whether that is certain; an estimate has a mark of its own
 * @param best whether no move is worth more
 * @param spoken {@code score plus 4, exact}
 */
public record HintView(String text, boolean exact, boolean best, String spoken) {

    /** The names of its styles. */
    public String styles() {
        return "hint" + (exact ? " exact" : "") + (best ? " best" : "");
    }
}
