package flipscope.web.trace.request;

import flipscope.web.site.Link;
import flipscope.web.site.Query;
import java.util.Optional;

/**
 * The bit whose story is asked for, at the step that is shown.
 *
 * @param name its cell, such as {@code b5} or {@code bit-12}; empty for no bit
 * @param of the operand that the cell belongs to, from 1; 0 for the result
 * @param way the question about a square's legality that led here, if any
 */
public record AskedBit(String name, int of, Optional<AskedWay> way) {
    public static final AskedBit NONE = new AskedBit("", 0);
    private static final int LONGEST = 20;
    private static final int MOST_OPERANDS = 9;

    public AskedBit(String name, int of) {
        this(name, of, Optional.empty());
    }

    /** Reads the parameters. */
    static AskedBit of(Query query) {
        return new AskedBit(
                query.string("bit", LONGEST).orElse(""),
                query.number("of", 1, MOST_OPERANDS).orElse(0),
                AskedWay.of(query));
    }

    public boolean isAsked() {
        return !name.isEmpty();
    }

    /** Adds the parameters to a link. */
    public Link on(Link link) {
        Link cell = link.with("bit", name).with("of", of == 0 || name.isEmpty() ? "" : of);
        return way.filter(each -> isAsked())
                .map(each -> each.on(cell))
                .orElseGet(() -> AskedWay.off(cell));
    }
}
