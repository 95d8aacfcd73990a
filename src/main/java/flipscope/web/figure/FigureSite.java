package flipscope.web.figure;

import flipscope.story.Narrator;
import flipscope.text.Messages;
import flipscope.web.site.Embedding;
import flipscope.web.site.Link;
import flipscope.web.site.Page;
import flipscope.web.site.Query;
import flipscope.web.trace.TraceSite;
import flipscope.web.trace.request.StepOptions;
import flipscope.web.trace.request.TraceInputs;
import flipscope.web.trace.request.TraceRequest;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * {@code GET /figure/trace/<algorithm>.svg}, {@code .png} and {@code .txt}: the storyboard or, with
 * {@code at}, one step, as a stand-alone picture. It takes the parameters of the page that it
 * shows; {@code theme=dark} makes it light on dark, {@code narrow=1} lays a step out for a narrow
 * screen, {@code moving=1} lets its result come about, over and over.
 *
 * <p>{@code GET /embed/figure/trace/<algorithm>}: the same for sites that accept only frames.
 */
public final class FigureSite {
    private final TraceSite trace;
    private final PaintedImages images;
    private final Messages words;
    private final Figures figures;

    public FigureSite(TraceSite trace, PaintedImages images) {
        this.trace = trace;
        this.images = images;
        this.words = trace.words();
        this.figures = new Figures(trace.code(), words);
    }

    public void addTo(RoutesConfig routes) {
        routes.get("/figure/trace/<algorithm>", this::show);
        routes.get("/embed/figure/trace/<algorithm>", this::frame);
    }

    /**
     * Sends a picture in the form that the address ends with, in its theme.
     *
     * @param figure as it is drawn
     * @param text the same for mail and comments
     */
    public void send(Context ctx, FigureView figure, String text) {
        FigureForm form = FigureForm.of(ctx, words);
        Theme theme = FigureRequest.THEME.of(Query.of(ctx, words));
        form.send(
                ctx,
                form == FigureForm.TXT
                        ? text.getBytes(StandardCharsets.UTF_8)
                        : form.drawn(figure, theme, false, images));
    }

    /** Sends a step of code that a reader wrote. */
    public void send(Context ctx, Narrator narrator, int step, StepOptions options, String title) {
        OneStep one = figures.step(narrator, step, options, title, title, List.of());
        send(ctx, one.drawn(), new PlainText(words).of(one));
    }

    /** The card of a step of such code. */
    public Card card(Narrator narrator, int step, StepOptions options, String title) {
        return figures.step(narrator, step, options, title, title, List.of()).card();
    }

    /** The cards of traces. */
    public CardSource cards() {
        return (name, query) ->
                figures.card(traced(name, query), Embedding.FROM.of(query), Embedding.TO.of(query));
    }

    private TraceRequest traced(String algorithm, Query query) {
        return trace.fair(TraceInputs.read(trace.technique(algorithm), query)).request();
    }

    private FigureRequest request(Context ctx, String algorithm, boolean framed) {
        Query query = Query.of(ctx, words);
        return FigureRequest.read(traced(algorithm, query), query, framed);
    }

    private void show(Context ctx) {
        FigureForm form = FigureForm.of(ctx, words);
        FigureRequest request = request(ctx, form.without(ctx.pathParam("algorithm")), false);
        if (request.moving() && form != FigureForm.SVG) {
            throw FigureRequest.MOVING.refusal(words, "share.figure.still", form.end());
        }
        form.send(
                ctx,
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
    private void frame(Context ctx) {
        FigureRequest request = request(ctx, ctx.pathParam("algorithm"), true);
        FigureView figure = figures.of(request);
        Link page = request.trace().page();
        Link picture =
                page.at("/figure" + page.path() + ".svg")
                        .with(FigureRequest.NARROW, request.narrow());
        trace.pages()
                .send(
                        ctx,
                        Page.FIGURE,
                        new FramedFigureView(
                                trace.pages().frame(ctx, request.trace().title(words)),
                                picture.toString(),
                                picture.with(FigureRequest.THEME, Theme.DARK).toString(),
                                figure.width(),
                                figure.height(),
                                figure.title() + ". " + figure.description()));
    }
}
