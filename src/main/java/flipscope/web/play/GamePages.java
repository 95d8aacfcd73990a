package flipscope.web.play;

import flipscope.engine.Busy;
import flipscope.web.game.GameReader;
import flipscope.web.game.GameState;
import flipscope.web.site.EmbedView;
import flipscope.web.site.Embedding;
import flipscope.web.site.Page;
import flipscope.web.site.PageFrame;
import flipscope.web.site.PagePart;
import flipscope.web.site.Pages;
import flipscope.web.site.Query;
import flipscope.web.site.Section;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.Map;
import java.util.Optional;

/** What every page of a game does: it reads the game of its request, and shows one. */
public final class GamePages {
    private final Pages pages;

    public GamePages(Pages pages) {
        this.pages = pages;
    }

    /**
     * The game of a request. It may begin at a {@code position}; on a board alone nobody plays
     * against the engine.
     */
    GameState read(Context ctx) {
        Query query = Query.of(ctx, pages.words());
        Optional<Embedding> embedding = Embedding.of(ctx, pages.words());
        if (embedding.isEmpty()) {
            return GameReader.read(GameCards.begun(query));
        }
        Query seated = ctx.path().endsWith("/board") ? query.or(Map.of("side", "both")) : query;
        return GameReader.read(GameCards.begun(seated)).within(embedding.get());
    }

    /** A game inside somebody else's page, for whoever wants to know what is drawn there. */
    public PlayView framed(Query query, EmbedView look) {
        Query seated = look.isPicture() ? query.or(Map.of("side", "both")) : query;
        GameState game = GameReader.read(GameCards.begun(seated));
        PageFrame frame = PageFrame.of(pages.words(), name -> name, title(game)).within(look);
        return new PlayViews(pages.words()).of(frame, game, false);
    }

    void show(Context ctx, PlayView view) {
        pages.send(ctx, Page.PLAY, PagePart.GAME, view);
    }

    /** For an engine that has no place free: a status that tells so, and when to ask again. */
    static void unavailable(Context ctx) {
        ctx.status(HttpStatus.SERVICE_UNAVAILABLE);
        ctx.header("Retry-After", String.valueOf(Busy.RETRY_AFTER_SECONDS));
    }

    PageFrame frame(Context ctx, GameState game) {
        return frame(ctx, title(game));
    }

    public PageFrame frame(Context ctx, String title) {
        return pages.frame(ctx, title).in(Section.PLAY).withBoardAndStepper();
    }

    /** The move number stands in the title, so that the entries of the history differ. */
    private String title(GameState game) {
        return game.ply() == 0
                ? pages.words().text("play.title")
                : pages.words().text("play.title.move", game.ply());
    }
}
