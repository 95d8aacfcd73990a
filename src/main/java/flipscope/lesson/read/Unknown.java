package flipscope.lesson.read;

import java.util.regex.Pattern;
import org.commonmark.node.Link;
import org.commonmark.node.Text;

/**
 * What other kinds of Markdown know and lessons do not. It would be shown as it is typed, and
 * nobody would notice before the class does.
 */
final class Unknown {
    static final String FOOTNOTE =
            "there are no footnotes here; say it in the text, or in round brackets";

    private static final String MATH =
            "formulas are not set here; write them in words, or as code between backticks";

    private static final Pattern NOTE = Pattern.compile("\\[\\^[^\\]\\s]+]");

    /** Between dollar signs with something in it that prices do not have, or a command of TeX. */
    private static final Pattern FORMULA =
            Pattern.compile("\\$\\$|\\$[^$]*[\\\\^_{}=][^$]*\\$|\\\\[a-zA-Z]+\\{");

    private Unknown() {}

    /** Adds a problem where words mean more elsewhere than here. */
    static void refuse(Text words, int above, Problems problems) {
        int line = above + Markdown.line(words);
        if (NOTE.matcher(words.getLiteral()).find()) {
            problems.add(line, FOOTNOTE);
        }
        if (FORMULA.matcher(words.getLiteral()).find()) {
            problems.add(line, MATH);
        }
    }

    /** Whether a link is really the mark of a footnote, whose text is one word. */
    static boolean isFootnote(Link link) {
        return Headings.words(link).startsWith("^");
    }
}
