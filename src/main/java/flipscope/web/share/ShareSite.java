package flipscope.web.share;

import flipscope.web.compare.ComparePages;
import flipscope.web.figure.Card;
import flipscope.web.figure.CardSource;
import flipscope.web.figure.FramedFigures;
import flipscope.web.figure.PaintedImages;
import flipscope.web.game.GameReader;
import flipscope.web.game.GameState;
import flipscope.web.play.GameCards;
import flipscope.web.play.GamePages;
import flipscope.web.play.puzzle.PuzzleRoutes;
import flipscope.web.scorefour.CubeCards;
import flipscope.web.scorefour.CubePages;
import flipscope.web.scorefour.CubeRequest;
import flipscope.web.share.height.CompareHeight;
import flipscope.web.share.height.CubeHeight;
import flipscope.web.share.height.FigureHeight;
import flipscope.web.share.height.GameHeight;
import flipscope.web.share.height.HeightSource;
import flipscope.web.share.height.TraceHeight;
import flipscope.web.site.EmbedAddress.Kind;
import flipscope.web.site.Link;
import flipscope.web.site.Pages;
import flipscope.web.site.SiteOrigin;
import flipscope.web.trace.TracePages;
import io.javalin.config.RoutesConfig;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;

/** Wires what puts a page into another one: cards, frames, oEmbed. */
public final class ShareSite {
    private final Pages pages;
    private final SiteOrigin origin;
    private final PaintedImages images;
    private final Supplier<Link> first;

    /**
     * @param first what is embedded for the home page
     */
    public ShareSite(Pages pages, SiteOrigin origin, PaintedImages images, Supplier<Link> first) {
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
            Supplier<Card> site) {
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
                        Kind.SCORE_FOUR, (name, query) -> cubes.of(CubeRequest.game(query)),
                        Kind.WRITE, tasks,
                        Kind.BOARD, games,
                        Kind.LESSON, (name, query) -> lessons.apply(name)),
                site,
                pages.words());
    }

    /** The heights of each kind of page that fits its content. */
    public FrameHeights heights(TracePages trace, ComparePages compare, FramedFigures figures) {
        GamePages games = new GamePages(pages);
        HeightSource game =
                (name, query, options, width) -> {
                    GameState shown =
                            options.isPicture()
                                    ? GameReader.beginBoard(query)
                                    : GameReader.begin(query);
                    return GameHeight.of(games.framed(shown, options), width);
                };
        CubePages cubes = new CubePages(pages);
        HeightSource cube =
                (name, query, options, width) ->
                        CubeHeight.of(cubes.framed(CubeRequest.game(query), options), width);
        HeightSource traces =
                (name, query, options, width) ->
                        TraceHeight.of(trace.framed(name, query, options), width);
        HeightSource comparisons =
                (name, query, options, width) ->
                        CompareHeight.of(compare.framed(query, options), width);
        HeightSource pictures =
                (name, query, options, width) ->
                        FigureHeight.of(figures.figure(name, query), width);
        return new FrameHeights(
                Map.of(
                        Kind.TRACE, traces,
                        Kind.COMPARE, comparisons,
                        Kind.FIGURE, pictures,
                        Kind.PLAY, game,
                        Kind.SCORE_FOUR, cube,
                        Kind.BOARD, game),
                pages.words());
    }

    public void addTo(RoutesConfig routes, CardIndex cards, FrameHeights heights) {
        new CardRoutes(cards, images, pages.words()).addTo(routes);
        new OEmbed(origin, cards, heights, images, first, pages.words()).addTo(routes);
        new SharePages(pages, cards, heights, first).addTo(routes);
    }
}
