package flipscope.web.site;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.javalin.http.Context;
import java.util.List;

/**
 * Puts the site's base path before the addresses of an answer: those in its headers and, if it is
 * HTML, those in its attributes.
 */
final class BasedAnswers {
    /** Headers that hold an address. */
    static final List<String> HEADERS =
            List.of("Location", "HX-Push-Url", "HX-Redirect", "HX-Replace-Url");

    private BasedAnswers() {}

    static void apply(Context ctx) {
        String base = BasePath.of(ctx);
        if (base.isEmpty()) {
            return;
        }
        for (String header : HEADERS) {
            String address = ctx.res().getHeader(header);
            if (address != null && address.startsWith("/")) {
                ctx.header(header, base + address);
            }
        }
        String type = ctx.res().getContentType();
        if (ctx.resultInputStream() != null && type != null && type.startsWith("text/html")) {
            rewrite(ctx, base);
        }
    }

    private static void rewrite(Context ctx, String base) {
        byte[] html = BasePathRewriter.of(ctx.result(), base).getBytes(UTF_8);
        ctx.result(html);
        if (ctx.res().getHeader("ETag") != null) {
            Assets.tag(ctx, Assets.hash(html));
        }
    }
}
