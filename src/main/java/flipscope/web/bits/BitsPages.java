package flipscope.web.bits;

import flipscope.scratch.Drawing;
import flipscope.scratch.Literal;
import flipscope.scratch.Scratch;
import flipscope.story.StepReference;
import flipscope.text.Messages;
import flipscope.trace.BitLayout;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import flipscope.web.address.EmbedAddress;
import flipscope.web.address.EmbedKind;
import flipscope.web.address.Link;
import flipscope.web.address.ProblemException;
import flipscope.web.address.Query;
import flipscope.web.code.MistakePart;
import flipscope.web.code.SentCode;
import flipscope.web.exchange.Exchange;
import flipscope.web.exchange.Routes;
import flipscope.web.exchange.Status;
import flipscope.web.figure.Card;
import flipscope.web.figure.CardSource;
import flipscope.web.figure.FigureSite;
import flipscope.web.figure.Pictured;
import flipscope.web.page.FramedLinks;
import flipscope.web.page.Page;
import flipscope.web.page.PageContext;
import flipscope.web.page.PagePart;
import flipscope.web.page.Pages;
import flipscope.web.page.Section;
import flipscope.web.step.StepView;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * {@code /bits}: lines of code, which the address holds. What is typed is sent and drawn at once;
 * without scripts it is sent by a button.
 */
public final class BitsPages implements Pictured {
    private static final Page BITS_PAGE = new Page("bits/page");
    private static final Page BITS_STEPS_PAGE = new Page("bits/steps");
    private static final PagePart BITS_PART = PagePart.of("bits/bits");
    private static final PagePart BITS_DRAWN_PART = PagePart.of("bits/typed");
    private static final PagePart BITS_STEPS_PART = PagePart.of("bits/stepper");

    private static final EmbedKind FRAMED =
            EmbedKind.at("/bits", 840, 900).taking(EmbedAddress.OF_TYPED_CODE);

    private final Pages pages;
    private final Messages words;
    private final FigureSite figures;

    public BitsPages(Pages pages, FigureSite figures) {
        this.pages = pages;
        this.words = pages.words();
        this.figures = figures;
    }

    @Override
    public void addTo(Routes routes) {
        routes.get("/bits", this::show);
        routes.post("/bits", this::take);
        routes.get("/bits/steps", this::step);
        routes.get("/figure/bits<form>", this::figure);
        routes.get("/embed/bits", this::show);
        routes.post("/embed/bits", this::take);
        routes.get("/embed/bits/steps", this::step);
        routes.after("/embed/bits", exchange -> FramedLinks.lead(exchange, pages));
        routes.after("/embed/bits/steps", exchange -> FramedLinks.lead(exchange, pages));
    }

    @Override
    public Map<String, CardSource> cards() {
        return Map.of(FRAMED.path(), this::card);
    }

    @Override
    public List<EmbedKind> embeds() {
        return List.of(FRAMED);
    }

    /** Whether code has to be evaluated for an answer. */
    @Override
    public boolean isHeavy(Exchange exchange) {
        String path = EmbedAddress.bare(Link.pathOf(exchange));
        return path.equals("/bits")
                || path.startsWith("/bits/")
                || path.startsWith("/figure/") && path.matches(".*/bits\\.\\w+");
    }

    private void figure(Exchange exchange) {
        BitsAddress address = BitsAddress.read(Query.of(exchange, words));
        boolean numbers = address.asked().step().numbers();
        figures.send(exchange, step(address), numbers, words.text("pad.title"));
    }

    /** The preview card of lines: the step that is shown. */
    public Card card(String page, Query query) {
        BitsAddress address = BitsAddress.read(query);
        boolean numbers = address.asked().step().numbers();
        return figures.card(step(address), numbers, words.text("pad.title"));
    }

    private StepView step(BitsAddress address) {
        return BitsBuilder.alone(words, address)
                .orElseThrow(() -> BitsAddress.CODE.refusal(words, "pad.error.nothing"));
    }

    private void show(Exchange exchange) {
        Query query = Query.of(exchange, words);
        BitsAddress address = BitsAddress.read(query);
        Optional<BitsAddress> drawn = BitsAddress.DRAW.in(query).map(how -> drawn(address, how));
        if (drawn.isPresent() && !Pages.wantsFragment(exchange)) {
            exchange.redirect(
                    pages.framed(exchange, drawn.get().here()) + "#draw", Status.SEE_OTHER);
        } else {
            drawn.ifPresent(changed -> replace(exchange, changed));
            send(exchange, BITS_PART, BitsBuilder.ofLines(frame(exchange), drawn.orElse(address)));
        }
    }

    /** The address after a hand has drawn. */
    private BitsAddress drawn(BitsAddress address, String how) {
        Scratch scratch = Scratch.of(address.code(), address.view());
        Trace trace = scratch.trace().orElseThrow(() -> notDrawn("pad.error.literal"));
        Step step = trace.step(StepReference.of(address.asked().at(), trace).step());
        int of = address.asked().step().bit().of();
        Literal literal =
                BitsBuilder.literal(scratch, step, of)
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

    private PageContext frame(Exchange exchange) {
        return pages.frame(exchange, words.text("pad.title"))
                .in(Section.BITS)
                .standingAt(Link.to("/bits"))
                .withBoardAndStepper()
                .with("code/editor.css", "bits/bits.css", "code/editor.js", "bits/bits.js");
    }

    /** Draws what was typed, or leads to its address. */
    private void take(Exchange exchange) {
        Query form = Query.ofForm(exchange, words);
        String text = Optional.ofNullable(exchange.field("lines")).orElse("");
        BitsAddress address = BitsAddress.read(form).with(text);
        Optional<Scratch> refused =
                SentCode.refused(words, text).map(why -> Scratch.refused(text, why));
        if (refused.isPresent()) {
            exchange.status(Status.BAD_REQUEST);
            send(
                    exchange,
                    Pages.wantsFragment(exchange) ? BITS_DRAWN_PART : BITS_PART,
                    BitsBuilder.ofRefused(frame(exchange), address, refused.get()));
        } else if (Pages.wantsFragment(exchange)) {
            replace(exchange, address);
            send(exchange, BITS_DRAWN_PART, BitsBuilder.ofLines(frame(exchange), address));
        } else {
            exchange.redirect(pages.framed(exchange, address.here()), Status.SEE_OTHER);
        }
    }

    /** The lines are others than those that were asked for, and so is their address. */
    private void replace(Exchange exchange, BitsAddress changed) {
        exchange.header("HX-Replace-Url", pages.framed(exchange, changed.here()));
    }

    /** While a line is wrong, the last picture stays. */
    private void send(Exchange exchange, PagePart part, BitsBuilder lines) {
        if (part.equals(BITS_DRAWN_PART) && lines.isWrong()) {
            exchange.header("HX-Retarget", "#lines-mistake").header("HX-Reswap", "innerHTML");
            MistakePart mistake = new MistakePart(frame(exchange), lines.editor().mistake());
            pages.send(exchange, BITS_PAGE, MistakePart.PART, mistake);
        } else {
            pages.send(exchange, BITS_PAGE, part, lines.view());
        }
    }

    private void step(Exchange exchange) {
        BitsAddress address = BitsAddress.read(Query.of(exchange, words));
        BitsBuilder.ofRun(frame(exchange).with("write/steps.css"), address)
                .ifPresentOrElse(
                        view -> pages.send(exchange, BITS_STEPS_PAGE, BITS_STEPS_PART, view),
                        () ->
                                exchange.redirect(
                                        pages.framed(exchange, address.here()), Status.SEE_OTHER));
    }
}
