package flipscope.web.share;

import flipscope.web.compare.ComparePages;
import flipscope.web.cube.CubeUrl;
import flipscope.web.figure.Card;
import flipscope.web.figure.CardSource;
import flipscope.web.figure.PaintedImages;
import flipscope.web.game.GameReader;
import flipscope.web.play.GameCards;
import flipscope.web.play.puzzle.PuzzleRoutes;
import flipscope.web.scorefour.CubeCards;
import flipscope.web.scorefour.CubeGame;
import flipscope.web.site.EmbedAddress.Kind;
import flipscope.web.site.Link;
import flipscope.web.site.Pages;
import flipscope.web.site.SiteOrigin;
import io.javalin.config.RoutesConfig;
import java.util.Map;
import java.util.function.Function;

/** Wires what puts a page into another one: cards, frames, oEmbed. */
public final class ShareSite {
    private final Pages pages;
    private final SiteOrigin origin;
    private final PaintedImages images;
    private final Link first;

    /**
     * @param first what is embedded for the home page
     */
    public ShareSite(Pages pages, SiteOrigin origin, PaintedImages images, Link first) {
        this.pages = pages;
        this.origin = origin;
        this.images = images;
        this.first = first;
    }

    /**
     * The cards of each kind of page.
     *
     * @param tasks the cards of tasks
     * @param lessons the card of a lesson by its name
     * @param site the card of the other pages
     */
    public CardIndex cards(
            CardSource traces,
            ComparePages compare,
            CardSource tasks,
            Function<String, Card> lessons,
            Card site) {
        GameCards cards = new GameCards(pages.words());
        CubeCards cubes = new CubeCards(pages.words());
        PuzzleRoutes puzzles = new PuzzleRoutes(pages);
        CardSource games =
                (name, query) ->
                        PuzzleRoutes.isCard(name)
                                ? puzzles.card(query)
                                : cards.of(GameReader.begin(query));
        return new CardIndex(
                Map.of(
                        Kind.TRACE, traces,
                        Kind.FIGURE, traces,
                        Kind.COMPARE, compare::card,
                        Kind.PLAY, games,
                        Kind.SCORE_FOUR,
                                (name, query) -> cubes.of(CubeGame.of(CubeUrl.read(query))),
                        Kind.WRITE, tasks,
                        Kind.BOARD, games,
                        Kind.LESSON, (name, query) -> lessons.apply(name)),
                site,
                pages.words());
    }

    public void addTo(RoutesConfig routes, CardIndex cards) {
        new CardRoutes(cards, images, pages.words()).addTo(routes);
        new OEmbed(origin, cards, images, first, pages.words()).addTo(routes);
        new SharePages(pages, cards, first).addTo(routes);
    }
}
