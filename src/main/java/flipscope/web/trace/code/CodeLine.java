package flipscope.web.trace.code;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A line as it is shown: without the indentation that all lines share, and perhaps without its
 * annotations.
 *
 * @param number its number in the file; of joined comment lines, the first
 * @param cuts what was left out
 */
public record CodeLine(int number, String text, List<Cut> cuts) {
    private static final Pattern VIEW = Pattern.compile("@View\\((?:[^()]|\\([^()]*\\))*+\\) ?");

    /** Text that was left out; {@code column} is its place in the file, counted from 0. */
    record Cut(int column, int length) {}

    /** A line of a file, without some columns at its beginning. */
    static CodeLine of(int number, String text, int indent) {
        int cut = Math.min(indent, text.length() - text.stripLeading().length());
        return new CodeLine(number, text.substring(cut), List.of(new Cut(0, cut)));
    }

    /** The line without the annotations that say how a value is drawn. */
    CodeLine withoutViews() {
        Matcher view = VIEW.matcher(text);
        if (!view.find()) {
            return this;
        }
        int before = cuts.stream().mapToInt(Cut::length).sum();
        Cut cut = new Cut(view.start() + before, view.end() - view.start());
        String rest = text.substring(0, view.start()) + text.substring(view.end());
        return new CodeLine(number, rest, Stream.concat(cuts.stream(), Stream.of(cut)).toList())
                .withoutViews();
    }

    /** The place in the shown text of a column of the file, counted from 0. */
    int place(int column) {
        int left =
                cuts.stream()
                        .filter(cut -> column >= cut.column())
                        .mapToInt(cut -> Math.min(cut.length(), column - cut.column()))
                        .sum();
        return Math.max(0, Math.min(text.length(), column - left));
    }

    boolean isComment() {
        return text.stripLeading().startsWith("//");
    }

    boolean isCode() {
        return !text.isBlank() && !isComment();
    }

    /** Whether nothing but an annotation stood here. */
    boolean isOnlyCut() {
        return text.isBlank() && cuts.size() > 1;
    }

    /** What a comment says. */
    String said() {
        return text.strip().substring(2).strip();
    }

    /** This line with another text of the comment. */
    CodeLine saying(String words) {
        return new CodeLine(number, text.substring(0, text.indexOf("//")) + "// " + words, cuts);
    }
}
