package flipscope.web.api;

import flipscope.catalogue.Catalogue;
import flipscope.catalogue.Technique;
import flipscope.story.Narrator;
import flipscope.text.Messages;
import flipscope.web.site.BasePath;
import flipscope.web.site.Json;
import flipscope.web.site.Query;
import flipscope.web.trace.TraceSite;
import flipscope.web.trace.predict.FairPositions;
import flipscope.web.trace.request.ChangedCode;
import flipscope.web.trace.request.NamedSteps;
import flipscope.web.trace.request.TechniqueLookup;
import flipscope.web.trace.request.TraceInputs;
import flipscope.web.trace.request.TraceRequest;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;

/**
 * {@code GET /api/algorithms} and {@code GET /api/trace/<algorithm>}: the data behind the pages, as
 * JSON.
 */
public final class TraceApi {
    /** What is sent depends on the address alone, until there is another edition of this site. */
    private static final String KEPT = "public, max-age=600";

    private final Catalogue catalogue;
    private final ChangedCode code;
    private final FairPositions fair;
    private final TechniqueLookup lookup;
    private final Messages words;

    public TraceApi(TraceSite site) {
        this.catalogue = site.catalogue();
        this.code = site.code();
        this.fair = site.fair();
        this.lookup = site.lookup();
        this.words = site.pages().words();
    }

    /** Lists every algorithm with its inputs. */
    public void techniques(Context ctx) {
        String base = BasePath.of(ctx);
        Json.stream(ctx, json -> TraceJson.techniques(json, catalogue, base));
    }

    /** Sends a whole trace. */
    public void trace(Context ctx) {
        Query query = Query.of(ctx, words);
        Technique technique = lookup.technique(ctx.pathParam("algorithm"));
        TraceRequest request = fair.of(TraceInputs.read(technique, query)).request();
        Narrator narrator = code.narrator(request);
        NamedSteps.step(request.options().at(), narrator.trace(), words);
        ctx.header("Cache-Control", KEPT);
        Json.stream(ctx, json -> TraceJson.trace(json, technique, narrator));
    }

    public void addTo(RoutesConfig routes) {
        routes.get("/api/algorithms", this::techniques);
        routes.get("/api/trace/<algorithm>", this::trace);
    }
}
