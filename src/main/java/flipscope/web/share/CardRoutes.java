package flipscope.web.share;

import flipscope.web.figure.Card;
import flipscope.web.figure.CardFigure;
import flipscope.web.figure.FigureSvg;
import flipscope.web.site.Assets;
import flipscope.web.site.Link;
import flipscope.web.site.Problem;
import flipscope.web.site.Query;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * {@code GET /figure/card/1200/<page>.png}: the preview picture of a page, {@code 1200}, {@code
 * 600} or {@code 300} pixels wide; also as {@code .svg}. It takes the parameters of the page.
 */
record CardRoutes(ShareSite share) {
    /** Largest first. */
    static final List<Integer> WIDTHS = List.of(Card.WIDTH, 600, 300);

    /** In seconds. */
    private static final int CACHED = 3600;

    void addTo(RoutesConfig routes) {
        routes.get("/figure/card/{width}/<page>", this::show);
    }

    /** Sends the picture. */
    private void show(Context ctx) {
        String file = ctx.pathParam("page");
        int dot = file.lastIndexOf('.');
        String form = dot < 0 ? "" : file.substring(dot + 1);
        int width = width(ctx, form);
        Card card = share.card("/" + file.substring(0, dot), Query.of(ctx, share.words));
        String svg = FigureSvg.of(CardFigure.of(card));
        if (form.equals("svg")) {
            Assets.share(
                    ctx,
                    CACHED,
                    "image/svg+xml; charset=utf-8",
                    svg.getBytes(StandardCharsets.UTF_8));
        } else {
            Assets.share(ctx, CACHED, "image/png", share.images.png(svg, width, height(width)));
        }
    }

    /** The height of a card of this width. */
    static int height(int width) {
        return Math.round((float) width * Card.HEIGHT / Card.WIDTH);
    }

    /** The address of a page's card. */
    static Link address(SharedPage target, int width, String form) {
        return target.embed().at("/figure/card/" + width + target.path() + "." + form);
    }

    private int width(Context ctx, String form) {
        return WIDTHS.stream()
                .filter(width -> ctx.pathParam("width").equals(width.toString()))
                .filter(width -> List.of("png", "svg").contains(form))
                .findFirst()
                .orElseThrow(() -> Problem.notFound(share.words, "share.card.form", ctx.path()));
    }
}
