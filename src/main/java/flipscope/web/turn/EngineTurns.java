package flipscope.web.turn;

import flipscope.engine.EngineBusyException;
import flipscope.engine.SearchTask;
import flipscope.text.Messages;
import flipscope.web.engine.Admission;
import flipscope.web.engine.EngineClient;
import flipscope.web.engine.SearchAnswer;
import flipscope.web.game.GameAddress;
import flipscope.web.game.GameBoards;
import flipscope.web.game.PlayedGame;
import flipscope.web.site.PageContext;
import flipscope.web.site.Pages;
import flipscope.web.site.Query;
import flipscope.web.site.Section;
import flipscope.work.Owner;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import io.javalin.http.sse.SseClient;
import io.javalin.http.sse.SseHandler;
import java.util.concurrent.ScheduledExecutorService;

/**
 * A game's pages where the engine plays: its replies, and the progress of its searches as
 * server-sent events: {@code thought} with a sentence for each depth, and {@code done} when the
 * reply can be fetched. The stream shares the search with the reply; closing it before the reply is
 * requested stops the search.
 *
 * @param <G> a game as its page shows it
 * @param <R> the result of a search
 */
public abstract class EngineTurns<G extends PlayedGame, R> {
    protected final Pages pages;
    private final Admission engine;
    private final ScheduledExecutorService clock;

    /**
     * @param clock sends the progress
     */
    protected EngineTurns(Pages pages, Admission engine, ScheduledExecutorService clock) {
        this.pages = pages;
        this.engine = engine;
        this.clock = clock;
    }

    /** The game of a request. */
    protected abstract G game(Context ctx);

    /** The search for the move of a game that comes after so many. */
    protected abstract SearchTask<R> task(G game, int ply);

    /** The game after the move that was found. */
    protected abstract GameAddress after(G game, R found);

    /** What has been found so far, as a sentence. */
    protected abstract String thought(G game, R soFar);

    /** Shows a game whose reply must wait because the engine is busy. */
    protected abstract void showBusy(Context ctx, G game);

    /** Shows how the last move of a game was found. */
    protected abstract void showChoice(Context ctx, PageContext frame, G game, R found);

    /** The engine for the game of a request. */
    protected final EngineClient engine(Context ctx) {
        return engine.of(ctx);
    }

    protected final Messages words() {
        return pages.words();
    }

    protected final Query query(Context ctx) {
        return Query.of(ctx, words());
    }

    /**
     * The frame of a game's page. Its title includes the move number, so that history entries
     * differ.
     *
     * @param key of the title before the first move
     * @param numbered of the title after one
     */
    protected final PageContext frame(Context ctx, G game, String key, String numbered) {
        int ply = game.ply();
        return frame(ctx, ply == 0 ? words().text(key) : words().text(numbered, ply));
    }

    /** The frame of a page with another title. */
    protected PageContext frame(Context ctx, String title) {
        return pages.frame(ctx, title).in(Section.PLAY).withBoardAndStepper();
    }

    /** Plays the engine's move and shows the game. */
    protected final void reply(Context ctx) {
        G game = game(ctx);
        if (game.isEngineToMove()) {
            SearchAnswer.when(
                    ctx,
                    SearchAnswer.begun(engine(ctx), task(game, game.ply())),
                    found ->
                            found.ifPresentOrElse(
                                    move -> redirect(ctx, after(game, move)),
                                    () -> tryAgain(ctx, game)));
        } else {
            redirect(ctx, game.url());
        }
    }

    private static void redirect(Context ctx, GameAddress game) {
        ctx.redirect(game.play(), HttpStatus.SEE_OTHER);
    }

    /** Shows the unchanged game on a page that retries by itself. */
    private void tryAgain(Context ctx, G game) {
        // History keeps the address of the game, not of one attempt at a reply.
        ctx.header("HX-Replace-Url", game.url().play());
        showBusy(ctx, game);
    }

    /**
     * Shows how the engine chose the last shown move by repeating the search, unless its result is
     * still cached; before the first one, redirects to the game. The result depends only on
     * position, level and seed, so it is the same as during the game.
     */
    protected final void choice(Context ctx, G game) {
        int before = game.ply() - 1;
        if (before < 0) {
            redirect(ctx, game.url());
        } else {
            SearchAnswer.found(
                    ctx,
                    engine(ctx),
                    task(game, before),
                    found -> showChoice(ctx, choiceFrame(ctx, game, before), game, found));
        }
    }

    private PageContext choiceFrame(Context ctx, G game, int before) {
        String side = GameBoards.side(words(), game.side(before));
        return pages.frame(ctx, words().text("thinking.choice", side, game.move(before)))
                .standingAt(game.url().part("choice"))
                .in(Section.PLAY)
                .with("play/play.css");
    }

    /**
     * Streams the search for the engine's move; sends {@code done} at once if it is not to move.
     */
    protected final void thinking(Context ctx) {
        G game = game(ctx);
        new SseHandler(client -> tell(client, game)).handle(ctx);
    }

    /** If the engine is busy, the reply reports it. */
    private void tell(SseClient client, G game) {
        SearchStream<R> thought = new SearchStream<>(client, soFar -> thought(game, soFar));
        try {
            if (game.isEngineToMove()) {
                SearchTask<R> task = task(game, game.ply());
                thought.follow(engine(client.ctx()).submit(task, thought, Owner.ANYONE), clock);
            } else {
                thought.end();
            }
        } catch (EngineBusyException full) {
            thought.end();
        }
    }
}
