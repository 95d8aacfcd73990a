package flipscope.web.share;

import flipscope.text.Messages;
import flipscope.web.address.EmbedAddress;
import flipscope.web.address.Link;
import flipscope.web.address.Problem;
import flipscope.web.address.ProblemException;
import flipscope.web.address.Query;
import flipscope.web.exchange.Exchange;
import flipscope.web.exchange.Routes;
import flipscope.web.figure.Card;
import flipscope.web.figure.CardFigure;
import flipscope.web.figure.CardSource;
import flipscope.web.figure.PaintedImages;
import flipscope.web.figure.Pictured;
import flipscope.web.page.Assets;
import flipscope.web.page.Feature;
import flipscope.web.page.PageLocation;
import flipscope.web.page.Pages;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What puts a page into another one: cards, frames, oEmbed.
 *
 * <p>{@code GET /figure/card/1200/<page>.png}: the preview picture of a page, {@code 1200}, {@code
 * 600} or {@code 300} pixels wide; also as {@code .svg}. It takes the parameters of the page.
 */
public final class ShareSite implements Feature {
    /** The widths of cards, in pixels, the largest first. */
    static final List<Integer> WIDTHS = List.of(Card.WIDTH, 600, 300);

    /** How long cards are kept, in seconds. */
    private static final int CACHED = 3600;

    final Pages pages;
    final Messages words;
    final PaintedImages images;
    private final Link first;
    private final Card site;
    private final Map<String, CardSource> sources = new HashMap<>();

    /**
     * @param first what is embedded for the home page
     * @param site the card of pages without one of their own
     * @param others the features whose pages may have cards
     */
    public ShareSite(
            Pages pages, PaintedImages images, Link first, Card site, List<Feature> others) {
        this.pages = pages;
        this.words = pages.words();
        this.images = images;
        this.first = first;
        this.site = site;
        for (Feature each : others) {
            if (each instanceof Pictured pictured) {
                sources.putAll(pictured.cards());
            }
        }
    }

    @Override
    public void addTo(Routes routes) {
        routes.get("/figure/card/{width}/<page>", this::showCard);
        new OEmbed(this).addTo(routes);
        new SharePages(this).addTo(routes);
    }

    /**
     * The preview card of a page.
     *
     * @param path the path of the page
     * @throws ProblemException if there is no such page, or its parameters are invalid
     */
    Card card(String path, Query query) {
        if (path.equals(PageLocation.SITE)) {
            return site;
        }
        pages.embeds().check(path, query);
        String page = EmbedAddress.bare(path);
        return sources.keySet().stream()
                .filter(of -> isBelow(page, of))
                .max(Comparator.comparingInt(String::length))
                .map(of -> sources.get(of).of(page.substring(of.length()), query))
                .orElseThrow(() -> Problem.notFound(words, "error.not-found", path));
    }

    private static boolean isBelow(String path, String of) {
        return of.endsWith("/")
                ? path.startsWith(of) && path.length() > of.length()
                : (path + "/").startsWith(of + "/");
    }

    /** The card of a page that is embedded. */
    Card card(SharedPage page) {
        return card(page.path(), page.query(words));
    }

    /** The page at an address of this site, which may be embedded. */
    SharedPage page(String url, String here) {
        return SharedPage.read(pages.embeds(), url, here, first)
                .orElseThrow(() -> unknown(url, ""));
    }

    ProblemException unknown(String url, String why) {
        String message = words.text("share.oembed.unknown", Problem.excerpt(url), why).strip();
        return new ProblemException(new Problem(404, "not-found", message, "url"));
    }

    /** Sends the picture. */
    private void showCard(Exchange exchange) {
        String file = exchange.inPath("page");
        int dot = file.lastIndexOf('.');
        String form = dot < 0 ? "" : file.substring(dot + 1);
        int width = cardWidth(exchange, form);
        Card card = card("/" + file.substring(0, dot), Query.of(exchange, words));
        String svg = CardFigure.of(card).svg();
        if (form.equals("svg")) {
            Assets.share(
                    exchange,
                    CACHED,
                    "image/svg+xml; charset=utf-8",
                    svg.getBytes(StandardCharsets.UTF_8));
        } else {
            Assets.share(exchange, CACHED, "image/png", images.png(svg, width, cardHeight(width)));
        }
    }

    /** The height of a card of this width. */
    static int cardHeight(int width) {
        return Math.round((float) width * Card.HEIGHT / Card.WIDTH);
    }

    /** The address of a page's card. */
    static Link cardAddress(SharedPage target, int width, String form) {
        return target.embed().at("/figure/card/" + width + target.path() + "." + form);
    }

    private int cardWidth(Exchange exchange, String form) {
        return WIDTHS.stream()
                .filter(width -> exchange.inPath("width").equals(width.toString()))
                .filter(width -> List.of("png", "svg").contains(form))
                .findFirst()
                .orElseThrow(() -> Problem.notFound(words, "share.card.form", exchange.path()));
    }
}
