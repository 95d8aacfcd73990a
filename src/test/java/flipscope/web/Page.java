package flipscope.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/**
 * A page or a part of one, as a browser reads it. CSS selectors name its elements; a name without
 * {@code #} where an id is asked for is the id.
 */
public record Page(Element root) {
    /** Reads a whole page or a fragment. */
    public static Page of(String html) {
        Document page = Jsoup.parse(html);
        page.outputSettings().prettyPrint(false);
        return new Page(page);
    }

    /** The markup of the element with an id, on a page that is text still. */
    public static String block(String html, String id) {
        return of(html).first("#" + id).outerHtml();
    }

    public boolean has(String selector) {
        return count(selector) > 0;
    }

    public int count(String selector) {
        return root.select(selector).size();
    }

    /** The first such element; the test fails without one. */
    public Element first(String selector) {
        Element found = root.selectFirst(selector);
        assertThat(found).as("%s in %s", selector, root).isNotNull();
        return found;
    }

    /** The part of this page inside an element. */
    public Page part(String selector) {
        return new Page(first(selector));
    }

    /** The page's whole text, with single spaces. */
    public String text() {
        return root.text();
    }

    /** The text of the first such element. */
    public String text(String selector) {
        return first(selector).text();
    }

    /** The texts of all such elements, in order. */
    public List<String> texts(String selector) {
        return root.select(selector).eachText();
    }

    /** An attribute of the first such element; empty where it has none. */
    public String attribute(String selector, String name) {
        return first(selector).attr(name);
    }

    /** An attribute of all such elements that have it, in order. */
    public List<String> attributes(String selector, String name) {
        return root.select(selector).eachAttr(name);
    }

    /** Where the element with an id leads, without the fragment; the test fails if nowhere. */
    public String href(String id) {
        return attribute("#" + id + "[href]", "href").replaceFirst("#.*", "");
    }

    /** {@link #href(String)} on a page that is text still. */
    public static String href(String html, String id) {
        return of(html).href(id);
    }

    /** Whether the element with an id leads anywhere. */
    public boolean leads(String id) {
        return has("#" + id + "[href]");
    }

    /** What stands in the field with an id. */
    public String value(String id) {
        return attribute("#" + id, "value");
    }
}
