package flipscope.web.trace;

import flipscope.catalogue.Technique;
import flipscope.web.site.EmbedAddress;
import flipscope.web.site.Embedding;
import flipscope.web.site.Page;
import flipscope.web.site.PageContext;
import flipscope.web.site.PagePart;
import flipscope.web.site.Pages;
import flipscope.web.site.Query;
import flipscope.web.trace.predict.QuestionSequence;
import flipscope.web.trace.request.TraceInputs;
import flipscope.web.trace.request.TraceRequest;
import flipscope.web.trace.why.WhyPanel;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Optional;

/** {@code GET /trace/<algorithm>}: the storyboard, or with {@code at} one step. */
record TracePages(TraceSite site) {

    /** The whole page, or only the stepper for htmx. */
    private void show(Context ctx) {
        TraceRequest asked = request(ctx);
        elsewhere(ctx, asked).ifPresentOrElse(url -> Pages.leave(ctx, url), () -> show(ctx, asked));
    }

    /** The address to lead to, if another page shows what was asked for. */
    private Optional<String> elsewhere(Context ctx, TraceRequest request) {
        if (request.options().question().isPractised()) {
            return Optional.of(QuestionSequence.sheet(request.link()).toString());
        }
        Optional<Embedding> frame = Embedding.of(ctx, site.words());
        boolean roomy = frame.filter(each -> !each.view().isFull()).isEmpty();
        return Optional.of(request)
                .filter(each -> each.isSearch() || roomy && site.code().isFaulty(each))
                .map(each -> site.code().editor(each).with("check", 1))
                .map(link -> frame.map(each -> each.in(link)).orElse(link) + "#result");
    }

    private void show(Context ctx, TraceRequest request) {
        PageContext frame =
                site.pages()
                        .frame(ctx, request.title(site.words()))
                        // The address to share, with all inputs spelled out.
                        .standingAt(EmbedAddress.page(request.options().on(request.link())))
                        .withBoardAndStepper();
        // A question is printed alone: the whole trace would give the answer away.
        if (request.options().print() && !request.isQuestion()) {
            site.pages().send(ctx, Page.SHEET, site.steppers().sheet(frame, request));
            return;
        }
        boolean presented = request.isPresented();
        boolean alone = frame.isEmbedded() || presented;
        // htmx leaves the board as it is when it replaces only the stepper.
        boolean board = !alone && (!Pages.wantsFragment(ctx) || isWhole(ctx));
        TraceView view =
                site.steppers()
                        .of(
                                alone ? alone(frame, presented) : frame,
                                request,
                                Optional.of(request).filter(each -> board).map(site.inputs()::of));
        if (view.isRefused()) {
            ctx.status(400);
        }
        site.pages().send(ctx, Page.TRACE, part(ctx, view), view);
    }

    private static PagePart part(Context ctx, TraceView view) {
        if (isWhole(ctx)) {
            return PagePart.TRACE;
        }
        return view.isAtStep() ? PagePart.STEP : PagePart.STEPPER;
    }

    /** In presentation mode a frame also needs what it otherwise leaves out. */
    private static PageContext alone(PageContext frame, boolean presented) {
        PageContext alone = frame.standingAlone();
        return presented && frame.isEmbedded() ? alone.with("trace/presenter.css") : alone;
    }

    /** The address; a question about a square is dropped once the board changes. */
    private TraceRequest request(Context ctx) {
        Technique technique = site.technique(ctx.pathParam("algorithm"));
        TraceInputs inputs = site.fair(TraceInputs.read(technique, Query.of(ctx, site.words())));
        TraceRequest plain = inputs.request();
        TraceRequest request = Embedding.of(ctx, site.words()).map(plain::within).orElse(plain);
        return WhyPanel.explains(technique) && !inputs.setup()
                ? WhyPanel.asked(request.options().why()).map(request::asking).orElse(request)
                : request;
    }

    /** Whether htmx replaces the board too. */
    private static boolean isWhole(Context ctx) {
        return "trace".equals(ctx.header("HX-Target"));
    }

    void addTo(RoutesConfig routes) {
        routes.get("/trace/<algorithm>", this::show);
        routes.get("/embed/trace/<algorithm>", this::show);
    }
}
