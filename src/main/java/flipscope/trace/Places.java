package flipscope.trace;

import java.util.ArrayList;
import java.util.List;

/**
 * The places of one method's statements: in which paragraph each stands and which comment holds for
 * it.
 */
final class Places {
    private final Layout layout;
    private final Span method;
    private final int[] paragraphs;
    private final int[] firstLine;

    /**
     * @param method where the method stands, to its closing brace
     */
    Places(Layout layout, Span method) {
        this.layout = layout;
        this.method = method;
        this.paragraphs = layout.paragraphs(method);
        this.firstLine = new int[paragraphs.length + 1];
    }

    Place of(Span statement) {
        int line = statement.line();
        int paragraph = paragraphs[line - method.line()];
        int first = firstLine[paragraph];
        if (first == 0 || line < first) firstLine[paragraph] = line;
        return new Place(statement, paragraph, layout.caption(line));
    }

    /**
     * The titles of the paragraphs; empty where there is no comment. Call it when every statement
     * has its place.
     */
    List<String> titles() {
        List<String> titles = new ArrayList<>();
        for (int line : firstLine) titles.add(line == 0 ? "" : Layout.title(layout.caption(line)));
        return titles;
    }
}
