package flipscope.web.trace.head;

import flipscope.catalogue.Technique;
import flipscope.lesson.Lesson;
import flipscope.lesson.LessonFinder;
import flipscope.lesson.Lessons;
import flipscope.text.Messages;
import flipscope.web.site.Link;
import flipscope.web.trace.head.HeadView.PinView;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/** Links from a technique to the lesson that introduces it. */
public final class LessonLinks {
    private final Lessons lessons;
    private final LessonFinder teaching;
    private final Messages words;

    public LessonLinks(Lessons lessons, Messages words) {
        this.lessons = lessons;
        this.teaching = new LessonFinder(lessons);
        this.words = words;
    }

    /** Stands for the current edition of the lessons: equal to itself only. */
    public Object edition() {
        return teaching.edition();
    }

    /** As a sentence, for newcomers to the technique; null if no lesson covers it. */
    PinView inFull(Technique algorithm) {
        return of(algorithm, "stepper.lesson");
    }

    /** In a few words; null if no lesson covers it. */
    PinView brief(Technique algorithm) {
        return of(algorithm, "techniques.lesson");
    }

    /** The first lessons for readers without and with knowledge of bits; empty without lessons. */
    public List<PinView> beginnings(Technique famous) {
        PinView first =
                lessons.all().stream()
                        .findFirst()
                        .map(each -> link(each, "home.lesson"))
                        .orElse(null);
        return Stream.of(first, of(famous, "home.famous")).filter(Objects::nonNull).toList();
    }

    private PinView of(Technique algorithm, String key) {
        return teaching.of(algorithm).map(each -> link(each, key)).orElse(null);
    }

    private PinView link(Lesson lesson, String key) {
        return new PinView(
                Link.url("/lessons/" + lesson.slug()), words.text(key, lesson.front().title()));
    }
}
