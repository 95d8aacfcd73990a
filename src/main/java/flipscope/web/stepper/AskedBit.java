package flipscope.web.stepper;

import flipscope.web.Link;
import flipscope.web.Query;

/**
 * The bit whose story is asked for. It belongs to the step that is shown.
 *
 * @param name its cell, as {@code b5} or {@code bit-12}; empty where nothing is asked
 * @param of which operand it is a cell of, from 1; 0 for the result
 */
public record AskedBit(String name, int of) {
    static final AskedBit NONE = new AskedBit("", 0);
    private static final int LONGEST = 20;
    private static final int MOST_OPERANDS = 9;

    /** As the parameters of a request ask. */
    static AskedBit of(Query query) {
        return new AskedBit(
                query.string("bit", LONGEST).orElse(""),
                query.number("of", 1, MOST_OPERANDS).orElse(0));
    }

    boolean isAsked() {
        return !name.isEmpty();
    }

    /** Adds itself to a link. */
    Link on(Link link) {
        return link.with("bit", name).with("of", of == 0 || name.isEmpty() ? "" : of);
    }
}
