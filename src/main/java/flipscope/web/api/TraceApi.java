package flipscope.web.api;

import flipscope.catalogue.Technique;
import flipscope.story.Narrator;
import flipscope.web.site.BasePath;
import flipscope.web.site.Json;
import flipscope.web.site.Query;
import flipscope.web.trace.TraceSite;
import flipscope.web.trace.request.NamedSteps;
import flipscope.web.trace.request.TraceInputs;
import flipscope.web.trace.request.TraceRequest;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;

/**
 * {@code GET /api/algorithms} and {@code GET /api/trace/<algorithm>}: the data behind the pages, as
 * JSON.
 */
public record TraceApi(TraceSite site) {
    /** What is sent depends on the address alone, until there is another edition of this site. */
    private static final String KEPT = "public, max-age=600";

    /** Lists every algorithm with its inputs. */
    public void techniques(Context ctx) {
        String base = BasePath.of(ctx);
        Json.stream(ctx, json -> TraceJson.techniques(json, site.catalogue(), base));
    }

    /** Sends a whole trace. */
    public void trace(Context ctx) {
        Query query = Query.of(ctx, site.words());
        Technique technique = site.lookup().technique(ctx.pathParam("algorithm"));
        TraceRequest request = site.fair().of(TraceInputs.read(technique, query)).request();
        Narrator narrator = site.code().narrator(request);
        NamedSteps.step(request.options().at(), narrator.trace(), query.words());
        ctx.header("Cache-Control", KEPT);
        Json.stream(ctx, json -> TraceJson.trace(json, technique, narrator));
    }

    public void addTo(RoutesConfig routes) {
        routes.get("/api/algorithms", this::techniques);
        routes.get("/api/trace/<algorithm>", this::trace);
    }
}
