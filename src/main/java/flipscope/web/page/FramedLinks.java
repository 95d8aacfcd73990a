package flipscope.web.page;

import flipscope.web.address.EmbedAddress;
import flipscope.web.address.Embedding;
import flipscope.web.address.Embeds;
import flipscope.web.address.Link;
import flipscope.web.exchange.Exchange;
import java.util.List;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Attribute;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/**
 * Rewrites the links of a rendered page so that they stay in its frame. Most pages build their
 * links with {@link Embedding#in}; those in a lesson's text are written by its author, so they are
 * rewritten after rendering.
 */
public final class FramedLinks {
    private static final String POLICY = "Content-Security-Policy";
    private static final List<String> ADDRESSES = List.of("href", "action", "hx-get", "hx-post");

    /** Options whose values are plain words and need no escaping. */
    private static final List<String> KEPT = List.of("theme", "controls", "code");

    private final Embedding embedding;
    private final Embeds embeds;
    private final String note;

    private FramedLinks(Embedding embedding, Pages pages) {
        this.embedding = embedding;
        this.embeds = pages.embeds();
        this.note = " (" + pages.words().text("embed.open.note") + ")";
    }

    /** Rewrites the links of a finished response and allows any site to frame it. */
    public static void lead(Exchange exchange, Pages pages) {
        String html = exchange.answered();
        String policy = exchange.told(POLICY);
        exchange.header(
                POLICY, SecurityHeaders.framedAnywhere(policy, exchange.header("Sec-Fetch-Dest")));
        if (html != null && exchange.status() < 300) {
            pages.embedding(exchange)
                    .ifPresent(each -> exchange.answer(new FramedLinks(each, pages).led(html)));
        }
    }

    /** A whole page, or the part of one that htmx asked for. */
    private String led(String html) {
        boolean whole = html.startsWith("<!");
        Document page = whole ? Jsoup.parse(html) : Jsoup.parseBodyFragment(html);
        page.outputSettings().prettyPrint(false);
        page.select("a, form, figure, textarea").not("[target=_blank]").forEach(this::lead);
        page.select("a[target=_blank]:not(:has(.unseen))")
                .forEach(link -> link.appendElement("span").addClass("unseen").text(note));
        return whole ? page.outerHtml() : page.body().html();
    }

    private void lead(Element element) {
        List<Attribute> addresses =
                element.attributes().asList().stream().filter(FramedLinks::isOurs).toList();
        if (leadsOut(element, addresses)) {
            element.attr("target", "_blank").attr("rel", rel(element));
        } else {
            addresses.forEach(each -> each.setValue(framed(element, each.getValue())));
        }
    }

    /** An address of this site; not a file or a picture. */
    private static boolean isOurs(Attribute attribute) {
        String value = attribute.getValue();
        return ADDRESSES.contains(attribute.getKey())
                && value.startsWith("/")
                && !value.startsWith("//")
                && !value.startsWith("/static/");
    }

    /** Whether it leaves the site or leads to a page too large for a frame. */
    private boolean leadsOut(Element element, List<Attribute> addresses) {
        return element.is("a.open, [href^=http:], [href^=https:], [href^=mailto:]")
                || addresses.stream().anyMatch(each -> isTooLarge(each.getValue()));
    }

    private boolean isTooLarge(String address) {
        return embeds.kindOf(Link.pathOf(bare(address))).isEmpty();
    }

    private static String rel(Element element) {
        String others = element.attr("rel").replace("noopener", "").strip();
        return ("noopener " + others).strip();
    }

    private String framed(Element element, String address) {
        String url = bare(address);
        String path = Link.pathOf(url);
        String rest = url.substring(Link.url(path).length());
        String options = element.is("form:not([method=post])") ? "" : options(url);
        return EmbedAddress.of(Link.to(path)) + rest + options + address.substring(url.length());
    }

    /** The address without its fragment. */
    private static String bare(String address) {
        int fragment = address.indexOf('#');
        return fragment < 0 ? address : address.substring(0, fragment);
    }

    /** Forms that are not posted keep the options in hidden fields. */
    private String options(String url) {
        StringBuilder all = new StringBuilder();
        for (String name : KEPT) {
            String value = embedding.options().get(name);
            if (value != null && !url.contains(name + "=")) {
                all.append(url.contains("?") || !all.isEmpty() ? "&" : "?");
                all.append(name).append('=').append(value);
            }
        }
        return all.toString();
    }
}
