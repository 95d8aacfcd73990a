package flipscope.web.game;

/**
 * The score of a move as its square has room for it, and as it is spoken.
 *
 * @param text {@code +4}
 * @param exact whether the score is certain; estimates are marked
 * @param best whether no move has a higher score
 * @param spoken {@code score plus 4, exact}
 */
public record HintView(String text, boolean exact, boolean best, String spoken) {

    /** Its CSS classes. */
    public String styles() {
        return "hint" + (exact ? " exact" : "") + (best ? " best" : "");
    }
}
