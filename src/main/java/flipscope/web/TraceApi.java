package flipscope.web;

import flipscope.catalogue.Algorithm;
import flipscope.catalogue.Arguments;
import flipscope.catalogue.Catalogue;
import flipscope.catalogue.InputException;
import flipscope.catalogue.Traces;
import flipscope.story.Narrator;
import flipscope.text.Messages;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Optional;

/** What programs ask about algorithms and their traces, answered as JSON. */
final class TraceApi {
    private final Catalogue catalogue;
    private final Traces traces;
    private final Messages words;
    private final Narrator narrator;

    TraceApi(Catalogue catalogue, Traces traces, Messages words) {
        this.catalogue = catalogue;
        this.traces = traces;
        this.words = words;
        this.narrator = new Narrator(words, catalogue.sources());
    }

    void addTo(RoutesConfig routes) {
        routes.get("/api/algorithms", ctx -> Json.send(ctx, TraceJson.algorithms(catalogue)));
        routes.get("/api/trace/<algorithm>", this::trace);
    }

    private void trace(Context ctx) {
        Algorithm algorithm = algorithm(ctx.pathParam("algorithm"));
        Arguments arguments = bind(algorithm, Query.of(ctx, words));
        Json.send(ctx, TraceJson.trace(arguments, traces.of(arguments), narrator));
    }

    private Algorithm algorithm(String id) {
        return catalogue.find(id).orElseThrow(() -> new Refused(unknown(id)));
    }

    private Problem unknown(String id) {
        Optional<Algorithm> nearest = catalogue.nearest(id);
        String typed = Query.excerpt(id);
        String message =
                nearest.map(near -> words.text("error.algorithm.nearest", typed, near.id()))
                        .orElseGet(() -> words.text("error.algorithm", typed));
        return new Problem(404, "unknown-algorithm", message, "");
    }

    private static Arguments bind(Algorithm algorithm, Query query) {
        try {
            return algorithm.bind(InputReader.read(algorithm, query));
        } catch (InputException wrong) {
            throw Query.refused(wrong.parameter(), wrong.getMessage());
        }
    }
}
