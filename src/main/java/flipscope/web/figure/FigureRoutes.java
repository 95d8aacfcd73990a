package flipscope.web.figure;

import flipscope.text.Messages;
import flipscope.web.Assets;
import flipscope.web.Pages;
import flipscope.web.Problem;
import flipscope.web.Query;
import flipscope.web.Refused;
import flipscope.web.stepper.Finder;
import flipscope.web.stepper.Look;
import flipscope.web.stepper.Subject;
import flipscope.web.view.FigureView;
import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * {@code GET /figure/trace/<algorithm>.svg} and {@code .txt}: the storyboard, or with {@code at}
 * one step, as a picture that stands alone. It takes the parameters of the page that it is of.
 */
public final class FigureRoutes {
    private static final int LONGEST_NAME = 80;

    private final Pages pages;
    private final Messages words;
    private final Finder finder;
    private final Shots shots;
    private final Inker inker = new Inker(Stylesheet.load("base.css", "grid.css", "figure.css"));
    private final Figures figures;
    private final PlainText plain;

    public FigureRoutes(Pages pages, Finder finder, Shots shots) {
        this.pages = pages;
        this.words = pages.words();
        this.finder = finder;
        this.shots = shots;
        this.figures = new Figures(pages, shots);
        this.plain = new PlainText(words);
    }

    /** Answers with a figure. */
    public void show(Context ctx) {
        String name = ctx.pathParam("algorithm");
        Form form = Form.of(name).orElseThrow(() -> new Refused(noForm(ctx.path())));
        Query query = Query.of(ctx, words);
        Subject subject = finder.subject(form.without(name), ctx);
        Optional<String> at = query.string("at", LONGEST_NAME);
        Look look = Look.of(query);
        String text = form == Form.SVG ? svg(subject, at, look) : txt(subject, at, look);
        send(ctx, form, text);
    }

    private Problem noForm(String path) {
        String message = words.text("share.figure.form", Query.excerpt(path));
        return new Problem(404, "not-found", message, "");
    }

    private String svg(Subject subject, Optional<String> at, Look look) {
        FigureView figure = figures.of(subject, at, look);
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                + inker.ink(pages.text("figure/figure.jte", figure))
                + "\n";
    }

    private String txt(Subject subject, Optional<String> at, Look look) {
        return at.map(name -> plain.of(shots.step(subject, name, look)))
                .orElseGet(() -> plain.of(shots.storyboard(subject)));
    }

    /** Pages anywhere may show a figure, and may keep it for a while. */
    private static void send(Context ctx, Form form, String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        ctx.header("Cache-Control", "public, max-age=600");
        ctx.header("ETag", '"' + Assets.hash(bytes) + '"');
        ctx.header("Access-Control-Allow-Origin", "*");
        ctx.header("Cross-Origin-Resource-Policy", "cross-origin");
        ctx.contentType(form.type()).result(bytes);
    }

    /** What a figure can be, by the end of its address. */
    private enum Form {
        SVG(".svg", "image/svg+xml; charset=utf-8"),
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
}
