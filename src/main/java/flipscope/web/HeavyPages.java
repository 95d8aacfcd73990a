package flipscope.web;

import flipscope.web.bits.BitsPages;
import flipscope.web.engine.Admission;
import flipscope.web.play.own.OwnGames;
import flipscope.web.play.puzzle.PuzzleRoutes;
import flipscope.web.sheet.MarksPages;
import flipscope.web.sheet.SheetPages;
import flipscope.web.site.Link;
import flipscope.web.trace.request.ChangedCode;
import flipscope.web.write.WriteRoutes;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.router.Endpoint;
import io.javalin.router.HandlerWrapper;

/**
 * Sends through {@link Admission} all heavy work: changed code, judged code, sheets, marks, puzzles
 * and painted pictures.
 */
final class HeavyPages implements HandlerWrapper {
    private final Admission admission;

    HeavyPages(Admission admission) {
        this.admission = admission;
    }

    @Override
    public Handler wrap(Endpoint endpoint) {
        Handler page = StackOverflows.caught(endpoint.handler);
        if (!endpoint.method.isHttpMethod()) {
            return page;
        }
        return ctx -> {
            if (isHeavy(ctx)) {
                admission.handle(ctx, page);
            } else {
                page.handle(ctx);
            }
        };
    }

    private static boolean isHeavy(Context ctx) {
        String path = Link.pathOf(ctx);
        return ctx.queryParam(ChangedCode.EDIT) != null
                || WriteRoutes.isJudged(ctx)
                || OwnGames.isEvaluated(ctx)
                || BitsPages.isEvaluated(ctx)
                || MarksPages.isMarked(ctx)
                || SheetPages.isAsked(ctx)
                || PuzzleRoutes.isPuzzle(path)
                || path.startsWith("/figure/") && path.endsWith(".png");
    }
}
