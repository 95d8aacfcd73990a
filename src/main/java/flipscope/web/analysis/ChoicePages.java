package flipscope.web.analysis;

import flipscope.engine.Answer;
import flipscope.engine.Busy;
import flipscope.engine.Level;
import flipscope.rules.Ply;
import flipscope.web.Failures;
import flipscope.web.GameReader;
import flipscope.web.GameState;
import flipscope.web.Link;
import flipscope.web.Page;
import flipscope.web.Pages;
import flipscope.web.Query;
import flipscope.web.Turnstile;
import flipscope.web.view.Frame;
import flipscope.web.view.Section;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.concurrent.CompletableFuture;

/**
 * How the engine chose the last move that is shown: the same search once more, or what is still
 * known of it. An answer is a function of the position and the level, so it is the very search that
 * chose.
 */
public final class ChoicePages {
    private final Pages pages;
    private final Turnstile engine;
    private final ChoiceViews views;

    public ChoicePages(Pages pages, Turnstile engine) {
        this.pages = pages;
        this.engine = engine;
        this.views = new ChoiceViews(pages.words());
    }

    /** How the move was chosen; before the first move there is only the game to show. */
    public void show(Context ctx) {
        GameState game = GameReader.read(Query.of(ctx, pages.words()));
        if (game.last().isPresent()) {
            explain(ctx, game, game.last().get());
        } else {
            ctx.redirect(game.url().play(), HttpStatus.SEE_OTHER);
        }
    }

    private void explain(Context ctx, GameState game, Ply ply) {
        CompletableFuture<Answer> answer = search(ctx, game, ply);
        ctx.future(
                () ->
                        answer.handleAsync(
                                (found, failure) -> answer(ctx, game, ply, found, failure)));
    }

    private CompletableFuture<Answer> search(Context ctx, GameState game, Ply ply) {
        try {
            return engine.of(ctx).submit(ply.before(), new Level(game.url().level()));
        } catch (Busy full) {
            return CompletableFuture.failedFuture(full);
        }
    }

    private Void answer(Context ctx, GameState game, Ply ply, Answer found, Throwable failure) {
        if (failure == null) {
            pages.send(ctx, Page.CHOICE, views.of(frame(ctx, game, ply), game, ply, found));
        } else {
            Failures.busyOrThrow(failure);
            throw Failures.busy();
        }
        return null;
    }

    private Frame frame(Context ctx, GameState game, Ply ply) {
        return pages.frame(ctx, views.title(ply))
                .standingAt(Link.to("/play/choice").with(game.url().parameters()))
                .in(Section.PLAY)
                .with("play.css", "analysis.css");
    }
}
