package flipscope.web.home;

import flipscope.rules.Squares;
import flipscope.web.game.BoardView;
import flipscope.web.game.GameReader;
import flipscope.web.game.GameState;
import flipscope.web.play.GamePages;
import flipscope.web.play.PlayView;
import flipscope.web.play.PlayViews;
import flipscope.web.site.Page;
import flipscope.web.site.Pages;
import flipscope.web.site.Query;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;

/** {@code GET /}: a playable start position and the storyboard beside it. */
public final class HomeRoutes {
    private final Pages pages;
    private final GamePages games;
    private final PlayViews views;
    private final HomeStoryboard story;

    public HomeRoutes(Pages pages, HomeStoryboard story) {
        this.pages = pages;
        this.games = new GamePages(pages);
        this.views = new PlayViews(pages.words());
        this.story = story;
    }

    public void addTo(RoutesConfig routes) {
        routes.get("/", this::show);
    }

    private void show(Context ctx) {
        GameState start = GameReader.read(Query.of(ctx, pages.words()));
        PlayView game = views.of(games.frame(ctx, ""), start, false);
        BoardView board = game.board().finding(Squares.names(story.found()));
        pages.send(
                ctx,
                Page.HOME,
                new HomeView(game, board, story.frames(), story.url(), story.lessons()));
    }
}
