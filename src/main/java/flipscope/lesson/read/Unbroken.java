package flipscope.lesson.read;

import java.util.Map;
import java.util.Set;
import org.commonmark.node.Code;
import org.commonmark.node.CustomNode;
import org.commonmark.node.Node;
import org.commonmark.node.Text;
import org.commonmark.renderer.NodeRenderer;
import org.commonmark.renderer.html.HtmlNodeRendererContext;
import org.commonmark.renderer.html.HtmlWriter;

/** Inline code with the bracket before it and the punctuation after it, kept on one line. */
final class Unbroken extends CustomNode {
    private static final int LONGEST_TAIL = 12;

    /** Wraps inline code together with what touches it; nothing if nothing does. */
    static void around(Code code) {
        boolean opened = text(code.getPrevious()).endsWith("(");
        String after = text(code.getNext());
        int tail = tail(after);
        if (!opened && tail == 0) {
            return;
        }
        Unbroken whole = new Unbroken();
        code.insertBefore(whole);
        whole.appendChild(code);
        if (opened) {
            Text before = (Text) whole.getPrevious();
            before.setLiteral(before.getLiteral().substring(0, before.getLiteral().length() - 1));
            whole.prependChild(new Text("("));
        }
        if (tail > 0) {
            ((Text) whole.getNext()).setLiteral(after.substring(tail));
            whole.appendChild(new Text(after.substring(0, tail)));
        }
    }

    private static String text(Node node) {
        return node instanceof Text text ? text.getLiteral() : "";
    }

    /** How many characters of a text follow code without a blank. */
    private static int tail(String after) {
        int tail = 0;
        while (tail < Math.min(after.length(), LONGEST_TAIL)
                && !Character.isWhitespace(after.charAt(tail))) {
            tail++;
        }
        return tail;
    }

    /** Renders these nodes as a span that is not broken. */
    record Renderer(HtmlNodeRendererContext context) implements NodeRenderer {
        @Override
        public Set<Class<? extends Node>> getNodeTypes() {
            return Set.of(Unbroken.class);
        }

        @Override
        public void render(Node node) {
            HtmlWriter html = context.getWriter();
            html.tag("span", Map.of("class", "together"));
            for (Node child = node.getFirstChild(); child != null; child = child.getNext()) {
                context.render(child);
            }
            html.tag("/span");
        }
    }
}
