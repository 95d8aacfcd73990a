package flipscope.web.address;

import flipscope.web.page.Errors;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Ends a request for something that was renamed; {@link Errors} redirects to its successor. */
public final class MovedException extends RuntimeException {
    private static final Pattern SIDE_LEFT = Pattern.compile("[?&]left=([^&]*)");
    private static final Pattern SIDE_RIGHT = Pattern.compile("[?&]right=([^&]*)");

    private final String id;
    private final String successor;

    public MovedException(String id, String successor) {
        // No stack trace: this is a normal response, not a defect.
        super(id + " is now " + successor, null, false, false);
        this.id = id;
        this.successor = successor;
    }

    /**
     * The requested address with the successor's id, whether or not its slashes are encoded. If
     * both sides of a comparison would now be the same, the second is removed.
     */
    public String address(String asked) {
        String now =
                asked.replace(id, successor)
                        .replaceAll(
                                "(?i)" + Pattern.quote(id.replace("/", "%2F")),
                                successor.replace("/", "%2F"));
        Matcher right = SIDE_RIGHT.matcher(now);
        Matcher left = SIDE_LEFT.matcher(now);
        boolean same = left.find() && right.find() && name(left).equals(name(right));
        return same ? right.replaceFirst("").replaceFirst("compare&", "compare?") : now;
    }

    private static String name(Matcher side) {
        return side.group(1).replaceAll("(?i)%2F", "/");
    }
}
