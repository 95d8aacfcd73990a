package flipscope.web.play;

import flipscope.text.Messages;
import flipscope.web.game.GameState;
import flipscope.web.site.Embedding;
import flipscope.web.site.Page;
import flipscope.web.site.PageFrame;
import flipscope.web.site.PagePart;
import flipscope.web.site.Pages;
import flipscope.web.site.Query;
import flipscope.web.site.Section;
import io.javalin.http.Context;
import java.util.Optional;

/** Common to all pages of games: reads a request's game and shows it. */
public final class GamePages {
    private final Pages pages;

    public GamePages(Pages pages) {
        this.pages = pages;
    }

    /**
     * Reads the address of a game, which on a page of its own or in a frame may be a board alone.
     */
    PlayRequest read(Context ctx) {
        Optional<Embedding> embedding = Embedding.of(ctx, pages.words());
        boolean board = embedding.isPresent() && ctx.path().endsWith("/board");
        return PlayRequest.read(Query.of(ctx, pages.words()), embedding, board);
    }

    Messages words() {
        return pages.words();
    }

    void show(Context ctx, PlayView view) {
        pages.send(ctx, Page.PLAY, PagePart.GAME, view);
    }

    PageFrame frame(Context ctx, GameState game) {
        return frame(ctx, title(game));
    }

    public PageFrame frame(Context ctx, String title) {
        return pages.frame(ctx, title).in(Section.PLAY).withBoardAndStepper();
    }

    /** Includes the move number, so that history entries differ. */
    private String title(GameState game) {
        return game.ply() == 0
                ? pages.words().text("play.title")
                : pages.words().text("play.title.move", game.ply());
    }
}
