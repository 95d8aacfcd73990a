package flipscope.web.figure;

import flipscope.text.Messages;
import flipscope.web.site.Query;
import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;

/** Sends pictures that other features draw, as SVG, PNG or text. */
public final class StillFigures {
    private final PaintedImages images;
    private final Messages words;

    StillFigures(PaintedImages images, Messages words) {
        this.images = images;
        this.words = words;
    }

    /**
     * A picture.
     *
     * @param figure as it is drawn
     * @param text the same for mail and comments
     */
    public record Still(FigureView figure, String text) {}

    /** Sends a picture in the form that the address ends with, in its theme. */
    public void send(Context ctx, Still still) {
        FigureForm form = FigureForm.of(ctx, words);
        Theme theme = FigureRequest.THEME.of(Query.of(ctx, words));
        form.send(
                ctx,
                form == FigureForm.TXT
                        ? still.text().getBytes(StandardCharsets.UTF_8)
                        : form.drawn(still.figure(), theme, false, images));
    }
}
