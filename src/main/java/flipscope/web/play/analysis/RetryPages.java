package flipscope.web.play.analysis;

import flipscope.rules.Game;
import flipscope.rules.Ply;
import flipscope.web.engine.Admission;
import flipscope.web.engine.EngineClient;
import flipscope.web.engine.SearchAnswer;
import flipscope.web.play.analysis.Review.Move;
import flipscope.web.site.Page;
import flipscope.web.site.PageContext;
import flipscope.web.site.PagePart;
import flipscope.web.site.Pages;
import flipscope.web.site.Query;
import flipscope.web.site.Section;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/**
 * A second try at each mistake of a game: the reader looks for a better move and is told whether it
 * is one. It is judged as the review judges, so both say the same of every move.
 */
public record RetryPages(Pages pages, Admission engine) {
    public void addTo(RoutesConfig routes) {
        routes.get("/play/again", this::show);
    }

    private void show(Context ctx) {
        RetryAddress asked = RetryAddress.read(Query.of(ctx, pages.words()));
        RetryView plain =
                new RetryView(frame(ctx, asked), asked, Optional.empty(), Optional.empty());
        if (asked.mistakes().isEmpty()) {
            Pages.leave(ctx, AnalysisAddress.of(asked.game().url()).toString());
        } else if (asked.isOver()) {
            send(ctx, plain);
        } else {
            SearchAnswer.when(
                    ctx,
                    judged(engine.of(ctx), plain),
                    found -> send(ctx, found.orElseGet(() -> busy(ctx, plain))));
        }
    }

    private static CompletableFuture<RetryView> judged(EngineClient client, RetryView plain) {
        RetryAddress asked = plain.asked();
        return judged(client, asked.ply(), Optional.of(asked.ply().square()))
                .thenCompose(
                        played ->
                                judged(client, asked.ply(), asked.tried())
                                        .thenApply(
                                                tried ->
                                                        new RetryView(
                                                                plain.frame(),
                                                                asked,
                                                                played,
                                                                tried)));
    }

    /** What the review says of a move in the place of one of the game. */
    private static CompletableFuture<Optional<Move>> judged(
            EngineClient client, Ply ply, Optional<Integer> square) {
        return square.map(move -> Game.from(ply.before()).play(move))
                .map(alone -> new Reviews(client).of(alone, 1))
                .map(review -> review.thenApply(found -> Optional.of(found.moves().get(0))))
                .orElse(CompletableFuture.completedFuture(Optional.empty()));
    }

    private static RetryView busy(Context ctx, RetryView plain) {
        PageContext frame = plain.frame().refreshingTo(ctx.path() + "?" + ctx.queryString());
        return new RetryView(frame, plain.asked(), Optional.empty(), Optional.empty());
    }

    private void send(Context ctx, RetryView view) {
        pages.send(ctx, Page.AGAIN, PagePart.AGAIN, view);
    }

    private PageContext frame(Context ctx, RetryAddress asked) {
        return pages.frame(ctx, pages.words().text("again.title"))
                .standingAt(asked.link())
                .in(Section.PLAY)
                .with("play/play.css", "play/hints.css", "play/analysis/analysis.css")
                .with("play/board.js", "play/staying.js");
    }
}
