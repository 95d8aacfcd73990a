package flipscope.web.lesson;

import flipscope.lesson.Run;
import flipscope.web.site.Link;
import flipscope.web.trace.request.TraceRequest;
import java.util.Map;
import java.util.Optional;

/** Links from an excerpt to its full page. */
final class FullPageLinks {
    private static final String GAME = "moves";

    private FullPageLinks() {}

    /**
     * The page of an algorithm on its inputs. A game keeps its parameters, so that the reader can
     * return to it.
     */
    static Link page(Run run) {
        Map<String, String> query = run.query();
        return Link.to("/trace/" + run.technique().id())
                .with(query.containsKey(GAME) ? query : run.arguments().query());
    }

    /** The trace that the page shows. */
    static TraceRequest request(Run run) {
        return new TraceRequest(run.arguments(), page(run), Optional.empty());
    }
}
