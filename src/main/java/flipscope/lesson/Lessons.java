package flipscope.lesson;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** All lessons there are, as they are now. Safe to be shared between threads. */
public interface Lessons {
    /**
     * All that can be read, in the order of the course: the built-in ones, then an instructor's
     * own. The same list as long as nothing changes.
     */
    List<Lesson> all();

    /** The files in an instructor's folder that are not shown; of each, why. */
    Map<String, String> hidden();

    /** Whether a lesson is an instructor's own. */
    boolean isOwn(Lesson lesson);

    /** A picture that a lesson shows; empty if there is none of that name. */
    Optional<LessonPicture> picture(Lesson lesson, String name);

    /** The slug that is most like what was typed, if any is like it at all. */
    Optional<String> nearest(String slug);

    /** The lesson of a slug. */
    default Optional<Lesson> find(String slug) {
        return all().stream().filter(lesson -> lesson.slug().equals(slug)).findFirst();
    }

    /** The lesson before one. */
    default Optional<Lesson> previous(Lesson lesson) {
        return beside(lesson, -1);
    }

    /** The lesson after one. */
    default Optional<Lesson> next(Lesson lesson) {
        return beside(lesson, 1);
    }

    private Optional<Lesson> beside(Lesson lesson, int distance) {
        List<Lesson> all = all();
        int index = all.stream().map(Lesson::slug).toList().indexOf(lesson.slug()) + distance;
        return 0 <= index && index < all.size() ? Optional.of(all.get(index)) : Optional.empty();
    }
}
