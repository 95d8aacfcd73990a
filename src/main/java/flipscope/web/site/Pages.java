package flipscope.web.site;

import flipscope.text.Messages;
import gg.jte.ContentType;
import gg.jte.TemplateEngine;
import gg.jte.output.StringOutput;
import gg.jte.output.Utf8ByteOutput;
import gg.jte.resolve.DirectoryCodeResolver;
import io.javalin.http.Context;
import java.nio.file.Path;
import java.util.function.BooleanSupplier;

/**
 * Shows view records: the whole page, or only its part when htmx asks. One URL has both renderings,
 * and {@code Vary} says so.
 */
public final class Pages {
    private static final Path TEMPLATES = Path.of("templates");
    private static final Path COMPILED = Path.of("target", "jte-classes");
    private static final String VARY =
            "HX-Request, HX-Target, HX-History-Restore-Request, Accept-Encoding";

    /** Kept, and asked for each time whether it is still so. */
    private static final String ASKED_FOR = "public, no-cache";

    /**
     * The steps next to the one that is read are fetched ahead: for five minutes they are there at
     * once, and nobody is asked.
     */
    private static final String STEP_KEPT = "public, max-age=300";

    private final boolean development;
    private final TemplateEngine templates;
    private final Assets assets;
    private final SiteOrigin origin;
    private final BooleanSupplier hasImages;
    private final Messages words = Messages.english();

    public Pages(boolean development, Assets assets, SiteOrigin origin, BooleanSupplier hasImages) {
        this.development = development;
        this.origin = origin;
        this.hasImages = hasImages;
        this.templates = development ? fromWorkingTree() : precompiled();
        this.assets = assets;
    }

    private static TemplateEngine precompiled() {
        return TemplateEngine.createPrecompiled(ContentType.Html);
    }

    private static TemplateEngine fromWorkingTree() {
        TemplateEngine engine =
                TemplateEngine.create(
                        new DirectoryCodeResolver(TEMPLATES), COMPILED, ContentType.Html);
        engine.setTrimControlStructures(true);
        return engine;
    }

    /** The texts of a page. */
    public Messages words() {
        return words;
    }

    /** The frame of a page with this title. */
    public PageFrame frame(String title) {
        return PageFrame.of(words, assets::url, title);
    }

    /** The frame of a page that names its own whole address, and may stand in another page. */
    public PageFrame frame(Context ctx, String title) {
        String page = EmbedAddress.page(Link.to(ctx.path())).toString();
        PageLocation place = new PageLocation(origin.of(ctx), page, hasImages.getAsBoolean());
        PageFrame frame = frame(title).at(place);
        return Embedding.of(ctx, words)
                .map(embedding -> frame.within(embedding.view()))
                .orElse(frame);
    }

    /** Answers with the page, or with its part when htmx asks for a fragment. */
    public void send(Context ctx, Page page, PagePart part, PageView view) {
        ctx.header("Vary", VARY);
        boolean fragment = wantsFragment(ctx);
        answer(
                ctx,
                fragment ? fragment(part, view) : whole(page, view),
                fragment && part == PagePart.STEPPER && !development ? STEP_KEPT : ASKED_FOR);
    }

    /** Answers with a page that has no part of its own. */
    public void send(Context ctx, Page page, PageView view) {
        answer(ctx, whole(page, view), ASKED_FOR);
    }

    /**
     * Whether htmx wants a fragment. When it restores history past its cache it says {@code
     * HX-Request} too, and wants the page.
     */
    public static boolean wantsFragment(Context ctx) {
        return "true".equals(ctx.header("HX-Request"))
                && !"true".equals(ctx.header("HX-History-Restore-Request"));
    }

    /** Whether an answer is a step that a browser may keep without asking. */
    public static boolean isKept(Context ctx) {
        return STEP_KEPT.equals(ctx.res().getHeader("Cache-Control"));
    }

    /** A whole page as UTF-8. */
    byte[] whole(Page page, PageView view) {
        return render(view, page.template());
    }

    /** A part, with the page's title and what is to be spoken beside it, for htmx to swap in. */
    private byte[] fragment(PagePart part, PageView view) {
        return render(view, "site/fragment.jte", part.template());
    }

    /** What a template makes of its parameter, as text and without any page round it. */
    public String text(String template, Object parameter) {
        StringOutput output = new StringOutput();
        templates.render(template, parameter, output);
        return output.toString();
    }

    /** One after the other. */
    private byte[] render(PageView view, String... parts) {
        Utf8ByteOutput output = new Utf8ByteOutput();
        for (String part : parts) {
            templates.render(part, view, output);
        }
        return output.toByteArray();
    }

    /** A page is a function of its URL and of this build: it may be kept, and must be asked for. */
    private static void answer(Context ctx, byte[] html, String kept) {
        if (ctx.statusCode() < 300) {
            ctx.header("Cache-Control", kept);
            ctx.header("ETag", '"' + Assets.hash(html) + '"');
        }
        ctx.contentType("text/html; charset=utf-8").result(html);
    }
}
