package flipscope.web.bits;

import flipscope.scratch.Drawing;
import flipscope.scratch.Literal;
import flipscope.scratch.Scratch;
import flipscope.story.StepReference;
import flipscope.text.Messages;
import flipscope.trace.BitLayout;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import flipscope.web.code.MistakePart;
import flipscope.web.code.SentCode;
import flipscope.web.figure.Card;
import flipscope.web.figure.FigureSite;
import flipscope.web.site.EmbedAddress;
import flipscope.web.site.Embedding;
import flipscope.web.site.FramedLinks;
import flipscope.web.site.Link;
import flipscope.web.site.Page;
import flipscope.web.site.PageContext;
import flipscope.web.site.PagePart;
import flipscope.web.site.Pages;
import flipscope.web.site.ProblemException;
import flipscope.web.site.Query;
import flipscope.web.site.Section;
import flipscope.web.trace.step.Stepper;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.Optional;

/**
 * {@code /bits}: lines of code, which the address holds. What is typed is sent and drawn at once;
 * without scripts it is sent by a button.
 */
public final class BitsPages {
    private final Pages pages;
    private final Messages words;
    private final FigureSite figures;

    public BitsPages(Pages pages, FigureSite figures) {
        this.pages = pages;
        this.words = pages.words();
        this.figures = figures;
    }

    public void addTo(RoutesConfig routes) {
        routes.get("/bits", this::show);
        routes.post("/bits", this::take);
        routes.get("/bits/steps", this::step);
        routes.get("/figure/bits<form>", this::figure);
        routes.get("/embed/bits", this::show);
        routes.post("/embed/bits", this::take);
        routes.get("/embed/bits/steps", this::step);
        routes.after("/embed/bits", ctx -> FramedLinks.lead(ctx, words));
        routes.after("/embed/bits/steps", ctx -> FramedLinks.lead(ctx, words));
    }

    /** Whether code has to be evaluated for an answer. */
    public static boolean isEvaluated(Context ctx) {
        String path = EmbedAddress.bare(Link.pathOf(ctx));
        return path.equals("/bits")
                || path.startsWith("/bits/")
                || path.startsWith("/figure/") && path.matches(".*/bits\\.\\w+");
    }

    private void figure(Context ctx) {
        Stepper step = step(Query.of(ctx, words));
        figures.send(
                ctx,
                step.details().narrator(),
                step.shown().step().index(),
                step.options(),
                words.text("pad.title"));
    }

    /** The preview card of lines: the step that is shown. */
    public Card card(String page, Query query) {
        Stepper step = step(query);
        return figures.card(
                step.details().narrator(),
                step.shown().step().index(),
                step.options(),
                words.text("pad.title"));
    }

    private Stepper step(Query query) {
        PageContext alone = pages.frame(words.text("pad.title"));
        return BitsView.of(alone, BitsAddress.read(query), false)
                .stepper()
                .orElseThrow(() -> BitsAddress.CODE.refusal(words, "pad.error.nothing"));
    }

    private void show(Context ctx) {
        Query query = Query.of(ctx, words);
        BitsAddress address = BitsAddress.read(query);
        Optional<BitsAddress> drawn = BitsAddress.DRAW.in(query).map(how -> drawn(address, how));
        if (drawn.isPresent() && !Pages.wantsFragment(ctx)) {
            ctx.redirect(
                    Embedding.address(ctx, words, drawn.get().here()) + "#draw",
                    HttpStatus.SEE_OTHER);
        } else {
            drawn.ifPresent(changed -> replace(ctx, changed));
            send(ctx, PagePart.BITS, BitsView.of(frame(ctx), drawn.orElse(address), false));
        }
    }

    /** The address after a hand has drawn. */
    private BitsAddress drawn(BitsAddress address, String how) {
        Scratch scratch = Scratch.of(address.code(), address.view());
        Trace trace = scratch.trace().orElseThrow(() -> notDrawn("pad.error.literal"));
        Step step = trace.step(StepReference.of(address.asked().at(), trace).step());
        int of = address.asked().step().bit().of();
        Literal literal =
                BitsView.literal(scratch, step, of)
                        .orElseThrow(() -> notDrawn("pad.error.literal"));
        BitLayout board = BitLayout.of(step.operand(of - 1).view(), Long.SIZE);
        long value =
                Drawing.draw(board, literal.value(), how)
                        .orElseThrow(() -> notDrawn("pad.error.draw", how));
        return address.with(literal.in(scratch.read().text(), value));
    }

    private ProblemException notDrawn(String key, Object... arguments) {
        return BitsAddress.DRAW.refusal(words, key, arguments);
    }

    private PageContext frame(Context ctx) {
        return pages.frame(ctx, words.text("pad.title"))
                .in(Section.BITS)
                .standingAt(Link.to("/bits"))
                .withBoardAndStepper()
                .with("code/editor.css", "bits/bits.css", "code/editor.js", "bits/bits.js");
    }

    /** Draws what was typed, or leads to its address. */
    private void take(Context ctx) {
        Query form = Query.ofForm(ctx, words);
        String text = Optional.ofNullable(ctx.formParam("lines")).orElse("");
        BitsAddress address = BitsAddress.read(form).with(text);
        Optional<Scratch> refused =
                SentCode.refused(words, text).map(why -> Scratch.refused(text, why));
        if (refused.isPresent()) {
            ctx.status(HttpStatus.BAD_REQUEST);
            Scratch lines = refused.get();
            send(
                    ctx,
                    Pages.wantsFragment(ctx) ? PagePart.BITS_DRAWN : PagePart.BITS,
                    new BitsView(frame(ctx), address, lines, lines, Optional.empty()));
        } else if (Pages.wantsFragment(ctx)) {
            replace(ctx, address);
            send(ctx, PagePart.BITS_DRAWN, BitsView.of(frame(ctx), address, false));
        } else {
            ctx.redirect(Embedding.address(ctx, words, address.here()), HttpStatus.SEE_OTHER);
        }
    }

    /** The lines are others than those that were asked for, and so is their address. */
    private void replace(Context ctx, BitsAddress changed) {
        ctx.header("HX-Replace-Url", Embedding.address(ctx, words, changed.here()));
    }

    /** While a line is wrong, the last picture stays. */
    private void send(Context ctx, PagePart part, BitsView view) {
        if (part == PagePart.BITS_DRAWN && view.typed().program().isEmpty()) {
            ctx.header("HX-Retarget", "#lines-mistake").header("HX-Reswap", "innerHTML");
            MistakePart mistake = new MistakePart(view.frame(), view.editor().mistake());
            pages.send(ctx, Page.BITS, PagePart.MISTAKE, mistake);
        } else {
            pages.send(ctx, Page.BITS, part, view);
        }
    }

    private void step(Context ctx) {
        BitsView view =
                BitsView.of(
                        frame(ctx).with("write/steps.css"),
                        BitsAddress.read(Query.of(ctx, words)),
                        true);
        if (view.stepper().isEmpty()) {
            ctx.redirect(
                    Embedding.address(ctx, words, view.address().here()), HttpStatus.SEE_OTHER);
        } else {
            pages.send(ctx, Page.BITS_STEPS, PagePart.BITS_STEPS, view);
        }
    }
}
