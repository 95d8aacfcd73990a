package flipscope.trace;

import java.util.List;
import java.util.stream.Stream;

/**
 * What a parameter may be, beside what its type and its view allow.
 *
 * @param least the least number
 * @param most the greatest number
 * @param within the names of the parameters within which a set lies
 * @param apart the names of those with which it shares nothing
 * @param single whether it is a set of exactly one
 */
public record Domain(
        long least, long most, List<String> within, List<String> apart, boolean single) {
    /** Any set; a number is small. */
    public static final Domain USUAL = new Domain(0, 63, List.of(), List.of(), false);

    public Domain {
        within = List.copyOf(within);
        apart = List.copyOf(apart);
    }

    /** A range of numbers. */
    public static Domain range(long least, long most) {
        return new Domain(least, most, List.of(), List.of(), false);
    }

    /** The parameters on which it depends. */
    public List<String> others() {
        return Stream.concat(within.stream(), apart.stream()).toList();
    }
}
