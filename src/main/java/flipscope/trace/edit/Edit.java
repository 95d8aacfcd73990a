package flipscope.trace.edit;

import flipscope.trace.parse.Token;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A change of one token of a method.
 *
 * @param method the method, as {@code Mobility.left}
 * @param token the number of a token of it; see {@link Token#number}
 * @param text its replacement; empty to leave it out
 */
public record Edit(String method, int token, String text) {
    /** The longest replacement, in characters. */
    public static final int LONGEST_TEXT = 80;

    private static final Pattern FORM =
            Pattern.compile("([\\w$]+\\.[\\w$]+)\\.(\\d{1,6}):(.*)", Pattern.DOTALL);

    /** Reads {@code METHOD.N:text}, as in {@code Mobility.left.9:>>>}; empty for anything else. */
    public static Optional<Edit> read(String written) {
        Matcher form = FORM.matcher(written);
        if (!form.matches()) {
            return Optional.empty();
        }
        int token = Integer.parseInt(form.group(2));
        return Optional.of(new Edit(form.group(1), token, form.group(3).strip()));
    }

    /** The token in the form of addresses: {@code Mobility.left.9}. */
    public String place() {
        return method + "." + token;
    }

    /** Another change of the same token. */
    public Edit to(String other) {
        return new Edit(method, token, other);
    }

    /** In the form that {@link #read} reads. */
    @Override
    public String toString() {
        return place() + ":" + text;
    }
}
