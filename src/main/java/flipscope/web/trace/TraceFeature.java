package flipscope.web.trace;

import flipscope.web.address.EmbedKind;
import flipscope.web.address.Embedding;
import flipscope.web.exchange.Exchange;
import flipscope.web.exchange.Routes;
import flipscope.web.page.Bundle;
import flipscope.web.page.Feature;
import flipscope.web.trace.request.TraceInputs;
import java.util.List;

/** What the room of algorithms offers: routes, embeds, bundles. */
public record TraceFeature(TracePages traces, TechniquePages techniques) implements Feature {
    /** A trace in a frame. */
    private static final EmbedKind FRAMED =
            EmbedKind.at("/trace/", 720, 750)
                    .choosing(Embedding.CONTROLS, Embedding.CODE)
                    .withPassage();

    @Override
    public void addTo(Routes routes) {
        techniques.addTo(routes);
        traces.addTo(routes);
        routes.options("/embed/*", Embedding::allow);
    }

    @Override
    public List<Bundle> bundles() {
        return StepperBundles.all();
    }

    /** Changed code is evaluated anew, on whatever page it is shown. */
    @Override
    public boolean isHeavy(Exchange exchange) {
        return exchange.parameter(TraceInputs.EDIT.name()) != null;
    }

    @Override
    public List<EmbedKind> embeds() {
        return List.of(FRAMED);
    }
}
