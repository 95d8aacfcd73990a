package flipscope.web.play.analysis;

import flipscope.engine.EngineBusyException;
import flipscope.web.engine.EngineClient;
import flipscope.web.engine.Failures;
import flipscope.web.engine.MoveScore;
import flipscope.web.engine.MoveScores;
import flipscope.web.engine.SearchLimiter;
import flipscope.web.game.GameState;
import flipscope.web.play.analysis.MoveWorths.Known;
import flipscope.web.site.Page;
import flipscope.web.site.PageFrame;
import flipscope.web.site.PagePart;
import flipscope.web.site.Pages;
import flipscope.web.site.Query;
import flipscope.web.site.Section;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;

/**
 * The analysis of a game: board, graph, moves and scores. Each request reviews a few more moves
 * than the one before, and the page requests the next part by itself; so nobody waits long, and no
 * work is done after the reader leaves. Another position of the game, or a branch, is fetched
 * without the review.
 */
public final class AnalysisPages {
    /** How many moves one request adds to the review. */
    static final int SLICE = 5;

    private static final String SCORES = "scores";

    /** The elements that are fetched without the review. */
    private static final Set<String> POSITION = Set.of("position", SCORES);

    private final Pages pages;
    private final SearchLimiter engine;
    private final ShownPositions positions;
    private final ReviewViews reviews;

    public AnalysisPages(Pages pages, SearchLimiter engine) {
        this.pages = pages;
        this.engine = engine;
        this.positions = new ShownPositions(pages.words());
        this.reviews = new ReviewViews(pages.words());
    }

    public void addTo(RoutesConfig routes) {
        routes.get("/play/analysis", this::show);
    }

    private void show(Context ctx) {
        AnalysisRequest asked = AnalysisRequest.read(Query.of(ctx, pages.words()));
        EngineClient client = engine.of(ctx);
        if (wantsPosition(ctx)) {
            CompletableFuture<Known> scores = scores(client, asked);
            ctx.future(
                    () -> scores.handleAsync((known, gone) -> position(ctx, asked, known, gone)));
        } else {
            CompletableFuture<Review> review =
                    Reviews.of(client, asked.line().whole(), asked.reach());
            CompletableFuture<AnalysisView> view =
                    review.thenCompose(
                            found ->
                                    scores(client, asked)
                                            .thenApply(known -> view(ctx, asked, found, known)));
            ctx.future(() -> view.handleAsync((whole, gone) -> answer(ctx, asked, whole, gone)));
        }
    }

    private static boolean wantsPosition(Context ctx) {
        String target = Objects.toString(ctx.header("HX-Target"), "");
        return Pages.wantsFragment(ctx) && POSITION.contains(target);
    }

    /** The scores of all moves and the values of a branch, if they are asked for. */
    private static CompletableFuture<Known> scores(EngineClient client, AnalysisRequest asked) {
        return asked.wantsScores()
                ? MoveScores.of(client, asked.game().turn())
                        .thenCompose(all -> known(client, asked, all))
                : CompletableFuture.completedFuture(Known.NOTHING);
    }

    private static CompletableFuture<Known> known(
            EngineClient client, AnalysisRequest asked, List<MoveScore> all) {
        return BranchLine.of(client, asked).thenApply(branch -> new Known(all, false, branch));
    }

    /** The position alone: the address bar then shows the game and nothing else. */
    private Void position(Context ctx, AnalysisRequest asked, Known known, Throwable failure) {
        if (failure != null) {
            Failures.busyOrThrow(failure);
            Failures.unavailable(ctx);
        }
        boolean later = SCORES.equals(ctx.header("HX-Target"));
        if (!later) {
            String kept = asked.isBranch() ? "HX-Push-Url" : "HX-Replace-Url";
            ctx.header(kept, AnalysisLinks.bare(asked.game().url()).toString());
        }
        AnalysisView view =
                view(
                        frame(ctx, asked),
                        asked,
                        Optional.empty(),
                        failure == null ? known : Known.BUSY,
                        later ? positions.spoken(known) : positions.spoken(asked));
        pages.send(ctx, Page.ANALYSIS, PagePart.POSITION, view);
        return null;
    }

    private Void answer(Context ctx, AnalysisRequest asked, AnalysisView view, Throwable failure) {
        if (failure == null) {
            pages.send(ctx, Page.ANALYSIS, PagePart.ANALYSIS, view);
        } else {
            Failures.busyOrThrow(failure);
            tryAgain(ctx, asked);
        }
        return null;
    }

    /** If a part had to wait, only the line below the graph changes: the rest stays. */
    private void tryAgain(Context ctx, AnalysisRequest asked) {
        ctx.status(HttpStatus.SERVICE_UNAVAILABLE);
        ctx.header("Retry-After", String.valueOf(EngineBusyException.RETRY_AFTER_SECONDS));
        ctx.header("HX-Retarget", "#growing").header("HX-Reswap", "outerHTML");
        String again = upto(asked.game(), asked.reach());
        ReviewView review = reviews.busy(again);
        PageFrame frame = frame(ctx, asked).refreshingTo(again);
        AnalysisView view = view(frame, asked, Optional.of(review), Known.NOTHING, review.spoken());
        pages.send(ctx, Page.ANALYSIS, PagePart.GROWING, view);
    }

    private AnalysisView view(Context ctx, AnalysisRequest asked, Review found, Known known) {
        ReviewView review = reviews.of(asked, found);
        PageFrame frame =
                review.next().map(frame(ctx, asked)::refreshingTo).orElse(frame(ctx, asked));
        return view(frame, asked, Optional.of(review), known, review.spoken());
    }

    private AnalysisView view(
            PageFrame frame,
            AnalysisRequest asked,
            Optional<ReviewView> review,
            Known known,
            String spoken) {
        return new AnalysisView(
                frame,
                positions.of(asked, known),
                review,
                asked.skipped(),
                asked.game().url().hinting(false).play(),
                spoken);
    }

    private PageFrame frame(Context ctx, AnalysisRequest asked) {
        return pages.frame(ctx, pages.words().text("analysis.title"))
                .standingAt(AnalysisLinks.bare(asked.game().url()))
                .in(Section.PLAY)
                .with("play/play.css", "play/hints.css", "play/analysis/analysis.css")
                .with("play/board.js", "play/analysis/graph.js");
    }

    /** The address of the review with a few more moves. */
    static String next(AnalysisRequest asked, Review review) {
        return upto(asked.game(), Math.min(asked.line().plies(), review.reached() + SLICE));
    }

    private static String upto(GameState game, int moves) {
        return new AnalysisLinks(Optional.of(moves)).of(game.url()).toString();
    }
}
