package flipscope.lesson.read;

import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * A common mistake in a text that is not YAML: its line and what to do.
 *
 * @param line counted from 0
 */
record YamlSlip(int line, String advice) {
    static final String A_DASH = "a dash stands here; a list has hyphens: -";

    private static final Pattern OPENED =
            Pattern.compile("\\s*(?:- )?(?:[\\w-]+: )?(?:\"[^\"]*|'[^']*)");
    private static final Pattern NO_SPACE = Pattern.compile("\\s*(?:- )?[a-z][a-z-]*:(?!//)\\S.*");
    private static final Pattern DASH = Pattern.compile("\\s*[\u2013\u2014].*");
    private static final Pattern NO_BREAK = Pattern.compile(".*[\u00A0\u202F].*");
    private static final Pattern TAB = Pattern.compile(" *\\t.*");
    private static final Pattern KEY = Pattern.compile("\\s*(?:- )?[a-z][a-z-]*: +\\S.*");

    /**
     * The mistake because of which reading stopped.
     *
     * @param stopped the line where it did; the mistake is there or before
     */
    static Optional<YamlSlip> in(List<String> lines, int stopped) {
        int last = Math.min(stopped, lines.size() - 1);
        return first(0, last, line -> OPENED.matcher(lines.get(line)).matches())
                .map(line -> new YamlSlip(line, "the quote that is opened here is not closed"))
                .or(() -> near(lines, last, NO_BREAK, "a no-break space stands here; type a space"))
                .or(() -> near(lines, last, TAB, "indent with spaces, not with a tab"))
                .or(() -> near(lines, last, DASH, A_DASH))
                .or(() -> near(lines, last, NO_SPACE, "a space after the colon is missing"))
                .or(
                        () ->
                                first(last, last, line -> isDeeper(lines, line))
                                        .map(
                                                line ->
                                                        new YamlSlip(
                                                                line, "indent as the line above")));
    }

    /** Reading may stop one line after the mistake. */
    private static Optional<YamlSlip> near(
            List<String> lines, int last, Pattern slip, String advice) {
        return first(Math.max(0, last - 1), last, line -> slip.matcher(lines.get(line)).matches())
                .map(line -> new YamlSlip(line, advice));
    }

    private static Optional<Integer> first(int from, int to, IntPredicate which) {
        return IntStream.rangeClosed(from, to).filter(which).boxed().findFirst();
    }

    /** Whether a key is indented otherwise than the one above it, which has a value. */
    private static boolean isDeeper(List<String> lines, int line) {
        return line > 0
                && KEY.matcher(lines.get(line - 1)).matches()
                && KEY.matcher(lines.get(line)).matches()
                && indent(lines.get(line)) != indent(lines.get(line - 1));
    }

    /** The column of a key; a hyphen before it belongs to its indent. */
    private static int indent(String line) {
        return line.length() - line.replaceFirst("^[ -]*", "").length();
    }
}
