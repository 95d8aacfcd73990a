package flipscope.lesson.read;

import flipscope.lesson.Prose;
import flipscope.lesson.read.Yaml.Scalar;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.commonmark.node.Code;
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
        Node tree = Markdown.parse(text.text());
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
        fill(tree, above, problems);
        boolean fromElsewhere =
                Markdown.within(tree, Image.class).stream()
                        .anyMatch(image -> Links.isWeb(image.getDestination()));
        return new Prose(line, prose.render(tree).strip(), fromElsewhere);
    }

    private void fill(Node tree, int above, Problems problems) {
        List<Code> codes = Markdown.within(tree, Code.class);
        Markdown.within(tree, Text.class)
                .forEach(each -> UnsupportedMarkdown.refuse(each, above, problems));
        Markdown.within(tree, LiveValue.class).forEach(value -> fill(value, above, problems));
        codes.forEach(code -> fill(code, above, problems));
        Markdown.within(tree, Link.class).forEach(link -> resolve(link, above, problems));
        Markdown.within(tree, Image.class).forEach(image -> resolve(image, above, problems));
        refuseHtml(Markdown.within(tree, HtmlInline.class), above, problems);
        refuseHtml(Markdown.within(tree, HtmlBlock.class), above, problems);
        codes.forEach(Unbroken::around);
    }

    private static void refuseHtml(List<? extends Node> html, int above, Problems problems) {
        html.forEach(each -> problems.add(above + Markdown.line(each), UnsupportedMarkdown.HTML));
    }

    private void fill(LiveValue live, int above, Problems problems) {
        String text = text(live.expression(), above + Markdown.line(live), problems);
        live.insertBefore(new Text(text));
        live.unlink();
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
        } else {
            Links.closed(link.getDestination())
                    .ifPresent(advice -> problems.add(above + Markdown.line(link), advice));
            resolve(
                    link,
                    () -> link.setDestination(links.link(link.getDestination())),
                    above,
                    problems);
        }
    }

    private void resolve(Image image, int above, Problems problems) {
        resolve(
                image,
                () -> image.setDestination(links.picture(image.getDestination())),
                above,
                problems);
    }

    private static void resolve(Node node, Runnable resolving, int above, Problems problems) {
        try {
            resolving.run();
        } catch (Mistake wrong) {
            problems.add(above + Markdown.line(node), wrong.getMessage());
            unwrap(node);
        }
    }

    /** Replaces a broken link by its text. */
    private static void unwrap(Node node) {
        for (Node child = node.getFirstChild(); child != null; child = node.getFirstChild()) {
            node.insertBefore(child);
        }
        node.unlink();
    }
}
