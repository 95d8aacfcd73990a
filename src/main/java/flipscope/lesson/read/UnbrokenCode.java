package flipscope.lesson.read;

import java.util.Map;
import java.util.regex.Pattern;
import org.commonmark.node.Code;
import org.commonmark.node.Node;
import org.commonmark.node.Text;

/** Inline code with the bracket before it and the punctuation after it, kept on one line. */
final class UnbrokenCode {
    /** What follows code without a blank. */
    private static final Pattern TOUCHING = Pattern.compile("^\\P{javaWhitespace}{1,12}");

    private UnbrokenCode() {}

    /** Wraps inline code together with what touches it; nothing if nothing does. */
    static void around(Code code) {
        String before = text(code.getPrevious());
        boolean opened = before.endsWith("(");
        String after = text(code.getNext());
        String rest = TOUCHING.matcher(after).replaceFirst("");
        String tail = after.substring(0, after.length() - rest.length());
        if (!opened && tail.isEmpty()) {
            return;
        }
        Span whole = new Span(Map.of("class", "together"));
        code.insertBefore(whole);
        if (opened) {
            ((Text) whole.getPrevious()).setLiteral(before.substring(0, before.length() - 1));
            whole.appendChild(new Text("("));
        }
        whole.appendChild(code);
        if (!tail.isEmpty()) {
            ((Text) whole.getNext()).setLiteral(rest);
            whole.appendChild(new Text(tail));
        }
    }

    private static String text(Node node) {
        return node instanceof Text text ? text.getLiteral() : "";
    }
}
