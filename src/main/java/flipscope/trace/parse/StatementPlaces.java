package flipscope.trace.parse;

import flipscope.trace.Span;
import java.util.ArrayList;
import java.util.List;

/** Finds the paragraphs and comments of the statements of a method. */
final class StatementPlaces {
    private final SourceLayout layout;
    private final Span method;
    private final int[] paragraphs;
    private final int[] firstLine;

    /**
     * @param method the method, to its closing brace
     */
    StatementPlaces(SourceLayout layout, Span method) {
        this.layout = layout;
        this.method = method;
        this.paragraphs = layout.paragraphs(method);
        this.firstLine = new int[paragraphs.length + 1];
    }

    StatementPlace of(Span statement) {
        int line = statement.line();
        int paragraph = paragraphs[line - method.line()];
        int first = firstLine[paragraph];
        if (first == 0 || line < first) {
            firstLine[paragraph] = line;
        }
        return new StatementPlace(statement, paragraph, layout.caption(line));
    }

    /**
     * The titles of the paragraphs, empty without a comment. Call this after {@link #of} for every
     * statement.
     */
    List<String> titles() {
        List<String> titles = new ArrayList<>();
        for (int line : firstLine) {
            titles.add(line == 0 ? "" : SourceLayout.title(layout.caption(line)));
        }
        return titles;
    }
}
