package flipscope.lesson;

import flipscope.catalogue.Technique;
import flipscope.judge.Task;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** All current lessons. Safe for use by several threads. */
public interface Lessons {
    /**
     * All readable lessons in course order: the built-in ones, then an instructor's own. The same
     * list object until something changes.
     */
    List<Lesson> all();

    /** The files in an instructor's folder that are not shown, each with the reason. */
    Map<String, String> hidden();

    /** Whether a lesson is one of an instructor's own. */
    boolean isOwn(Lesson lesson);

    /** A picture used by a lesson; empty if there is none of that name. */
    Optional<LessonPicture> picture(Lesson lesson, String name);

    /** The slug most similar to a mistyped one, if any. */
    Optional<String> nearest(String slug);

    /**
     * What the same lessons say of themselves, in the same order, without reading them. The same
     * list object until something changes.
     */
    List<LessonSummary> summaries();

    /** The slug of the first lesson. */
    default Optional<String> first() {
        return summaries().stream().findFirst().map(LessonSummary::slug);
    }

    /**
     * The first lesson of the course that traces an algorithm, or else the first that draws it,
     * asks about it or compares it.
     */
    default Optional<LessonSummary> teaching(Technique technique) {
        return first(LessonSummary::stepped, technique.id())
                .or(() -> first(LessonSummary::shown, technique.id()));
    }

    /** The first lesson that sets a task. */
    default Optional<LessonSummary> setting(Task task) {
        return first(LessonSummary::tasks, task.name());
    }

    private Optional<LessonSummary> first(Function<LessonSummary, List<String>> part, String name) {
        return summaries().stream().filter(each -> part.apply(each).contains(name)).findFirst();
    }

    default Optional<Lesson> find(String slug) {
        return all().stream().filter(lesson -> lesson.slug().equals(slug)).findFirst();
    }

    /** The lesson before this one. */
    default Optional<Lesson> previous(Lesson lesson) {
        return beside(lesson, -1);
    }

    /** The lesson after this one. */
    default Optional<Lesson> next(Lesson lesson) {
        return beside(lesson, 1);
    }

    private Optional<Lesson> beside(Lesson lesson, int distance) {
        List<Lesson> all = all();
        int index = all.stream().map(Lesson::slug).toList().indexOf(lesson.slug()) + distance;
        return 0 <= index && index < all.size() ? Optional.of(all.get(index)) : Optional.empty();
    }
}
