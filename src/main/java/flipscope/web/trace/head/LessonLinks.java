package flipscope.web.trace.head;

import flipscope.catalogue.Technique;
import flipscope.judge.Task;
import flipscope.lesson.read.Library;
import flipscope.text.Messages;
import flipscope.web.site.Link;
import flipscope.web.site.NamedLink;
import java.util.List;
import java.util.Objects;

/** Links from a technique to the lesson that introduces it. */
public final class LessonLinks {
    private final Library lessons;
    private final Messages words;

    public LessonLinks(Library lessons, Messages words) {
        this.lessons = lessons;
        this.words = words;
    }

    /** Stands for the current edition of the lessons: equal to another only if these are. */
    public Object edition() {
        return lessons.summaries();
    }

    /**
     * As a sentence, for newcomers to the technique.
     *
     * @param path the techniques of its subject; the first that a lesson covers stands in where
     *     none covers the technique; null if there is none
     */
    NamedLink inFull(Technique technique, List<Technique> path) {
        NamedLink own = of(technique, "stepper.lesson");
        return own != null ? own : first(path, "stepper.lesson.near");
    }

    private NamedLink first(List<Technique> path, String key) {
        return path.stream()
                .map(each -> of(each, key))
                .filter(Objects::nonNull)
                .findFirst()
                .orElse(null);
    }

    /** In a few words; null if no lesson covers it. */
    NamedLink brief(Technique technique) {
        return of(technique, "techniques.lesson");
    }

    /** The first lesson of the course; the course itself if there are no lessons. */
    public String first() {
        return lessons.first()
                .map(slug -> Link.url("/lessons/" + slug))
                .orElse(Link.url("/lessons"));
    }

    /**
     * As a sentence for readers who may be looking for the technique; null if no lesson covers it.
     */
    public NamedLink famous(Technique technique) {
        return of(technique, "home.famous");
    }

    /** The first lesson with a task; null if there is none. */
    public NamedLink of(Task task) {
        return lessons.setting(task)
                .map(lesson -> link(lesson.slug(), lesson.title(), "write.lesson"))
                .orElse(null);
    }

    private NamedLink of(Technique technique, String key) {
        return lessons.teaching(technique)
                .map(each -> link(each.slug(), each.title(), key))
                .orElse(null);
    }

    private NamedLink link(String slug, String title, String key) {
        return new NamedLink("lesson", words.text(key, title), Link.url("/lessons/" + slug));
    }
}
