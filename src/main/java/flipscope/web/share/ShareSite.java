package flipscope.web.share;

import flipscope.text.Messages;
import flipscope.web.cube.CubeUrl;
import flipscope.web.figure.Card;
import flipscope.web.figure.CardSource;
import flipscope.web.figure.PaintedImages;
import flipscope.web.game.GameReader;
import flipscope.web.play.GameCards;
import flipscope.web.play.puzzle.PuzzleRoutes;
import flipscope.web.scorefour.CubeCards;
import flipscope.web.scorefour.CubeGame;
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
import java.util.EnumMap;
import java.util.Map;

/** What puts a page into another one: cards, frames, oEmbed. */
public final class ShareSite {
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
        new CardRoutes(this).addTo(routes);
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
}
