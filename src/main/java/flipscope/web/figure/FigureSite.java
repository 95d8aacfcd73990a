package flipscope.web.figure;

import flipscope.text.Messages;
import flipscope.web.address.EmbedKind;
import flipscope.web.address.Embedding;
import flipscope.web.address.Link;
import flipscope.web.address.Query;
import flipscope.web.exchange.Exchange;
import flipscope.web.exchange.Routes;
import flipscope.web.page.Page;
import flipscope.web.page.Pages;
import flipscope.web.step.StepView;
import flipscope.web.step.TracedRuns;
import flipscope.web.trace.predict.FairPositions;
import flipscope.web.trace.request.KnownTechniques;
import flipscope.web.trace.request.TraceInputs;
import flipscope.web.trace.request.TraceRequest;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * {@code GET /figure/trace/<algorithm>.svg}, {@code .png} and {@code .txt}: the storyboard or, with
 * {@code at}, one step, as a stand-alone picture. It takes the parameters of the page that it
 * shows; {@code theme=dark} makes it light on dark, {@code narrow=1} lays a step out for a narrow
 * screen, {@code moving=1} lets its result come about, over and over.
 *
 * <p>{@code GET /embed/figure/trace/<algorithm>}: the same for sites that accept only frames.
 */
public final class FigureSite implements Pictured {
    private static final Page FIGURE_PAGE = new Page("figure/framed");

    /** A figure in a frame, which leads to its trace. */
    private static final EmbedKind FRAMED =
            EmbedKind.at("/figure/trace/", 720, 600)
                    .pictureOf(figure -> figure.replaceFirst("^/figure", ""))
                    .taking(Set.of("theme", "controls", "from", "to", "code", "narrow"));

    private final Pages pages;
    private final KnownTechniques techniques;
    private final FairPositions fair;
    private final PaintedImages images;
    private final Messages words;
    private final Figures figures;

    public FigureSite(
            Pages pages, KnownTechniques techniques, TracedRuns runs, PaintedImages images) {
        this.pages = pages;
        this.techniques = techniques;
        this.fair = new FairPositions(runs);
        this.images = images;
        this.words = pages.words();
        this.figures = new Figures(runs, words);
    }

    @Override
    public void addTo(Routes routes) {
        routes.get("/figure/trace/<algorithm>", this::show);
        routes.get("/embed/figure/trace/<algorithm>", this::frame);
    }

    /** Pictures are painted. */
    @Override
    public boolean isHeavy(Exchange exchange) {
        String path = Link.pathOf(exchange);
        return path.startsWith("/figure/") && path.endsWith(".png");
    }

    @Override
    public Map<String, CardSource> cards() {
        return Map.of(Link.url("/trace/"), traced(), FRAMED.path(), traced());
    }

    @Override
    public List<EmbedKind> embeds() {
        return List.of(FRAMED);
    }

    /**
     * Sends a picture in the form that the address ends with, in its theme.
     *
     * @param figure as it is drawn
     * @param text the same for mail and comments
     */
    public void send(Exchange exchange, FigureView figure, String text) {
        FigureForm form = FigureForm.of(exchange, words);
        Theme theme = FigureRequest.THEME.of(Query.of(exchange, words));
        form.send(
                exchange,
                form == FigureForm.TXT
                        ? text.getBytes(StandardCharsets.UTF_8)
                        : form.drawn(figure, theme, false, images));
    }

    /** Sends a step of code that a reader wrote. */
    public void send(Exchange exchange, StepView step, boolean bitNumbers, String title) {
        OneStep one = figures.step(step, bitNumbers, title, title, List.of());
        send(exchange, one.drawn(), new PlainText(words).of(one));
    }

    /** The card of a step of such code. */
    public Card card(StepView step, boolean bitNumbers, String title) {
        return figures.step(step, bitNumbers, title, title, List.of()).card();
    }

    /** The cards of traces. */
    private CardSource traced() {
        return (name, query) ->
                figures.card(traced(name, query), Embedding.FROM.of(query), Embedding.TO.of(query));
    }

    private TraceRequest traced(String algorithm, Query query) {
        return fair.of(TraceInputs.read(techniques.find(algorithm), query)).request();
    }

    private FigureRequest request(Exchange exchange, String algorithm, boolean framed) {
        Query query = Query.of(exchange, words);
        return FigureRequest.read(traced(algorithm, query), query, framed);
    }

    private void show(Exchange exchange) {
        FigureForm form = FigureForm.of(exchange, words);
        FigureRequest request =
                request(exchange, form.without(exchange.inPath("algorithm")), false);
        if (request.moving() && form != FigureForm.SVG) {
            throw FigureRequest.MOVING.refusal(words, "share.figure.still", form.end());
        }
        form.send(
                exchange,
                form == FigureForm.TXT
                        ? txt(request.trace())
                        : form.drawn(
                                figures.of(request), request.theme(), request.moving(), images));
    }

    private byte[] txt(TraceRequest request) {
        PlainText plain = new PlainText(words);
        String text =
                request.isOverview()
                        ? plain.of(figures.storyboard(request))
                        : plain.of(figures.step(request));
        return text.getBytes(StandardCharsets.UTF_8);
    }

    /** Sends a page with only the figure on it. */
    private void frame(Exchange exchange) {
        FigureRequest request = request(exchange, exchange.inPath("algorithm"), true);
        FigureView figure = figures.of(request);
        Link page = request.trace().page();
        Link picture =
                page.at("/figure" + page.path() + ".svg")
                        .with(FigureRequest.NARROW, request.narrow());
        pages.send(
                exchange,
                FIGURE_PAGE,
                new FramedFigureView(
                        pages.frame(exchange, request.trace().title(words)),
                        picture.toString(),
                        picture.with(FigureRequest.THEME, Theme.DARK).toString(),
                        figure.width(),
                        figure.height(),
                        figure.title() + ". " + figure.description()));
    }
}
