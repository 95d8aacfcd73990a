package flipscope.web.trace.code;

import flipscope.trace.Method;
import java.util.List;

/** The source of one method: lines by their number in the file, unindented. */
final class MethodText {
    /** The indentation of methods in their file, and of what stands in them. */
    private static final int INDENT = 4;

    private static final String SHARED = "flipscope/";

    private final Method method;
    private final List<String> file;

    MethodText(Method method) {
        this.method = method;
        this.file = method.file().text().lines().limit(last()).toList();
    }

    /** The line with this number in the file; empty past the end of the method. */
    String line(int number) {
        if (number > last()) {
            return "";
        }
        String line = file.get(number - 1);
        return line.startsWith(" ".repeat(INDENT)) ? line.substring(INDENT) : line;
    }

    /** The same line as it stands in the file. */
    String full(int number) {
        return file.get(number - 1);
    }

    /** How much of its indentation a line shares with those beside it. */
    int indent(int number) {
        return number == start() || number == last() ? INDENT : 2 * INDENT;
    }

    /** The line with the method's name, below annotations and modifiers. */
    int start() {
        String name = method.name().substring(method.name().indexOf('.') + 1);
        for (int number = method.span().line(); number <= last(); number++) {
            if (line(number).contains(" " + name + "(")) {
                return number;
            }
        }
        return method.span().line();
    }

    /** The line of the closing brace. */
    int last() {
        return method.span().endLine();
    }

    /** The file's path without the common folder. */
    String fileName() {
        String name = method.file().name();
        return name.startsWith(SHARED) ? name.substring(SHARED.length()) : name;
    }
}
