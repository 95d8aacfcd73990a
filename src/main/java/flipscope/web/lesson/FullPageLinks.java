package flipscope.web.lesson;

import flipscope.lesson.Run;
import flipscope.web.site.Link;
import flipscope.web.trace.request.TraceRequest;
import java.util.Map;
import java.util.Optional;

/** Where that of which a lesson shows a part is to be found whole. */
final class FullPageLinks {
    private static final String GAME = "moves";

    private FullPageLinks() {}

    /**
     * The page of an algorithm on its inputs; a game stays a game, so that it can be gone back to.
     */
    static Link page(Run run) {
        Map<String, String> query = run.query();
        return Link.to("/trace/" + run.algorithm().id())
                .with(query.containsKey(GAME) ? query : run.arguments().query());
    }

    /** What that page steps. */
    static TraceRequest subject(Run run) {
        return new TraceRequest(run.arguments(), page(run), Optional.empty());
    }
}
