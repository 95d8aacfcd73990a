package flipscope.web.trace;

import flipscope.catalogue.Technique;
import flipscope.web.address.Embedding;
import flipscope.web.address.Link;
import flipscope.web.address.Query;
import flipscope.web.exchange.Exchange;
import flipscope.web.exchange.Routes;
import flipscope.web.page.Page;
import flipscope.web.page.PageContext;
import flipscope.web.page.PagePart;
import flipscope.web.page.Pages;
import flipscope.web.step.TracedRun;
import flipscope.web.step.TracedRuns;
import flipscope.web.trace.board.InputsBuilder;
import flipscope.web.trace.predict.FairPositions;
import flipscope.web.trace.predict.QuestionSequence;
import flipscope.web.trace.request.KnownTechniques;
import flipscope.web.trace.request.TraceInputs;
import flipscope.web.trace.request.TraceRequest;
import flipscope.web.trace.why.WhyPanel;
import java.util.Optional;

/** {@code GET /trace/<algorithm>}: the storyboard, or with {@code at} one step. */
public record TracePages(
        Pages pages,
        KnownTechniques techniques,
        TracedRuns runs,
        InputsBuilder inputs,
        TraceViewBuilder views) {
    private static final Page SHEET_PAGE = new Page("trace/overview/sheet");
    private static final Page TRACE_PAGE = new Page("trace/page");
    private static final PagePart TRACE_PART = PagePart.of("trace/whole");
    private static final PagePart STEP_PART = PagePart.ahead("trace/step/moved");
    private static final PagePart STEPPER_PART = PagePart.ahead("trace/part");

    /** The trace; a practice run and code that cannot run have pages of their own. */
    private void show(Exchange exchange) {
        TraceRequest asked = request(exchange);
        if (asked.options().question().isPractised()) {
            Pages.leave(exchange, QuestionSequence.sheet(asked.link()).toString());
        } else if (asked.isSearch()) {
            Pages.leave(exchange, editor(exchange, asked));
        } else if (hasRoomForEditor(exchange)) {
            runs.attempt(asked.arguments(), asked.edit())
                    .ifPresentOrElse(
                            run -> show(exchange, run, asked),
                            () -> Pages.leave(exchange, editor(exchange, asked)));
        } else {
            show(exchange, runs.of(asked.arguments(), asked.edit()), asked);
        }
    }

    private boolean hasRoomForEditor(Exchange exchange) {
        return pages.embedding(exchange).filter(each -> !each.view().isFull()).isEmpty();
    }

    /** The editor with the code of a request, tried on many inputs. */
    private String editor(Exchange exchange, TraceRequest request) {
        Link code = runs.editor(request.technique(), request.edit().orElseThrow());
        Link tried = code.with("check", 1);
        Optional<Embedding> frame = pages.embedding(exchange);
        return frame.map(each -> each.in(tried)).orElse(tried) + "#result";
    }

    /** The whole page, or only the stepper for htmx. */
    private void show(Exchange exchange, TracedRun run, TraceRequest request) {
        PageContext frame = frame(exchange, request).withBoardAndStepper();
        // A question is printed alone: the whole trace would give the answer away.
        if (request.options().print() && !request.isQuestion()) {
            pages.send(exchange, SHEET_PAGE, TraceViewBuilder.sheet(frame, run, request));
            return;
        }
        boolean presented = request.isPresented();
        boolean alone = frame.isEmbedded() || presented;
        // htmx leaves the board as it is when it replaces only the stepper.
        boolean board = !alone && (!Pages.wantsFragment(exchange) || isWhole(exchange));
        TraceView view =
                views.of(
                        alone ? alone(frame, presented) : frame,
                        run,
                        request,
                        Optional.of(request)
                                .filter(each -> board)
                                .map(each -> inputs.of(each, run)));
        if (view.isRefused()) {
            exchange.status(400);
        }
        pages.send(exchange, TRACE_PAGE, part(exchange, view), view);
    }

    /** It stands at the address to share, with all inputs spelled out. */
    private PageContext frame(Exchange exchange, TraceRequest request) {
        PageContext frame = pages.frame(exchange, request.title(pages.words()));
        return frame.standingAt(frame.pageOf(request.options().on(request.link())));
    }

    private static PagePart part(Exchange exchange, TraceView view) {
        if (isWhole(exchange)) {
            return TRACE_PART;
        }
        return view.isAtStep() ? STEP_PART : STEPPER_PART;
    }

    /** In presentation mode a frame also needs what it otherwise leaves out. */
    private static PageContext alone(PageContext frame, boolean presented) {
        PageContext alone = frame.standingAlone();
        return presented && frame.isEmbedded() ? alone.with("trace/presenter.css") : alone;
    }

    /** The address; a question about a square is dropped once the board changes. */
    private TraceRequest request(Exchange exchange) {
        Technique technique = techniques.find(exchange.inPath("algorithm"));
        TraceInputs read = TraceInputs.read(technique, Query.of(exchange, pages.words()));
        TraceInputs asked = new FairPositions(runs).of(read);
        TraceRequest plain = asked.request();
        TraceRequest request = pages.embedding(exchange).map(plain::within).orElse(plain);
        return WhyPanel.explains(technique) && !asked.setup()
                ? WhyPanel.asked(request.options().why()).map(request::asking).orElse(request)
                : request;
    }

    /** Whether htmx replaces the board too. */
    private static boolean isWhole(Exchange exchange) {
        return "trace".equals(exchange.header("HX-Target"));
    }

    void addTo(Routes routes) {
        routes.get("/trace/<algorithm>", this::show);
        routes.get("/embed/trace/<algorithm>", this::show);
    }
}
