package flipscope.scratch;

import flipscope.text.DataFile;
import flipscope.trace.BitLayout;
import flipscope.trace.Span;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What was typed, read as Java: boards and positions become literals, then a table of replacements
 * is applied. Every line keeps its number.
 *
 * @param text as Java
 * @param changes what was replaced, in the order of the table
 */
public record KindReading(String text, List<Change> changes) {

    /** A text and what it was read as. */
    public record Change(String from, String to) {}

    private static final Map<Pattern, String> RULES = new LinkedHashMap<>();

    static {
        DataFile.table("/scratch/replacements.txt")
                .forEach((form, replacement) -> RULES.put(Pattern.compile(form), replacement));
    }

    /** What only languages with unsigned words have: a shift to the right takes no sign along. */
    private static final Pattern UNSIGNED =
            Pattern.compile(
                    "(?<!\\w)(?:uint(?:64|32)_t|unsigned|size_t|[uU]64|u32|[bB]it[bB]oard|BB|C64"
                            + "|\\d[0-9a-fA-FxX]*(?:[uU][lL]{0,2}|[lL]{1,2}[uU]))(?!\\w)");

    private static final Pattern SIGNED_SHIFT = Pattern.compile("(?<!>)>>(?!>)");

    /**
     * @param board how boards are numbered
     */
    static KindReading of(String typed, BitLayout board) {
        List<Change> changes = new ArrayList<>();
        String text = typed;
        for (DrawnBoard drawn : DrawnBoard.values()) {
            text = replaced(text, drawn.pattern(), whole -> drawn.literals(board, whole), changes);
        }
        if (UNSIGNED.matcher(typed).find()) {
            text = replaced(text, SIGNED_SHIFT, whole -> ">>>", changes);
        }
        for (Map.Entry<Pattern, String> rule : RULES.entrySet()) {
            text = replaced(text, rule.getKey(), whole -> rule.getValue(), changes);
        }
        return new KindReading(text, List.copyOf(changes));
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
            Change change = new Change(matcher.group(), read.substring(before));
            if (!change.from().equals(change.to())) {
                changes.add(change);
            }
            end = matcher.end();
        }
        return matcher.appendTail(read).toString();
    }
}
