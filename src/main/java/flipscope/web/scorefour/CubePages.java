package flipscope.web.scorefour;

import flipscope.text.Messages;
import flipscope.web.site.Embedding;
import flipscope.web.site.Page;
import flipscope.web.site.PageFrame;
import flipscope.web.site.PagePart;
import flipscope.web.site.Pages;
import flipscope.web.site.Query;
import flipscope.web.site.Section;
import io.javalin.http.Context;

/** Common to all pages of score four: reads a request's game and shows it. */
final class CubePages {
    private final Pages pages;

    CubePages(Pages pages) {
        this.pages = pages;
    }

    Messages words() {
        return pages.words();
    }

    CubeRequest read(Context ctx) {
        return CubeRequest.read(Query.of(ctx, pages.words()), Embedding.of(ctx, pages.words()));
    }

    void show(Context ctx, CubeView view) {
        pages.send(ctx, Page.SCORE_FOUR, PagePart.SCORE_FOUR, view);
    }

    PageFrame frame(Context ctx, CubeGame game) {
        return pages.frame(ctx, title(game))
                .in(Section.PLAY)
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
