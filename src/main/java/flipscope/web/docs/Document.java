package flipscope.web.docs;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TableBlock;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Heading;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;
import org.commonmark.renderer.text.TextContentRenderer;

/**
 * A page of help, written so that its links lead to the right place in the repository too.
 *
 * @param title its first heading
 * @param chapters the ids of the headings of the second level, and their words
 * @param html all of it
 */
record Document(String title, Map<String, String> chapters, String html) {
    /** Where the documents say that the site is; on the site its links need no host. */
    private static final String HERE = "http://localhost:7070";

    private static final String END = ".md";
    private static final List<Extension> TABLES = List.of(TablesExtension.create());
    private static final Parser PARSER = Parser.builder().extensions(TABLES).build();
    private static final TextContentRenderer WORDS = TextContentRenderer.builder().build();
    private static final HtmlRenderer RENDERER =
            HtmlRenderer.builder()
                    .extensions(TABLES)
                    .escapeHtml(true)
                    .attributeProviderFactory(context -> Document::change)
                    .build();

    static Document of(String markdown) {
        Node tree = PARSER.parse(markdown);
        Map<String, String> headings = new LinkedHashMap<>();
        tree.accept(
                new AbstractVisitor() {
                    @Override
                    public void visit(Heading heading) {
                        if (heading.getLevel() <= 2) {
                            headings.put(id(heading), words(heading));
                        }
                    }
                });
        String first = headings.keySet().iterator().next();
        return new Document(headings.remove(first), headings, RENDERER.render(tree));
    }

    /** Its words in lower case with hyphens between them, as repositories name a heading. */
    private static String id(Heading heading) {
        return words(heading).toLowerCase(Locale.ROOT).replaceAll("[^\\w -]", "").replace(' ', '-');
    }

    private static String words(Heading heading) {
        return WORDS.render(heading).strip();
    }

    private static void change(Node node, String tag, Map<String, String> attributes) {
        if (node instanceof Heading heading) {
            attributes.put("id", id(heading));
        } else if (node instanceof Link link) {
            attributes.put("href", target(link.getDestination()));
        } else if (node instanceof TableBlock || tag.equals("pre")) {
            // It scrolls where it is wider than the page, for which it must take the focus.
            attributes.put("tabindex", "0");
        }
    }

    /** Where a link of the repository leads on the site. */
    private static String target(String url) {
        if (url.startsWith(HERE)) {
            return flipscope.web.address.Link.url(url.substring(HERE.length()));
        }
        boolean isDocument = !url.contains("/") && url.contains(END);
        return isDocument ? DocsPages.url(url.replace(END, "")) : url;
    }
}
