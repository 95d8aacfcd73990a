package flipscope.web.stepper;

import flipscope.catalogue.Catalogue;
import flipscope.catalogue.Traces;
import flipscope.story.Narrator;
import flipscope.web.Json;
import flipscope.web.TraceJson;
import io.javalin.http.Context;

/**
 * {@code GET /api/algorithms} and {@code GET /api/trace/<algorithm>}: what the pages draw, as JSON.
 */
public final class TraceApi {
    private final Catalogue catalogue;
    private final ChangedCode code;
    private final Narrator narrator;
    private final Finder finder;

    public TraceApi(Catalogue catalogue, Traces traces, Finder finder, Narrator narrator) {
        this.catalogue = catalogue;
        this.code = new ChangedCode(catalogue, traces, narrator.messages());
        this.finder = finder;
        this.narrator = narrator;
    }

    /** Every algorithm with its inputs. */
    public void algorithms(Context ctx) {
        Json.send(ctx, TraceJson.algorithms(catalogue));
    }

    /** A whole trace. */
    public void trace(Context ctx) {
        Subject subject = finder.subject(ctx.pathParam("algorithm"), ctx);
        Json.send(
                ctx,
                TraceJson.trace(
                        subject.arguments(), code.trace(subject), code.scene(subject), narrator));
    }
}
