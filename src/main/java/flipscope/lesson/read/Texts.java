package flipscope.lesson.read;

import flipscope.lesson.Prose;
import flipscope.lesson.read.Yaml.Scalar;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.CustomNode;
import org.commonmark.node.HtmlBlock;
import org.commonmark.node.HtmlInline;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.Text;
import org.commonmark.renderer.html.AttributeProvider;
import org.commonmark.renderer.html.HtmlRenderer;

/** Renders the texts of a lesson: fills in live values, checks links and pictures, escapes HTML. */
final class Texts {
    /** Elements that may be too wide for a phone; they scroll and can receive keyboard focus. */
    private static final Set<String> SCROLLED = Set.of("pre", "table");

    private final LiveValues values;
    private final Links links;
    private final HtmlRenderer prose;
    private final HtmlRenderer inline;

    Texts(LiveValues values, Links links, Headings headings) {
        this.values = values;
        this.links = links;
        AttributeProvider attributes = (node, tag, all) -> change(all, node, tag, headings);
        this.prose = Markdown.renderer(false, attributes);
        this.inline = Markdown.renderer(true, attributes);
    }

    private static void change(
            Map<String, String> attributes, Node node, String tag, Headings headings) {
        String anchor = headings.anchor(node);
        if (anchor != null) {
            attributes.put("id", anchor);
        }
        if (node instanceof Link link) {
            boolean away = Links.isWeb(link.getDestination());
            attributes.compute("rel", (name, value) -> away ? "noopener nofollow" : null);
        }
        if (node instanceof Image) {
            attributes.put("loading", "lazy");
        }
        if (SCROLLED.contains(tag)) {
            attributes.put("tabindex", "0");
        }
    }

    /** A text as HTML. */
    String html(Scalar text, Problems problems) {
        Node tree = Markdown.parse(text.text().strip());
        fill(tree, text.first() - 1, problems);
        return inline.render(tree).strip();
    }

    /**
     * The text between blocks.
     *
     * @param line its first line
     * @param above how many lines of the file precede the tree
     */
    Prose prose(Node tree, int line, int above, Problems problems) {
        Found found = fill(tree, above, problems);
        boolean fromElsewhere =
                found.images.stream().anyMatch(image -> Links.isWeb(image.getDestination()));
        return new Prose(line, prose.render(tree).strip(), fromElsewhere);
    }

    private Found fill(Node tree, int above, Problems problems) {
        Found found = new Found();
        tree.accept(found);
        found.values.forEach(value -> fill(value, above, problems));
        found.codes.forEach(code -> fill(code, above, problems));
        found.links.forEach(link -> resolve(link, above, problems));
        found.images.forEach(image -> resolve(image, above, problems));
        found.words.forEach(each -> UnsupportedMarkdown.refuse(each, above, problems));
        found.html.forEach(
                each -> problems.add(above + Markdown.line(each), UnsupportedMarkdown.HTML));
        found.codes.forEach(Unbroken::around);
        return found;
    }

    private void fill(LiveValue live, int above, Problems problems) {
        String text = text(live.expression(), above + Markdown.line(live), problems);
        replace(live, new Text(text));
    }

    /** Fills in inline code that consists of a single live value; the value keeps the code font. */
    private void fill(Code code, int above, Problems problems) {
        String literal = code.getLiteral();
        if (literal.matches("\\{\\{[^{}]+}}")) {
            String expression = literal.substring(2, literal.length() - 2).strip();
            code.setLiteral(text(expression, above + Markdown.line(code), problems));
        }
    }

    /** The value, or the typed text if there is none. */
    private String text(String expression, int line, Problems problems) {
        try {
            return values.text(expression, line);
        } catch (Mistake wrong) {
            problems.add(line, "{{" + expression + "}}: " + wrong.getMessage());
            return "{{" + expression + "}}";
        }
    }

    private void resolve(Link link, int above, Problems problems) {
        if (UnsupportedMarkdown.isFootnote(link)) {
            problems.add(above + Markdown.line(link), UnsupportedMarkdown.FOOTNOTE);
            unwrap(link);
            return;
        }
        try {
            link.setDestination(links.link(link.getDestination()));
        } catch (Mistake wrong) {
            problems.add(above + Markdown.line(link), wrong.getMessage());
            unwrap(link);
        }
    }

    private void resolve(Image image, int above, Problems problems) {
        try {
            image.setDestination(links.picture(image.getDestination()));
        } catch (Mistake wrong) {
            problems.add(above + Markdown.line(image), wrong.getMessage());
            unwrap(image);
        }
    }

    private static void replace(Node old, Node fresh) {
        old.insertBefore(fresh);
        old.unlink();
    }

    /** Replaces a broken link by its text. */
    private static void unwrap(Node node) {
        for (Node child = node.getFirstChild(); child != null; child = node.getFirstChild()) {
            node.insertBefore(child);
        }
        node.unlink();
    }

    /** Nodes to process, collected first because processing changes the tree. */
    private static final class Found extends AbstractVisitor {
        private final List<LiveValue> values = new ArrayList<>();
        private final List<Code> codes = new ArrayList<>();
        private final List<Link> links = new ArrayList<>();
        private final List<Image> images = new ArrayList<>();
        private final List<Text> words = new ArrayList<>();
        private final List<Node> html = new ArrayList<>();

        @Override
        public void visit(HtmlInline tag) {
            html.add(tag);
        }

        @Override
        public void visit(HtmlBlock block) {
            html.add(block);
        }

        @Override
        public void visit(CustomNode node) {
            if (node instanceof LiveValue value) {
                values.add(value);
            }
            visitChildren(node);
        }

        @Override
        public void visit(Text text) {
            words.add(text);
        }

        @Override
        public void visit(Code code) {
            codes.add(code);
        }

        @Override
        public void visit(Link link) {
            links.add(link);
            visitChildren(link);
        }

        @Override
        public void visit(Image image) {
            images.add(image);
            visitChildren(image);
        }
    }
}
