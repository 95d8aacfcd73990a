package flipscope.web.lesson;

import flipscope.lesson.Run;
import flipscope.web.Link;
import flipscope.web.stepper.Subject;
import java.util.Map;
import java.util.Optional;

/** Where that of which a lesson shows a part is to be found whole. */
final class Places {
    private static final String GAME = "moves";

    private Places() {}

    /**
     * The page of an algorithm on its inputs; a game stays a game, so that it can be gone back to.
     */
    static Link page(Run run) {
        Map<String, String> query = run.query();
        return Link.to("/trace/" + run.algorithm().id())
                .with(query.containsKey(GAME) ? query : run.arguments().query());
    }

    /** What that page steps. */
    static Subject subject(Run run) {
        return new Subject(run.arguments(), page(run), Optional.empty());
    }
}
