package flipscope.web.step;

import java.util.regex.Pattern;

/**
 * A line as it is shown: without the indentation that all lines share, and perhaps without its
 * annotations.
 *
 * @param number its number in the file; of joined comment lines, the first
 * @param file the whole line of the file
 * @param indent how many blanks at its beginning are left out
 * @param views whether annotations that say how a value is drawn are shown
 */
public record CodeLine(int number, String text, String file, int indent, boolean views) {
    private static final Pattern VIEW =
            Pattern.compile(
                    "@(?:(?:View|Range|Subset|Disjoint)\\((?:[^()]|\\([^()]*\\))*+\\)|OneSquare(?!\\w)) ?");

    CodeLine(int number, String file, int indent, boolean views) {
        this(number, shown(file, indent, views), file, indent, views);
    }

    private static String shown(String file, int indent, boolean views) {
        int blanks = file.length() - file.stripLeading().length();
        String line = file.substring(Math.min(indent, blanks));
        return views ? line : VIEW.matcher(line).replaceAll("");
    }

    /** The place in the shown text of a column of the file, counted from 0. */
    public int place(int column) {
        String before = file.substring(0, Math.min(column, file.length()));
        return Math.min(text.length(), shown(before, indent, views).length());
    }

    boolean isComment() {
        return text.stripLeading().startsWith("//");
    }

    boolean isCode() {
        return !text.isBlank() && !isComment();
    }

    /** Whether nothing but an annotation stood here. */
    boolean isOnlyCut() {
        return text.isBlank() && !file.isBlank();
    }

    /** What a comment says. */
    String said() {
        return text.strip().substring(2).strip();
    }

    /** This line with another text of the comment. */
    CodeLine saying(String words) {
        String said = text.substring(0, text.indexOf("//")) + "// " + words;
        return new CodeLine(number, said, file, indent, views);
    }
}
