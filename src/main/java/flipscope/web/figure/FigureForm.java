package flipscope.web.figure;

import flipscope.text.Messages;
import flipscope.web.address.Problem;
import flipscope.web.address.ProblemException;
import flipscope.web.exchange.Exchange;
import flipscope.web.page.Assets;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** The formats of figures, by extension. */
enum FigureForm {
    SVG(".svg", "image/svg+xml; charset=utf-8"),
    PNG(".png", "image/png"),
    TXT(".txt", "text/plain; charset=utf-8");

    private static final double FINE = 2;
    private static final double MOST_PIXELS = 6_000_000;

    private final String end;
    private final String type;

    FigureForm(String end, String type) {
        this.end = end;
        this.type = type;
    }

    /**
     * The format that an address ends with.
     *
     * @throws ProblemException with 404 if it is none of these
     */
    static FigureForm of(Exchange exchange, Messages words) {
        return Arrays.stream(values())
                .filter(form -> exchange.path().endsWith(form.end))
                .findFirst()
                .orElseThrow(() -> Problem.notFound(words, "share.figure.form", exchange.path()));
    }

    String without(String name) {
        return name.substring(0, name.length() - end.length());
    }

    /** The extension, with its dot. */
    String end() {
        return end;
    }

    /**
     * A figure as SVG or PNG.
     *
     * @param moving whether the result comes about before one’s eyes
     */
    byte[] drawn(FigureView figure, Theme theme, boolean moving, PaintedImages images) {
        String svg = figure.svg(theme, moving);
        return this == SVG ? svg.getBytes(StandardCharsets.UTF_8) : png(figure, svg, images);
    }

    /** At twice the figure's size, for slides; less if it is very large. */
    private static byte[] png(FigureView figure, String svg, PaintedImages images) {
        double pixels = (double) figure.width() * figure.height();
        double scale = Math.min(FINE, Math.sqrt(MOST_PIXELS / pixels));
        return images.png(
                svg,
                (int) Math.round(figure.width() * scale),
                (int) Math.round(figure.height() * scale));
    }

    /** Sends a figure. Any site may show it and cache it for ten minutes. */
    void send(Exchange exchange, byte[] bytes) {
        Assets.share(exchange, 600, type, bytes);
    }
}
