package flipscope.web.figure;

import flipscope.web.site.Pages;
import flipscope.web.trace.TraceSite;
import flipscope.web.trace.predict.FairPositions;
import io.javalin.config.RoutesConfig;

/** Wires the figures and the cards of traces. */
public final class FigureSite {
    private final TraceSite trace;
    private final PaintedImages images;
    private final FigureModels models;
    private final FramedFigures framed;

    public FigureSite(TraceSite trace, PaintedImages images) {
        Pages pages = trace.pages();
        this.trace = trace;
        this.images = images;
        this.models =
                new FigureModels(
                        trace.catalogue(), trace.traces(), trace.narrator(), pages.words());
        this.framed = new FramedFigures(pages, trace.lookup(), new Figures(pages.words(), models));
    }

    public void addTo(RoutesConfig routes) {
        Pages pages = trace.pages();
        new FigureRoutes(pages, trace.lookup(), models, images).addTo(routes);
        framed.addTo(routes);
    }

    /** Sends pictures of other features. */
    public StillFigures stills() {
        return new StillFigures(images, trace.pages().words());
    }

    public FramedFigures framed() {
        return framed;
    }

    /** The cards of traces. */
    public CardSource cards() {
        TraceCards cards =
                new TraceCards(
                        new FairPositions(trace.code()),
                        models,
                        trace.narrator(),
                        trace.pages().words());
        return (name, query) -> cards.of(CardRequest.read(trace.lookup().technique(name), query));
    }
}
