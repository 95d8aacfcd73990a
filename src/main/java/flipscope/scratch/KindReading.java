package flipscope.scratch;

import flipscope.scratch.read.Reading;
import flipscope.scratch.read.Reading.Change;
import flipscope.trace.BitLayout;
import flipscope.trace.SourceException;
import flipscope.trace.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What was typed, read as Java: boards and positions become literals, and lines of other languages
 * what they do in Java. Every line keeps its number.
 *
 * @param text as Java
 * @param changes what was replaced
 * @param language what the lines were read as
 * @param cuts whether a number is drawn that has no end in its language
 * @param shiftsOut how long a number is, at least, of which a shift by all bits leaves nothing
 */
public record KindReading(
        String text, List<Change> changes, String language, boolean cuts, int shiftsOut) {
    private static final String JAVA = "Java";

    /** Java as it stands. */
    static KindReading plain(String typed) {
        return new KindReading(typed, List.of(), JAVA, false, Integer.MAX_VALUE);
    }

    /**
     * @param board how boards are numbered
     * @throws SourceException if the lines cannot be read, or not exactly
     */
    static KindReading of(String typed, BitLayout board) {
        List<Change> changes = new ArrayList<>();
        String text = drawn(typed, board, changes);
        Reading read = Reading.of(text);
        changes.addAll(read.changes());
        return new KindReading(
                read.text(), List.copyOf(changes), read.language(), read.cuts(), read.shiftsOut());
    }

    /** Whether the lines are of another language. */
    public boolean isForeign() {
        return !language.equals(JAVA);
    }

    private static String drawn(String typed, BitLayout board, List<Change> changes) {
        String text = typed;
        for (DrawnBoard each : DrawnBoard.values()) {
            text = replaced(text, each.pattern(), whole -> each.literals(board, whole), changes);
        }
        return text;
    }

    /**
     * @param replacement of what was found, as {@link Matcher#appendReplacement} takes it
     */
    private static String replaced(
            String text, Pattern pattern, UnaryOperator<String> replacement, List<Change> changes) {
        Matcher matcher = pattern.matcher(text);
        StringBuilder read = new StringBuilder();
        int end = 0;
        while (matcher.find()) {
            int before = read.length() + matcher.start() - end;
            String line = "" + Span.of(text, matcher.start(), 1).line();
            matcher.appendReplacement(
                    read, replacement.apply(matcher.group()).replace("{line}", line));
            changes.add(new Change(matcher.group(), read.substring(before)));
            end = matcher.end();
        }
        return matcher.appendTail(read).toString();
    }
}
