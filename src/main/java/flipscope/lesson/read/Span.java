package flipscope.lesson.read;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.commonmark.node.CustomNode;
import org.commonmark.node.Node;
import org.commonmark.renderer.NodeRenderer;
import org.commonmark.renderer.html.HtmlNodeRendererContext;
import org.commonmark.renderer.html.HtmlWriter;

/** Words that scripts and style sheets find again: named squares, code that must not break. */
final class Span extends CustomNode {
    private final Map<String, String> attributes;

    /**
     * @param attributes tell pages how
     */
    Span(Map<String, String> attributes) {
        this.attributes = new TreeMap<>(attributes);
    }

    /** Renders these nodes. */
    record Renderer(HtmlNodeRendererContext context) implements NodeRenderer {
        @Override
        public Set<Class<? extends Node>> getNodeTypes() {
            return Set.of(Span.class);
        }

        @Override
        public void render(Node node) {
            HtmlWriter html = context.getWriter();
            html.tag("span", ((Span) node).attributes);
            Markdown.children(node).forEach(context::render);
            html.tag("/span");
        }
    }
}
