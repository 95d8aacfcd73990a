package flipscope.web.page;

import flipscope.text.Messages;
import flipscope.web.address.Embedding;
import flipscope.web.address.Embeds;
import flipscope.web.address.Link;
import flipscope.web.address.ProblemException;
import flipscope.web.exchange.Exchange;
import flipscope.web.exchange.Status;
import gg.jte.Content;
import gg.jte.TemplateException;
import gg.jte.output.Utf8ByteOutput;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.UnaryOperator;

/**
 * Renders pages: the whole page, or only one part for htmx. Both renderings have the same URL, so
 * {@code Vary} names the htmx header.
 */
public final class Pages {
    private static final String VARY =
            "HX-Request, HX-Target, HX-History-Restore-Request, Accept-Encoding";

    /** Cacheable, revalidated on every request. */
    private static final String ASKED_FOR = "public, no-cache";

    /**
     * Steps are prefetched, so for five minutes they are served from the cache without
     * revalidation.
     */
    private static final String STEP_KEPT = "public, max-age=300";

    private final boolean development;
    private final Templates templates;
    private final Declared declared;
    private final UnaryOperator<String> assets;
    private final BooleanSupplier hasImages;
    private final List<FooterLink> footer;
    private final Messages words = Messages.english();

    /**
     * @param assets the URL of a static file by its name
     * @param hasImages whether pictures for previews can be painted
     */
    public Pages(
            boolean development,
            UnaryOperator<String> assets,
            Templates templates,
            Declared declared,
            BooleanSupplier hasImages,
            List<FooterLink> footer) {
        this.development = development;
        this.hasImages = hasImages;
        this.footer = footer;
        this.templates = templates;
        this.declared = declared;
        this.assets = assets;
    }

    /** The texts of the interface. */
    public Messages words() {
        return words;
    }

    /** A page's frame without a public address. */
    public PageContext frame(String title) {
        return PageContext.of(words, assets, declared, footer, title);
    }

    /** The frame of a page with a canonical address that may be embedded. */
    public PageContext frame(Exchange exchange, String title) {
        String page = embeds().page(Link.to(Link.pathOf(exchange))).toString();
        PageLocation place =
                new PageLocation(exchange.origin(), page, hasImages.getAsBoolean(), embeds());
        PageContext frame = frame(title).at(place);
        return embedding(exchange).map(embedding -> frame.within(embedding.view())).orElse(frame);
    }

    public Embeds embeds() {
        return declared.embeds();
    }

    /** How a request is embedded; empty for a page that is not. */
    public Optional<Embedding> embedding(Exchange exchange) {
        return embeds().of(exchange, words);
    }

    /** The address of a page, in the frame of a request if that is for an embed. */
    public String framed(Exchange exchange, Link page) {
        return embedding(exchange).map(each -> each.in(page)).orElse(page).toString();
    }

    /** Sends the page, or only the part if htmx asks for a fragment. */
    public void send(Exchange exchange, Page page, PagePart part, PageView view) {
        exchange.header("Vary", VARY);
        boolean fragment = wantsFragment(exchange);
        answer(
                exchange,
                fragment ? fragment(part, view) : whole(page, view),
                fragment && part.isAhead() && !development ? STEP_KEPT : ASKED_FOR);
    }

    /** Sends a page that has no part of its own. */
    public void send(Exchange exchange, Page page, PageView view) {
        answer(exchange, whole(page, view), ASKED_FOR);
    }

    /**
     * Whether htmx asks for a fragment. When it restores history that is no longer cached it also
     * sends {@code HX-Request}, but needs the whole page.
     */
    public static boolean wantsFragment(Exchange exchange) {
        return "true".equals(exchange.header("HX-Request"))
                && !"true".equals(exchange.header("HX-History-Restore-Request"));
    }

    /** Leads to a page of another kind, which is loaded as a whole also where htmx asked. */
    public static void leave(Exchange exchange, String url) {
        if (wantsFragment(exchange)) {
            exchange.header("HX-Redirect", url).status(Status.NO_CONTENT);
        } else {
            exchange.redirect(url, Status.SEE_OTHER);
        }
    }

    byte[] whole(Page page, PageView view) {
        return render(view, page.template());
    }

    /** The part, preceded by the page's title and announcement for htmx to swap in. */
    private byte[] fragment(PagePart part, PageView view) {
        return render(view, "site/fragment.jte", part.template());
    }

    /** A template that is chosen by its name, to stand inside another one. */
    public Content content(String template, Map<String, Object> parameters) {
        return output -> asked(() -> templates.render(template, parameters, output));
    }

    /** Renders templates one after the other. */
    private byte[] render(PageView view, String... parts) {
        Utf8ByteOutput output = new Utf8ByteOutput();
        for (String part : parts) {
            asked(() -> templates.render(part, view, output));
        }
        return output.toByteArray();
    }

    /** Drawing reads parameters too: what is wrong with one is the request's mistake, not ours. */
    private static void asked(Runnable drawing) {
        try {
            drawing.run();
        } catch (TemplateException failure) {
            for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
                if (cause instanceof ProblemException problem) {
                    throw problem;
                }
            }
            throw failure;
        }
    }

    /** Whatever a page depends on is in its content, whose hash serves as the {@code ETag}. */
    private static void answer(Exchange exchange, byte[] html, String kept) {
        if (exchange.status() < 300) {
            exchange.header("Cache-Control", kept);
            Assets.tag(exchange, Assets.hash(html));
        }
        exchange.type("text/html; charset=utf-8").answer(html);
    }
}
