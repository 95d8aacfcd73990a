package flipscope.web.share;

import flipscope.text.Messages;
import flipscope.web.cube.CubeUrl;
import flipscope.web.figure.Card;
import flipscope.web.figure.CardFigure;
import flipscope.web.figure.CardSource;
import flipscope.web.figure.PaintedImages;
import flipscope.web.game.GameReader;
import flipscope.web.play.GameCards;
import flipscope.web.play.puzzle.PuzzleRoutes;
import flipscope.web.scorefour.CubeCards;
import flipscope.web.scorefour.CubeGame;
import flipscope.web.site.Assets;
import flipscope.web.site.EmbedAddress;
import flipscope.web.site.EmbedAddress.Kind;
import flipscope.web.site.Embedding;
import flipscope.web.site.Link;
import flipscope.web.site.PageLocation;
import flipscope.web.site.Pages;
import flipscope.web.site.Problem;
import flipscope.web.site.ProblemException;
import flipscope.web.site.Query;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * What puts a page into another one: cards, frames, oEmbed.
 *
 * <p>{@code GET /figure/card/1200/<page>.png}: the preview picture of a page, {@code 1200}, {@code
 * 600} or {@code 300} pixels wide; also as {@code .svg}. It takes the parameters of the page.
 */
public final class ShareSite {
    /** The widths of cards, in pixels, the largest first. */
    static final List<Integer> WIDTHS = List.of(Card.WIDTH, 600, 300);

    /** How long cards are kept, in seconds. */
    private static final int CACHED = 3600;

    final Pages pages;
    final Messages words;
    final PaintedImages images;
    private final Link first;
    private final Card site;
    private final Map<Kind, CardSource> sources;

    /**
     * @param first what is embedded for the home page
     * @param site the card of pages without one of their own
     * @param others the cards of each kind of page beside the games
     */
    public ShareSite(
            Pages pages,
            PaintedImages images,
            Link first,
            Card site,
            Map<Kind, CardSource> others) {
        this.pages = pages;
        this.words = pages.words();
        this.images = images;
        this.first = first;
        this.site = site;
        this.sources = new EnumMap<>(others);
        GameCards cards = new GameCards(words);
        PuzzleRoutes puzzles = new PuzzleRoutes(pages);
        CardSource games =
                (name, query) ->
                        PuzzleRoutes.isCard(name)
                                ? puzzles.card(query)
                                : cards.of(GameReader.begin(query));
        sources.put(Kind.PLAY, games);
        sources.put(Kind.BOARD, games);
        CubeCards cubes = new CubeCards(words);
        sources.put(Kind.SCORE_FOUR, (name, query) -> cubes.of(CubeGame.of(CubeUrl.read(query))));
    }

    public void addTo(RoutesConfig routes) {
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
        Embedding.check(path, query);
        return EmbedAddress.kindOf(path)
                .filter(sources::containsKey)
                .map(kind -> sources.get(kind).of(kind.name(path), query))
                .orElseThrow(() -> Problem.notFound(words, "error.not-found", path));
    }

    /** The card of a page that is embedded. */
    Card card(SharedPage page) {
        return card(page.path(), page.query(words));
    }

    /** The page at an address of this site, which may be embedded. */
    SharedPage page(String url, String here) {
        return SharedPage.read(url, here, first).orElseThrow(() -> unknown(url, ""));
    }

    ProblemException unknown(String url, String why) {
        String message = words.text("share.oembed.unknown", Problem.excerpt(url), why).strip();
        return new ProblemException(new Problem(404, "not-found", message, "url"));
    }

    /** Sends the picture. */
    private void showCard(Context ctx) {
        String file = ctx.pathParam("page");
        int dot = file.lastIndexOf('.');
        String form = dot < 0 ? "" : file.substring(dot + 1);
        int width = cardWidth(ctx, form);
        Card card = card("/" + file.substring(0, dot), Query.of(ctx, words));
        String svg = CardFigure.of(card).svg();
        if (form.equals("svg")) {
            Assets.share(
                    ctx,
                    CACHED,
                    "image/svg+xml; charset=utf-8",
                    svg.getBytes(StandardCharsets.UTF_8));
        } else {
            Assets.share(ctx, CACHED, "image/png", images.png(svg, width, cardHeight(width)));
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

    private int cardWidth(Context ctx, String form) {
        return WIDTHS.stream()
                .filter(width -> ctx.pathParam("width").equals(width.toString()))
                .filter(width -> List.of("png", "svg").contains(form))
                .findFirst()
                .orElseThrow(() -> Problem.notFound(words, "share.card.form", ctx.path()));
    }
}
