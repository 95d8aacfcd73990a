package flipscope.web.trace.head;

import flipscope.catalogue.Technique;
import flipscope.judge.Task;
import flipscope.lesson.LessonSummary;
import flipscope.lesson.read.Library;
import flipscope.text.Messages;
import flipscope.web.address.Link;
import flipscope.web.address.NamedLink;
import java.util.List;
import java.util.Optional;

/** Links from a technique to the lesson that introduces it. */
public record LessonLinks(Library lessons, Messages words) {
    /** Stands for the current edition of the lessons: equal to another only if these are. */
    public Object edition() {
        return lessons.summaries();
    }

    /**
     * As a sentence, for newcomers to the technique.
     *
     * @param path the techniques of its subject; the first that a lesson covers stands in where
     *     none covers the technique
     */
    Optional<NamedLink> inFull(Technique technique, List<Technique> path) {
        return of(technique, "stepper.lesson")
                .or(
                        () ->
                                path.stream()
                                        .flatMap(each -> of(each, "stepper.lesson.near").stream())
                                        .findFirst());
    }

    /** In a few words. */
    Optional<NamedLink> brief(Technique technique) {
        return of(technique, "techniques.lesson");
    }

    /** The first lesson with a task. */
    public Optional<NamedLink> of(Task task) {
        return lessons.setting(task).map(lesson -> link(lesson, "write.lesson"));
    }

    private Optional<NamedLink> of(Technique technique, String key) {
        return lessons.teaching(technique).map(lesson -> link(lesson, key));
    }

    private NamedLink link(LessonSummary lesson, String key) {
        return new NamedLink(
                "lesson", words.text(key, lesson.title()), Link.url("/lessons/" + lesson.slug()));
    }
}
