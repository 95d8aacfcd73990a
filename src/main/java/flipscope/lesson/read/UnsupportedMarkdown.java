package flipscope.lesson.read;

import java.util.regex.Pattern;
import org.commonmark.node.Link;
import org.commonmark.node.Text;

/**
 * Reports Markdown extensions that lessons do not support. They would be shown as typed, and nobody
 * would notice before class.
 */
final class UnsupportedMarkdown {
    static final String FOOTNOTE =
            "footnotes are not supported; put the note in the text, or in brackets";

    private static final String MATH =
            "formulas are not supported; write them in words, or as code in backticks";

    static final String HTML = "HTML is shown as text; write it in Markdown";

    private static final Pattern NOTE = Pattern.compile("\\[\\^[^\\]\\s]+]");

    /** Text between dollar signs that cannot be prices, or a TeX command. */
    private static final Pattern FORMULA =
            Pattern.compile("\\$\\$|\\$[^$]*[\\\\^_{}=][^$]*\\$|\\\\[a-zA-Z]+\\{");

    private UnsupportedMarkdown() {}

    /** Adds a problem for unsupported syntax in a text. */
    static void refuse(Text words, int above, Problems problems) {
        int line = above + Markdown.line(words);
        if (NOTE.matcher(words.getLiteral()).find()) {
            problems.add(line, FOOTNOTE);
        }
        if (FORMULA.matcher(words.getLiteral()).find()) {
            problems.add(line, MATH);
        }
    }

    /** Whether a link is really a footnote reference, whose definition is one word. */
    static boolean isFootnote(Link link) {
        return Markdown.words(link).startsWith("^");
    }
}
