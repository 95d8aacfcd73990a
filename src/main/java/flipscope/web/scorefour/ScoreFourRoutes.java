package flipscope.web.scorefour;

import flipscope.web.site.EmbedAddress;
import flipscope.web.site.Embedding;
import flipscope.web.site.Page;
import flipscope.web.site.PageFrame;
import flipscope.web.site.PagePart;
import flipscope.web.site.Pages;
import flipscope.web.site.Query;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Optional;

/** The routes of score four. */
public final class ScoreFourRoutes {
    private final Pages pages;
    private final CubeViews views;

    public ScoreFourRoutes(Pages pages) {
        this.pages = pages;
        this.views = new CubeViews(pages.words());
    }

    public void addTo(RoutesConfig routes) {
        routes.get("/score-four", this::show);
    }

    private void show(Context ctx) {
        CubeRequest asked = read(ctx);
        CubeGame game = asked.game();
        PageFrame frame = frame(ctx, game).opening(EmbedAddress.page(game.url().link()));
        Optional<String> why = asked.why().filter(each -> game.isPersonToMove());
        boolean fresh = Pages.wantsFragment(ctx) && !game.isPast();
        send(
                ctx,
                why.map(each -> views.asking(frame, game, each))
                        .orElseGet(() -> views.of(frame, game, fresh)));
    }

    private CubeRequest read(Context ctx) {
        return CubeRequest.read(Query.of(ctx, pages.words()), Embedding.of(ctx, pages.words()));
    }

    private void send(Context ctx, CubeView view) {
        pages.send(ctx, Page.SCORE_FOUR, PagePart.SCORE_FOUR, view);
    }

    private PageFrame frame(Context ctx, CubeGame game) {
        return pages.frame(ctx, title(game))
                .withBoardAndStepper()
                .with("scorefour/cube.css", "scorefour/columns.js");
    }

    /** Includes the number of the ball, so that history entries differ. */
    private String title(CubeGame game) {
        return game.ply() == 0
                ? pages.words().text("four.title")
                : pages.words().text("four.title.ball", game.ply());
    }
}
