package flipscope.web.step;

import flipscope.trace.Last;
import flipscope.trace.Method;
import flipscope.web.step.SourceView.Line;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** The lines of a method as they are shown beside a step. */
record CodeLines(Method method, List<CodeLine> lines) {
    /** The columns of a line beside the pictures, wrapped ones a little less. */
    private static final int COLUMNS = 46;

    /** How many lines fit beside the pictures. */
    private static final int HEIGHT = 19;

    /** As many stand above the current one, if there are any. */
    private static final int ABOVE = 6;

    /** The indentation of methods in their file, and of what stands in them. */
    private static final int INDENT = 4;

    private static final String SHARED = "flipscope/";

    /**
     * The lines of a method: comment lines in a row are joined.
     *
     * @param views whether annotations that say how a value is drawn are shown
     */
    static CodeLines of(Method method, boolean views) {
        List<String> file = method.file().text().lines().toList();
        List<CodeLine> lines = new ArrayList<>();
        int start = start(method, file);
        int end = method.span().endLine();
        for (int number = start; number <= end; number++) {
            int indent = number == start || number == end ? INDENT : 2 * INDENT;
            CodeLine line = new CodeLine(number, file.get(number - 1), indent, views);
            int last = lines.size() - 1;
            if (last >= 0 && line.isComment() && lines.get(last).isComment()) {
                CodeLine before = lines.get(last);
                lines.set(last, before.saying(before.said() + " " + line.said()));
            } else if (!line.isOnlyCut()) {
                lines.add(line);
            }
        }
        return new CodeLines(method, lines);
    }

    /** The line with the method's name, below annotations and modifiers. */
    private static int start(Method method, List<String> file) {
        String name = method.name().substring(method.name().indexOf('.') + 1);
        return IntStream.rangeClosed(method.span().line(), method.span().endLine())
                .filter(number -> file.get(number - 1).contains(" " + name + "("))
                .findFirst()
                .orElse(method.span().line());
    }

    /** These lines, or some of them, with what is known of them. */
    SourceView view(List<Line> shown) {
        String name = method.file().name();
        return new SourceView(
                name.startsWith(SHARED) ? name.substring(SHARED.length()) : name,
                shown,
                shown.get(0).number() > lines.get(0).number(),
                Last.of(shown).number() < method.span().endLine(),
                Optional.empty());
    }

    /** As many lines as there is room for: the current one stands at a third. */
    List<CodeLine> around(int current) {
        int at = indexOf(current);
        int first = at;
        for (int room = ABOVE; first > 0 && room >= height(first - 1); first--) {
            room -= height(first - 1);
        }
        int end = first;
        for (int room = HEIGHT; end < lines.size() && room > 0; end++) {
            room -= height(end);
        }
        return lines.subList(first, end);
    }

    /** The line that holds a line of the file. */
    private int indexOf(int number) {
        long begun = lines.stream().filter(line -> line.number() <= number).count();
        return Math.max(0, (int) begun - 1);
    }

    private int height(int index) {
        return 1 + Math.max(0, lines.get(index).text().length() - 1) / COLUMNS;
    }

    /** The lines of code before and after a line of the file. */
    List<Integer> neighbours(int current) {
        List<Integer> code = lines.stream().filter(CodeLine::isCode).map(CodeLine::number).toList();
        int at = code.indexOf(current);
        return at < 0
                ? List.of()
                : code.subList(Math.max(0, at - 1), Math.min(code.size(), at + 2));
    }
}
