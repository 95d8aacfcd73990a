package flipscope.web.figure;

import flipscope.text.Messages;
import flipscope.web.site.Assets;
import flipscope.web.site.Pages;
import flipscope.web.site.Problem;
import flipscope.web.site.ProblemException;
import flipscope.web.site.Query;
import flipscope.web.trace.request.TechniqueLookup;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * {@code GET /figure/trace/<algorithm>.svg}, {@code .png} and {@code .txt}: the storyboard or, with
 * {@code at}, one step, as a stand-alone picture. It takes the parameters of the page that it
 * shows; {@code theme=dark} makes it light on dark, {@code narrow=1} lays a step out for a narrow
 * screen, {@code moving=1} lets its result come about, over and over.
 */
public final class FigureRoutes {
    private static final double FINE = 2;
    private static final double MOST_PIXELS = 6_000_000;

    private final Messages words;
    private final TechniqueLookup lookup;
    private final FigureModels models;
    private final PaintedImages images;
    private final Figures figures;
    private final PlainText plain;

    public FigureRoutes(
            Pages pages, TechniqueLookup lookup, FigureModels models, PaintedImages images) {
        this.words = pages.words();
        this.lookup = lookup;
        this.models = models;
        this.images = images;
        this.figures = new Figures(words, models);
        this.plain = new PlainText(words);
    }

    /** Sends a figure. */
    public void show(Context ctx) {
        String name = ctx.pathParam("algorithm");
        Form form = Form.of(name).orElseThrow(() -> new ProblemException(noForm(ctx.path())));
        Query query = Query.of(ctx, words);
        FigureRequest request = FigureRequest.read(lookup.technique(form.without(name)), query);
        if (request.moving() && form != Form.SVG) {
            throw FigureRequest.MOVING.refusal(words, "share.figure.still", form.end);
        }
        send(ctx, form.type(), form == Form.TXT ? txt(request) : rendered(form, request));
    }

    private byte[] rendered(Form form, FigureRequest request) {
        FigureView figure = figures.of(request);
        String svg = FigureSvg.of(figure, request.theme(), request.moving());
        return form == Form.SVG ? svg.getBytes(StandardCharsets.UTF_8) : png(figure, svg);
    }

    private Problem noForm(String path) {
        String message = words.text("share.figure.form", Problem.excerpt(path));
        return new Problem(404, "not-found", message, "");
    }

    /** At twice the figure's size, for slides; less if it is very large. */
    private byte[] png(FigureView figure, String svg) {
        double pixels = (double) figure.width() * figure.height();
        double scale = Math.min(FINE, Math.sqrt(MOST_PIXELS / pixels));
        return images.png(
                svg,
                (int) Math.round(figure.width() * scale),
                (int) Math.round(figure.height() * scale));
    }

    private byte[] txt(FigureRequest request) {
        return request.at()
                .map(name -> plain.of(models.step(request.trace(), name, request.options())))
                .orElseGet(() -> plain.of(models.storyboard(request.trace())))
                .getBytes(StandardCharsets.UTF_8);
    }

    /** Any site may show a figure and cache it for ten minutes. */
    private static void send(Context ctx, String type, byte[] bytes) {
        ctx.header("Cache-Control", "public, max-age=600");
        ctx.header("ETag", '"' + Assets.hash(bytes) + '"');
        ctx.header("Access-Control-Allow-Origin", "*");
        ctx.header("Cross-Origin-Resource-Policy", "cross-origin");
        ctx.contentType(type).result(bytes);
    }

    /** The formats, by extension. */
    private enum Form {
        SVG(".svg", "image/svg+xml; charset=utf-8"),
        PNG(".png", "image/png"),
        TXT(".txt", "text/plain; charset=utf-8");

        private final String end;
        private final String type;

        Form(String end, String type) {
            this.end = end;
            this.type = type;
        }

        static Optional<Form> of(String name) {
            for (Form form : values()) {
                if (name.endsWith(form.end)) {
                    return Optional.of(form);
                }
            }
            return Optional.empty();
        }

        String without(String name) {
            return name.substring(0, name.length() - end.length());
        }

        String type() {
            return type;
        }
    }

    public void addTo(RoutesConfig routes) {
        routes.get("/figure/trace/<algorithm>", this::show);
    }
}
