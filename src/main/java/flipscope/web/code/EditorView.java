package flipscope.web.code;

import flipscope.text.Messages;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A field for Java: numbered and coloured while one types, with the first mistake said below it.
 *
 * @param id of its textarea; other ids begin with it
 * @param name what a form sends it as
 * @param label what it is
 * @param check where a script asks for the mistake while one types; the form goes with it
 * @param mistake the mistake in this code, if it has one that was looked for
 */
public record EditorView(
        Messages words,
        String id,
        String name,
        String label,
        String code,
        Optional<String> check,
        MistakeView mistake) {
    /** It is at least as high as this many lines. */
    private static final int FEWEST_LINES = 6;

    /** How many lines it has; at least as many as leave room to write. */
    public int height() {
        return Math.max(FEWEST_LINES, (int) code.lines().count() + 1);
    }

    /** The numbers of the lines, one a line. */
    public String numbers() {
        return IntStream.rangeClosed(1, height())
                .mapToObj(line -> line + "\n")
                .collect(Collectors.joining());
    }

    public String text(String key) {
        return words.text(key);
    }
}
