package flipscope.web.play.analysis;

import flipscope.web.engine.Admission;
import flipscope.web.engine.EngineClient;
import flipscope.web.engine.SearchAnswer;
import flipscope.web.site.Page;
import flipscope.web.site.PageContext;
import flipscope.web.site.PagePart;
import flipscope.web.site.Pages;
import flipscope.web.site.Query;
import flipscope.web.site.Section;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;

/**
 * The analysis of a game: board, graph, moves and scores. The first request looks at every
 * position, each later one checks a few more moves than the one before, the worst suspects first,
 * and the page requests the next part by itself; so nobody waits long, and no work is done after
 * the reader leaves. Another position of the game, or a branch, is fetched without the review.
 */
public record AnalysisPages(Pages pages, Admission engine) {
    private static final String SCORES = "scores";

    /** The elements that are fetched without the review. */
    private static final Set<String> POSITION = Set.of("position", SCORES);

    public void addTo(RoutesConfig routes) {
        routes.get("/play/analysis", this::show);
    }

    private void show(Context ctx) {
        AnalysisAddress asked = AnalysisAddress.read(Query.of(ctx, pages.words()));
        EngineClient client = engine.of(ctx);
        if (Pages.wantsFragment(ctx) && POSITION.contains(target(ctx))) {
            CompletableFuture<KnownScores> scores = KnownScores.of(client, asked);
            SearchAnswer.when(ctx, scores, known -> position(ctx, asked, known));
        } else {
            CompletableFuture<AnalysisView> view =
                    new Reviews(client)
                            .of(asked.line().whole(), asked.reach())
                            .thenCompose(review -> whole(ctx, client, asked, review));
            SearchAnswer.when(
                    ctx,
                    view,
                    found ->
                            found.ifPresentOrElse(
                                    whole -> send(ctx, PagePart.ANALYSIS, whole),
                                    () -> tryAgain(ctx, asked)));
        }
    }

    private static String target(Context ctx) {
        return Objects.toString(ctx.header("HX-Target"), "");
    }

    /** The position alone: the address bar then shows the game and nothing else. */
    private void position(Context ctx, AnalysisAddress asked, Optional<KnownScores> known) {
        boolean later = target(ctx).equals(SCORES);
        if (!later) {
            String kept = asked.isBranch() ? "HX-Push-Url" : "HX-Replace-Url";
            ctx.header(kept, AnalysisAddress.of(asked.game().url()).toString());
        }
        KnownScores scores = known.orElse(KnownScores.BUSY);
        send(
                ctx,
                PagePart.POSITION,
                new AnalysisView(frame(ctx, asked), asked, scores, Optional.empty(), later));
    }

    private CompletableFuture<AnalysisView> whole(
            Context ctx, EngineClient client, AnalysisAddress asked, Review found) {
        AnalysisAddress reached = asked.reaching(found.reached());
        ReviewView review = new ReviewView(pages.words(), reached, Optional.of(found));
        return KnownScores.of(client, asked).thenApply(known -> view(ctx, asked, known, review));
    }

    private AnalysisView view(
            Context ctx, AnalysisAddress asked, KnownScores known, ReviewView review) {
        PageContext frame = frame(ctx, asked);
        return new AnalysisView(
                review.next().map(frame::refreshingTo).orElse(frame),
                asked,
                known,
                Optional.of(review),
                false);
    }

    /** If a part had to wait, only the line below the graph changes: the rest stays. */
    private void tryAgain(Context ctx, AnalysisAddress asked) {
        ctx.header("HX-Retarget", "#growing").header("HX-Reswap", "outerHTML");
        ReviewView review = new ReviewView(pages.words(), asked, Optional.empty());
        send(ctx, PagePart.GROWING, view(ctx, asked, KnownScores.NOTHING, review));
    }

    private void send(Context ctx, PagePart part, AnalysisView view) {
        pages.send(ctx, Page.ANALYSIS, part, view);
    }

    private PageContext frame(Context ctx, AnalysisAddress asked) {
        return pages.frame(ctx, pages.words().text("analysis.title"))
                .standingAt(AnalysisAddress.of(asked.game().url()))
                .in(Section.PLAY)
                .with("play/play.css", "play/hints.css", "play/analysis/analysis.css")
                .with("play/board.js", "play/staying.js", "play/analysis/graph.js");
    }
}
