package flipscope.lesson;

import flipscope.catalogue.Technique;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Finds the lesson that explains an algorithm: one that traces, draws or compares it. */
public final class LessonFinder {
    /** The algorithms of a lesson, most instructive ones first. */
    private static final List<Function<LessonSummary, List<String>>> PARTS =
            List.of(LessonSummary::stepped, LessonSummary::shown);

    private final Lessons lessons;
    private volatile Index index = new Index(List.of(), Map.of());

    public LessonFinder(Lessons lessons) {
        this.lessons = lessons;
    }

    /**
     * The first lesson of the course that traces an algorithm, or else the first that draws it,
     * asks about it or compares it.
     */
    public Optional<LessonSummary> of(Technique technique) {
        return Optional.ofNullable(now().first.get(technique.id()));
    }

    /** A token that stays the same object until a lesson changes; never equal to an earlier one. */
    public Object edition() {
        return now();
    }

    /**
     * A snapshot of the lessons and the first lesson for each algorithm. Not a record, so that it
     * is compared by identity.
     */
    private static final class Index {
        private final List<LessonSummary> all;
        private final Map<String, LessonSummary> first;

        Index(List<LessonSummary> all, Map<String, LessonSummary> first) {
            this.all = all;
            this.first = first;
        }
    }

    private Index now() {
        List<LessonSummary> all = lessons.summaries();
        Index known = index;
        if (known.all != all) {
            known = new Index(all, first(all));
            index = known;
        }
        return known;
    }

    private static Map<String, LessonSummary> first(List<LessonSummary> all) {
        Map<String, LessonSummary> first = new HashMap<>();
        for (Function<LessonSummary, List<String>> part : PARTS) {
            for (LessonSummary lesson : all) {
                part.apply(lesson).forEach(id -> first.putIfAbsent(id, lesson));
            }
        }
        return first;
    }
}
