package flipscope.web.share;

import flipscope.text.Members;
import flipscope.web.address.EmbedKind;
import flipscope.web.address.Link;
import flipscope.web.address.Problem;
import flipscope.web.address.ProblemException;
import flipscope.web.address.Query;
import flipscope.web.address.QueryParameter;
import flipscope.web.exchange.Exchange;
import flipscope.web.exchange.Routes;
import flipscope.web.figure.Card;
import flipscope.web.page.Json;
import java.util.Map;
import java.util.Optional;

/**
 * {@code GET /oembed?url=…}: implements oEmbed 1.0 (oembed.com), for sites that turn a pasted link
 * into a frame.
 */
record OEmbed(ShareSite share) {
    /**
     * In seconds; limited, since later versions of this site may render the same address better.
     */
    private static final int CACHE_AGE = 86_400;

    private static final int LARGEST = 100_000;

    static final QueryParameter<String> URL = QueryParameter.text("url", 8_000);
    static final QueryParameter<Integer> MAX_WIDTH =
            QueryParameter.number("maxwidth", 1, LARGEST).or(LARGEST, "any");
    static final QueryParameter<Integer> MAX_HEIGHT =
            QueryParameter.number("maxheight", 1, LARGEST).or(LARGEST, "any");
    static final QueryParameter<String> FORMAT = QueryParameter.text("format", 40).missing("json");

    void addTo(Routes routes) {
        routes.get("/oembed", this::show);
    }

    /** The address of the page to be embedded, which {@code /share} takes too. */
    static String url(Query query) {
        return URL.in(query).orElseThrow(() -> URL.refusal(query.words(), "share.oembed.missing"));
    }

    /** Answers a request. */
    private void show(Exchange exchange) {
        Query query = Query.of(exchange, share.words);
        String url = url(query);
        int width = MAX_WIDTH.of(query);
        int height = MAX_HEIGHT.of(query);
        FORMAT.in(query)
                .filter(format -> !format.equalsIgnoreCase("json"))
                .ifPresent(this::refuseFormat);
        if (url.startsWith("/")) {
            throw share.unknown(url, "");
        }
        String site = exchange.origin();
        SharedPage target = share.page(url, site);
        Map<String, Object> answer = answer(site, target, card(url, target), width, height);
        exchange.header("Cache-Control", "public, max-age=" + CACHE_AGE);
        Json.send(exchange, answer);
    }

    /** Any error in the page is an error in {@code url}, the only part that the consumer knows. */
    private Card card(String url, SharedPage target) {
        try {
            return share.card(target);
        } catch (ProblemException wrong) {
            throw share.unknown(url, wrong.problem().message());
        }
    }

    /**
     * @param most the width that is accepted, in pixels
     * @param highest the height that is accepted, in pixels
     */
    private Map<String, Object> answer(
            String site, SharedPage target, Card card, int most, int highest) {
        EmbedKind kind = target.kind();
        int width = Math.min(kind.width(), most);
        int height = Math.min(kind.height(), highest);
        Map<String, Object> answer =
                Members.of(
                        "version",
                        "1.0",
                        "type",
                        "rich",
                        "title",
                        card.title(),
                        "provider_name",
                        share.words.text("page.name"),
                        "provider_url",
                        site + Link.url("/"),
                        "cache_age",
                        CACHE_AGE,
                        "width",
                        width,
                        "height",
                        height,
                        "html",
                        target.frame(site, card.title(), width, height));
        thumbnail(most, highest).ifPresent(size -> putThumbnail(answer, site, target, size));
        return answer;
    }

    /** The widest thumbnail that fits. */
    private Optional<Integer> thumbnail(int most, int highest) {
        return ShareSite.WIDTHS.stream()
                .filter(width -> share.images.isOpen())
                .filter(width -> width <= most && ShareSite.cardHeight(width) <= highest)
                .findFirst();
    }

    private static void putThumbnail(
            Map<String, Object> answer, String site, SharedPage target, int width) {
        answer.put("thumbnail_url", site + ShareSite.cardAddress(target, width, "png"));
        answer.put("thumbnail_width", width);
        answer.put("thumbnail_height", ShareSite.cardHeight(width));
    }

    private void refuseFormat(String format) {
        String message = share.words.text("share.oembed.format", Problem.excerpt(format));
        throw new ProblemException(new Problem(501, "not-implemented", message, "format"));
    }
}
