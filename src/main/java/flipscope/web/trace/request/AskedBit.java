package flipscope.web.trace.request;

import flipscope.web.site.Link;
import flipscope.web.site.Query;
import flipscope.web.site.QueryParameter;
import java.util.Optional;

/**
 * The bit whose story is asked for, at the step that is shown.
 *
 * @param name its cell, such as {@code b5} or {@code bit-12}; empty for no bit
 * @param of the operand that the cell belongs to, from 1; 0 for the result
 * @param direction the question about a square's legality that led here, if any
 */
public record AskedBit(String name, int of, Optional<AskedDirection> direction) {
    public static final AskedBit NONE = new AskedBit("", 0);
    static final QueryParameter<String> BIT = QueryParameter.text("bit", 20);
    static final QueryParameter<Integer> OF = QueryParameter.number("of", 1, 9).or(0, "the result");

    public AskedBit(String name, int of) {
        this(name, of, Optional.empty());
    }

    /** Reads the parameters. */
    static AskedBit of(Query query) {
        return new AskedBit(BIT.of(query), OF.of(query), AskedDirection.of(query));
    }

    public boolean isAsked() {
        return !name.isEmpty();
    }

    /** Adds the parameters to a link. */
    public Link on(Link link) {
        Link cell = link.with(BIT, name).with(OF, isAsked() ? of : 0);
        return direction
                .filter(each -> isAsked())
                .map(each -> each.on(cell))
                .orElseGet(() -> AskedDirection.off(cell));
    }
}
