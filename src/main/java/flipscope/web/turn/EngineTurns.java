package flipscope.web.turn;

import flipscope.engine.SearchTask;
import flipscope.text.Messages;
import flipscope.web.address.Query;
import flipscope.web.engine.EngineClient;
import flipscope.web.engine.Engines;
import flipscope.web.engine.SearchAnswer;
import flipscope.web.exchange.Exchange;
import flipscope.web.exchange.Later;
import flipscope.web.exchange.Status;
import flipscope.web.game.GameAddress;
import flipscope.web.game.GameBoards;
import flipscope.web.game.PlayedGame;
import flipscope.web.page.PageContext;
import flipscope.web.page.Pages;
import flipscope.web.page.Section;

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
    private final Engines engine;

    protected EngineTurns(Pages pages, Engines engine) {
        this.pages = pages;
        this.engine = engine;
    }

    /** The game of a request. */
    protected abstract G game(Exchange exchange);

    /** The search for the move of a game that comes after so many. */
    protected abstract SearchTask<R> task(G game, int ply);

    /** The game after the move that was found. */
    protected abstract GameAddress after(G game, R found);

    /** What has been found so far, as a sentence. */
    protected abstract String thought(G game, R soFar);

    /** Shows how the last move of a game was found. */
    protected abstract void showChoice(Exchange exchange, PageContext frame, G game, R found);

    /** The engine for the game of a request. */
    protected final EngineClient engine(Exchange exchange) {
        return engine.of(exchange);
    }

    protected final Messages words() {
        return pages.words();
    }

    protected final Query query(Exchange exchange) {
        return Query.of(exchange, words());
    }

    /**
     * The frame of a game's page. Its title includes the move number, so that history entries
     * differ.
     *
     * @param key of the title before the first move
     * @param numbered of the title after one
     */
    protected final PageContext frame(Exchange exchange, G game, String key, String numbered) {
        int ply = game.ply();
        return frame(exchange, ply == 0 ? words().text(key) : words().text(numbered, ply));
    }

    /** The frame of a page with another title. */
    protected PageContext frame(Exchange exchange, String title) {
        return pages.frame(exchange, title).in(Section.PLAY).withBoardAndStepper();
    }

    /**
     * Plays the engine's move and shows the game.
     *
     * @param busy shows the game where the reply must wait
     */
    protected final void reply(Exchange exchange, G game, Runnable busy) {
        if (game.isEngineToMove()) {
            SearchAnswer.when(
                    exchange,
                    engine(exchange).submit(task(game, game.ply())),
                    found ->
                            found.ifPresentOrElse(
                                    move -> redirect(exchange, after(game, move)),
                                    () -> tryAgain(exchange, game, busy)));
        } else {
            redirect(exchange, game.url());
        }
    }

    private static void redirect(Exchange exchange, GameAddress game) {
        exchange.redirect(game.play(), Status.SEE_OTHER);
    }

    /** Shows the unchanged game on a page that retries by itself. */
    private void tryAgain(Exchange exchange, G game, Runnable busy) {
        // History keeps the address of the game, not of one attempt at a reply.
        exchange.header("HX-Replace-Url", game.url().play());
        busy.run();
    }

    /**
     * Shows how the engine chose the last shown move by repeating the search, unless its result is
     * still cached; before the first one, redirects to the game. The result depends only on
     * position, level and seed, so it is the same as during the game.
     */
    protected final void choice(Exchange exchange, G game) {
        int before = game.ply() - 1;
        if (before < 0) {
            redirect(exchange, game.url());
        } else {
            SearchAnswer.found(
                    exchange,
                    engine(exchange),
                    task(game, before),
                    found ->
                            showChoice(exchange, choiceFrame(exchange, game, before), game, found));
        }
    }

    private PageContext choiceFrame(Exchange exchange, G game, int before) {
        String side = GameBoards.side(words(), game.side(before));
        return pages.frame(exchange, words().text("thinking.choice", side, game.move(before)))
                .standingAt(game.url().part("choice"))
                .in(Section.PLAY)
                .with("play/play.css");
    }

    /**
     * Streams the search for the engine's move; sends {@code done} at once if it is not to move.
     */
    protected final void thinking(Exchange exchange) {
        G game = game(exchange);
        exchange.<R>tell(
                told ->
                        game.isEngineToMove()
                                ? engine(exchange).submit(task(game, game.ply()), told)
                                : Later.of(game),
                soFar -> thought(game, soFar));
    }
}
