package flipscope.trace.parse;

import static flipscope.trace.parse.SourceText.span;

import com.github.javaparser.ast.comments.Comment;
import flipscope.trace.Span;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The layout of a file: blank lines separate paragraphs, and comments title and explain them. */
public final class SourceLayout {
    private static final Pattern SENTENCE = Pattern.compile("[.?!](?=\\s|$)");

    private final SourceText text;

    /** Comments that begin their line, by their last line. */
    private final Map<Integer, Comment> byLastLine = new HashMap<>();

    private final boolean[] inComment;

    public SourceLayout(ParsedFile parsing) {
        this.text = parsing.text();
        this.inComment = new boolean[text.lines().size() + 2];
        for (Comment comment : parsing.comments()) {
            take(comment);
        }
    }

    private void take(Comment comment) {
        Span span = span(comment);
        for (int line = span.line(); line <= span.endLine(); line++) {
            inComment[line] = true;
        }
        String before = text.line(span.line()).substring(0, span.column() - 1);
        if (before.isBlank()) {
            byLastLine.put(span.endLine(), comment);
        }
    }

    boolean blank(int line) {
        return text.line(line).isBlank() && !inComment[line];
    }

    /**
     * The caption of a statement that begins on this line: the nearest comment above it without a
     * blank line between them, or empty.
     */
    String caption(int line) {
        for (int above = line - 1; above > 0 && !blank(above); above--) {
            Comment comment = byLastLine.get(above);
            if (comment != null && alone(comment)) {
                return block(comment);
            }
        }
        return "";
    }

    /** Whether nothing follows the comment on its last line. */
    private boolean alone(Comment comment) {
        Span span = span(comment);
        return text.line(span.endLine()).substring(span.endColumn()).isBlank();
    }

    /** A comment, including the line comments directly above it. */
    private String block(Comment last) {
        List<String> parts = new ArrayList<>();
        Comment comment = last;
        while (comment != null && alone(comment)) {
            parts.add(0, plain(comment));
            Comment above = byLastLine.get(span(comment).line() - 1);
            comment =
                    comment.isLineComment() && above != null && above.isLineComment()
                            ? above
                            : null;
        }
        return String.join(" ", parts).strip();
    }

    /** The text of a comment on one line, without marginal asterisks. */
    private static String plain(Comment comment) {
        String body = comment.getContent().replaceAll("(?m)^\\s*\\*+", " ");
        return body.replaceAll("\\s+", " ").strip();
    }

    /** The first sentence of a caption, without a full stop but with a question mark. */
    static String title(String caption) {
        Matcher end = SENTENCE.matcher(caption);
        String first = end.find() ? caption.substring(0, end.end()) : caption;
        return first.endsWith(".") ? first.substring(0, first.length() - 1) : first;
    }

    /** The paragraph of every line of a method, from 0. */
    int[] paragraphs(Span method) {
        int[] paragraphs = new int[method.endLine() - method.line() + 1];
        int current = 0;
        for (int i = 0; i < paragraphs.length; i++) {
            if (blank(method.line() + i)) {
                current++;
            }
            paragraphs[i] = current;
        }
        return paragraphs;
    }
}
