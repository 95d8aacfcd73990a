package flipscope.web.share;

import flipscope.text.Messages;
import flipscope.web.figure.Card;
import flipscope.web.figure.PaintedImages;
import flipscope.web.site.EmbedAddress.Kind;
import flipscope.web.site.Json;
import flipscope.web.site.Link;
import flipscope.web.site.Problem;
import flipscope.web.site.ProblemException;
import flipscope.web.site.Query;
import flipscope.web.site.SiteOrigin;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Map;
import java.util.Optional;

/**
 * {@code GET /oembed?url=…}: implements oEmbed 1.0 (oembed.com), for sites that turn a pasted link
 * into a frame.
 */
public final class OEmbed {
    /**
     * In seconds; limited, since later versions of this site may render the same address better.
     */
    private static final int CACHE_AGE = 86_400;

    private final SiteOrigin origin;
    private final CardIndex cards;
    private final PaintedImages images;
    private final Link first;
    private final Messages words;

    /**
     * @param first what is embedded for the home page
     */
    public OEmbed(
            SiteOrigin origin, CardIndex cards, PaintedImages images, Link first, Messages words) {
        this.origin = origin;
        this.cards = cards;
        this.images = images;
        this.first = first;
        this.words = words;
    }

    public void addTo(RoutesConfig routes) {
        routes.get("/oembed", this::show);
    }

    /** Answers a request. */
    private void show(Context ctx) {
        ShareRequest asked = ShareRequest.read(Query.of(ctx, words));
        String url = asked.url();
        asked.format()
                .filter(format -> !format.equalsIgnoreCase("json"))
                .ifPresent(this::refuseFormat);
        SharedPage target =
                Optional.of(url)
                        .filter(whole -> !whole.startsWith("/"))
                        .flatMap(whole -> SharedPage.read(whole, origin.of(ctx), first))
                        .orElseThrow(() -> unknown(url, ""));
        ctx.header("Cache-Control", "public, max-age=" + CACHE_AGE);
        Json.send(ctx, answer(origin.of(ctx), target, asked, card(url, target)));
    }

    /** Any error in the page is an error in {@code url}, the only part that the consumer knows. */
    private Card card(String url, SharedPage target) {
        try {
            return cards.of(target.path(), target.query(words));
        } catch (ProblemException wrong) {
            throw unknown(url, wrong.problem().message());
        }
    }

    private Map<String, Object> answer(
            String site, SharedPage target, ShareRequest room, Card card) {
        Kind kind = target.kind();
        int width = Math.min(kind.width(), room.width());
        int height = Math.min(kind.height(), room.height());
        Map<String, Object> answer =
                Json.object(
                        "version", "1.0",
                        "type", "rich",
                        "title", card.title(),
                        "provider_name", words.text("page.name"),
                        "provider_url", site + Link.url("/"),
                        "cache_age", CACHE_AGE,
                        "width", width,
                        "height", height,
                        "html", Snippet.frame(site + target.embed(), card.title(), width, height));
        thumbnail(room).ifPresent(size -> putThumbnail(answer, site, target, size));
        return answer;
    }

    /** The widest thumbnail that fits. */
    private Optional<Integer> thumbnail(ShareRequest room) {
        return CardRoutes.WIDTHS.stream()
                .filter(width -> images.isOpen())
                .filter(width -> width <= room.width())
                .filter(width -> CardRoutes.height(width) <= room.height())
                .findFirst();
    }

    private static void putThumbnail(
            Map<String, Object> answer, String site, SharedPage target, int width) {
        answer.put("thumbnail_url", site + CardRoutes.address(target, width, "png"));
        answer.put("thumbnail_width", width);
        answer.put("thumbnail_height", CardRoutes.height(width));
    }

    private void refuseFormat(String format) {
        String message = words.text("share.oembed.format", Problem.excerpt(format));
        throw new ProblemException(new Problem(501, "not-implemented", message, "format"));
    }

    private ProblemException unknown(String url, String why) {
        String message = words.text("share.oembed.unknown", Problem.excerpt(url), why).strip();
        return new ProblemException(new Problem(404, "not-found", message, "url"));
    }
}
