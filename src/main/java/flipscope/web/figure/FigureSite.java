package flipscope.web.figure;

import flipscope.web.trace.TraceSite;
import io.javalin.config.RoutesConfig;

/** Wires the figures and the cards of traces. */
public final class FigureSite {
    private final TraceSite trace;
    private final PaintedImages images;
    private final FigureModels models;

    public FigureSite(TraceSite trace, PaintedImages images) {
        this.trace = trace;
        this.images = images;
        this.models = new FigureModels(trace.code(), trace.pages().words());
    }

    public void addTo(RoutesConfig routes) {
        new FigureRoutes(trace, models, images).addTo(routes);
        new FramedFigures(trace, new Figures(trace.pages().words(), models)).addTo(routes);
    }

    /** Sends pictures of other features. */
    public StillFigures stills() {
        return new StillFigures(images, trace.pages().words());
    }

    /** The cards of traces. */
    public CardSource cards() {
        TraceCards cards =
                new TraceCards(trace.fair(), models, trace.narrators(), trace.pages().words());
        return (name, query) -> cards.of(CardRequest.read(trace.lookup().technique(name), query));
    }
}
