package flipscope.web.address;

import flipscope.notation.NotationException;
import flipscope.text.Messages;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * What is wrong with a request: a sentence for people, a code for programs, and the field for a
 * form.
 *
 * @param status the HTTP status, 400 to 599
 * @param code a stable name for programs, such as {@code bad-parameter}
 * @param message what was wrong, and what would be correct
 * @param where the parameter that was wrong, or empty
 * @param meant for an unknown name, how to ask for the one that is like it
 */
public record Problem(
        int status, String code, String message, String where, Optional<MovedException> meant) {
    /** How many characters of a value a message repeats. */
    private static final int EXCERPT = 60;

    private static final Pattern UNPRINTABLE =
            Pattern.compile("[\\p{Cntrl}&&[^\t\n\r]]|[\uD800-\uDFFF]");

    /** A problem without another name. */
    public Problem(int status, String code, String message, String where) {
        this(status, code, message, where, Optional.empty());
    }

    /**
     * Something that is not there.
     *
     * @param key of the message that says so of a value
     */
    public static ProblemException notFound(Messages words, String key, String value) {
        String message = words.text(key, excerpt(value));
        return new ProblemException(new Problem(404, "not-found", message, ""));
    }

    /**
     * That there is nothing of a name, and what was meant.
     *
     * @param key of the message; with {@code .nearest} after it, of that with a name like it
     */
    public static Problem unknown(
            Messages words, String code, String key, String typed, Optional<String> near) {
        String shown = excerpt(typed);
        String message =
                near.map(name -> words.text(key + ".nearest", shown, name))
                        .orElseGet(() -> words.text(key, shown));
        return new Problem(
                404, code, message, "", near.map(name -> new MovedException(typed, name)));
    }

    /** Describes an error in a text, with its line and column if the text has several lines. */
    public static String in(String text, NotationException wrong, Messages words) {
        if (text.strip().lines().count() < 2) {
            return wrong.getMessage();
        }
        String before = text.substring(0, Math.min(text.length(), wrong.offset()));
        long line = 1 + before.chars().filter(sign -> sign == '\n').count();
        int column = before.length() - before.lastIndexOf('\n');
        return words.text("play.where", line, column, wrong.getMessage());
    }

    /** The start of a value, short enough for a message. */
    public static String excerpt(String value) {
        String shown = printable(value);
        return shown.length() <= EXCERPT ? shown : shown.substring(0, EXCERPT) + "…";
    }

    /** A text that can stand in a page: HTML has no control characters. */
    public static String printable(String value) {
        return UNPRINTABLE.matcher(value).replaceAll("\uFFFD");
    }
}
