package flipscope.lesson.read;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.Code;
import org.commonmark.node.Node;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.Text;
import org.commonmark.parser.IncludeSourceSpans;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.AttributeProvider;
import org.commonmark.renderer.html.HtmlRenderer;

/** CommonMark with tables and live values, and a limit on nesting. */
final class Markdown {
    private static final int DEEPEST = 40;
    private static final List<Extension> EXTENSIONS = List.of(TablesExtension.create());
    private static final Parser PARSER =
            Parser.builder()
                    .extensions(EXTENSIONS)
                    .customInlineContentParserFactory(new LiveValueParser())
                    .includeSourceSpans(IncludeSourceSpans.BLOCKS_AND_INLINES)
                    .maxOpenBlockParsers(DEEPEST)
                    .maxInlineNesting(DEEPEST)
                    .build();

    private Markdown() {}

    static Node parse(String text) {
        return PARSER.parse(text);
    }

    /** The nodes of a type in a tree, from top to bottom, as they stand now. */
    static <T extends Node> List<T> within(Node tree, Class<T> type) {
        List<Node> all = new ArrayList<>();
        addAll(tree, all);
        return all.stream().filter(type::isInstance).map(type::cast).toList();
    }

    private static void addAll(Node tree, List<Node> all) {
        all.add(tree);
        children(tree).forEach(child -> addAll(child, all));
    }

    /** The children of a node, as they are now. */
    static List<Node> children(Node parent) {
        return Stream.iterate(parent.getFirstChild(), Objects::nonNull, Node::getNext).toList();
    }

    /** The words of a tree, without their styles. */
    static String words(Node tree) {
        StringBuilder words = new StringBuilder();
        for (Node node : within(tree, Node.class)) {
            if (node instanceof Text text) {
                words.append(text.getLiteral());
            } else if (node instanceof Code code) {
                words.append(code.getLiteral());
            } else if (node instanceof SoftLineBreak) {
                words.append(' ');
            }
        }
        return words.toString();
    }

    /**
     * The first line of a node, from 1; for a node without a position, that of its nearest ancestor
     * with one.
     */
    static int line(Node node) {
        for (Node each = node; each != null; each = each.getParent()) {
            if (!each.getSourceSpans().isEmpty()) {
                return each.getSourceSpans().get(0).getLineIndex() + 1;
            }
        }
        return 1;
    }

    /**
     * Renders safely: HTML is escaped.
     *
     * @param single whether a single paragraph is rendered without its {@code p} element
     * @param attributes changes the attributes of elements
     */
    static HtmlRenderer renderer(boolean single, AttributeProvider attributes) {
        return HtmlRenderer.builder()
                .extensions(EXTENSIONS)
                .escapeHtml(true)
                .sanitizeUrls(true)
                .omitSingleParagraphP(single)
                .attributeProviderFactory(context -> attributes)
                .nodeRendererFactory(Span.Renderer::new)
                .build();
    }
}
