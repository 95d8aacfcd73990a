package flipscope.web.figure;

import flipscope.text.Messages;
import flipscope.web.site.Query;
import flipscope.web.trace.TraceSite;
import flipscope.web.trace.predict.FairPositions;
import flipscope.web.trace.request.TechniqueLookup;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;

/**
 * {@code GET /figure/trace/<algorithm>.svg}, {@code .png} and {@code .txt}: the storyboard or, with
 * {@code at}, one step, as a stand-alone picture. It takes the parameters of the page that it
 * shows; {@code theme=dark} makes it light on dark, {@code narrow=1} lays a step out for a narrow
 * screen, {@code moving=1} lets its result come about, over and over.
 */
public final class FigureRoutes {
    private final Messages words;
    private final TechniqueLookup lookup;
    private final FairPositions fair;
    private final FigureModels models;
    private final PaintedImages images;
    private final Figures figures;
    private final PlainText plain;

    FigureRoutes(TraceSite trace, FigureModels models, PaintedImages images) {
        this.words = trace.pages().words();
        this.lookup = trace.lookup();
        this.fair = trace.fair();
        this.models = models;
        this.images = images;
        this.figures = new Figures(words, models);
        this.plain = new PlainText(words);
    }

    /** Sends a figure. */
    public void show(Context ctx) {
        String name = ctx.pathParam("algorithm");
        FigureForm form = FigureForm.of(ctx, words);
        Query query = Query.of(ctx, words);
        FigureRequest request =
                FigureRequest.read(lookup.technique(form.without(name)), query, fair);
        if (request.moving() && form != FigureForm.SVG) {
            throw FigureRequest.MOVING.refusal(words, "share.figure.still", form.end());
        }
        form.send(ctx, form == FigureForm.TXT ? txt(request) : rendered(form, request));
    }

    private byte[] rendered(FigureForm form, FigureRequest request) {
        return form.drawn(figures.of(request), request.theme(), request.moving(), images);
    }

    private byte[] txt(FigureRequest request) {
        return request.at()
                .map(name -> plain.of(models.step(request.trace(), name, request.options())))
                .orElseGet(() -> plain.of(models.storyboard(request.trace())))
                .getBytes(StandardCharsets.UTF_8);
    }

    public void addTo(RoutesConfig routes) {
        routes.get("/figure/trace/<algorithm>", this::show);
    }
}
