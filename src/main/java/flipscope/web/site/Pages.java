package flipscope.web.site;

import flipscope.text.Messages;
import gg.jte.Content;
import gg.jte.ContentType;
import gg.jte.TemplateEngine;
import gg.jte.TemplateException;
import gg.jte.output.Utf8ByteOutput;
import gg.jte.resolve.DirectoryCodeResolver;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;

/**
 * Renders pages: the whole page, or only one part for htmx. Both renderings have the same URL, so
 * {@code Vary} names the htmx header.
 */
public final class Pages {
    private static final Path TEMPLATES = Path.of("templates");
    private static final Path COMPILED = Path.of("target", "jte-classes");
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
    private final TemplateEngine templates;
    private final Assets assets;
    private final Forwarded forwarded;
    private final BooleanSupplier hasImages;
    private final List<FooterLink> footer;
    private final Messages words = Messages.english();

    public Pages(
            boolean development,
            Assets assets,
            Forwarded forwarded,
            BooleanSupplier hasImages,
            List<FooterLink> footer) {
        this.development = development;
        this.forwarded = forwarded;
        this.hasImages = hasImages;
        this.footer = footer;
        this.templates =
                development
                        ? fromWorkingTree()
                        : TemplateEngine.createPrecompiled(ContentType.Html);
        this.assets = assets;
    }

    private static TemplateEngine fromWorkingTree() {
        TemplateEngine engine =
                TemplateEngine.create(
                        new DirectoryCodeResolver(TEMPLATES), COMPILED, ContentType.Html);
        engine.setTrimControlStructures(true);
        return engine;
    }

    /** The texts of the interface. */
    public Messages words() {
        return words;
    }

    /** Where the site is, such as {@code https://example.org}. */
    public String origin(Context ctx) {
        return forwarded.origin(ctx);
    }

    /** A page's frame without a public address. */
    public PageContext frame(String title) {
        return PageContext.of(words, assets::url, footer, title);
    }

    /** The frame of a page with a canonical address that may be embedded. */
    public PageContext frame(Context ctx, String title) {
        String page = EmbedAddress.page(Link.to(Link.pathOf(ctx))).toString();
        PageLocation place = new PageLocation(origin(ctx), page, hasImages.getAsBoolean());
        PageContext frame = frame(title).at(place);
        return Embedding.of(ctx, words)
                .map(embedding -> frame.within(embedding.view()))
                .orElse(frame);
    }

    /** Sends the page, or only the part if htmx asks for a fragment. */
    public void send(Context ctx, Page page, PagePart part, PageView view) {
        ctx.header("Vary", VARY);
        boolean fragment = wantsFragment(ctx);
        answer(
                ctx,
                fragment ? fragment(part, view) : whole(page, view),
                fragment && part.isOfStepper() && !development ? STEP_KEPT : ASKED_FOR);
    }

    /** Sends a page that has no part of its own. */
    public void send(Context ctx, Page page, PageView view) {
        answer(ctx, whole(page, view), ASKED_FOR);
    }

    /**
     * Whether htmx asks for a fragment. When it restores history that is no longer cached it also
     * sends {@code HX-Request}, but needs the whole page.
     */
    public static boolean wantsFragment(Context ctx) {
        return "true".equals(ctx.header("HX-Request"))
                && !"true".equals(ctx.header("HX-History-Restore-Request"));
    }

    /** Leads to a page of another kind, which is loaded as a whole also where htmx asked. */
    public static void leave(Context ctx, String url) {
        if (wantsFragment(ctx)) {
            ctx.header("HX-Redirect", url).status(HttpStatus.NO_CONTENT);
        } else {
            ctx.redirect(url, HttpStatus.SEE_OTHER);
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

    /**
     * A page depends only on its URL and this build, so its content hash serves as the {@code
     * ETag}.
     */
    private static void answer(Context ctx, byte[] html, String kept) {
        if (ctx.statusCode() < 300) {
            ctx.header("Cache-Control", kept);
            Assets.tag(ctx, Assets.hash(html));
        }
        ctx.contentType("text/html; charset=utf-8").result(html);
    }
}
