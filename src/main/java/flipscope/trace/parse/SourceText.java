package flipscope.trace.parse;

import com.github.javaparser.Range;
import com.github.javaparser.ast.Node;
import flipscope.trace.SourceException;
import flipscope.trace.SourceFile;
import flipscope.trace.Span;
import java.util.List;

/** The text of a source file by lines and columns; makes errors that point into it. */
public record SourceText(SourceFile file, List<String> lines) {
    SourceText(SourceFile file) {
        this(file, List.of(file.text().split("\n", -1)));
    }

    /** One line, counted from 1; empty beyond the end. */
    String line(int number) {
        return number >= 1 && number <= lines.size() ? lines.get(number - 1) : "";
    }

    public SourceException fault(Node node, String message) {
        return fault(span(node), message);
    }

    /** What is not traceable Java, and what to write instead. */
    SourceException refusal(Node node, String what, String remedy) {
        return fault(node, UnsupportedSyntax.refusal(what, remedy));
    }

    /** A mistake at a place. */
    public SourceException fault(Span span, String message) {
        return new SourceException(file.name(), span, message);
    }

    public static Span span(Node node) {
        return node.getRange().map(SourceText::span).orElse(new Span(1, 1, 1, 1));
    }

    public static Span span(Range range) {
        return new Span(range.begin.line, range.begin.column, range.end.line, range.end.column);
    }

    /** From the start of one span to the end of another. */
    public static Span join(Span from, Span to) {
        return new Span(from.line(), from.column(), to.endLine(), to.endColumn());
    }

    /** The text of a span on one line, without comments. */
    String text(Span span) {
        return Lexer.plain(raw(span));
    }

    /** The text of a span, with its lines separated by {@code \n}. */
    public String raw(Span span) {
        if (span.line() == span.endLine()) {
            String line = line(span.line());
            return line.substring(span.column() - 1, Math.min(span.endColumn(), line.length()));
        }
        StringBuilder all = new StringBuilder(line(span.line()).substring(span.column() - 1));
        for (int i = span.line() + 1; i < span.endLine(); i++) {
            all.append('\n').append(line(i));
        }
        return all.append('\n').append(line(span.endLine()), 0, span.endColumn()).toString();
    }
}
