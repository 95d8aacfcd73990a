package flipscope.web.trace.head;

import flipscope.catalogue.Technique;
import flipscope.lesson.Lesson;
import flipscope.lesson.Lessons;
import flipscope.lesson.Teaching;
import flipscope.text.Messages;
import flipscope.web.trace.head.HeadView.PinView;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/** The way from a technique to the lesson that begins at its beginning. */
public final class LessonLinks {
    private final Lessons lessons;
    private final Teaching teaching;
    private final Messages words;

    public LessonLinks(Lessons lessons, Messages words) {
        this.lessons = lessons;
        this.teaching = new Teaching(lessons);
        this.words = words;
    }

    /** The same object as long as no lesson changes, and equal to no other. */
    public Object edition() {
        return teaching.edition();
    }

    /** In a sentence, for someone to whom the technique is new; null where no lesson has it. */
    PinView inFull(Technique algorithm) {
        return of(algorithm, "stepper.lesson");
    }

    /** In few words; null where no lesson has it. */
    PinView brief(Technique algorithm) {
        return of(algorithm, "techniques.lesson");
    }

    /** For someone who has never seen a bit, and for someone who has; empty without lessons. */
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
        return new PinView("/lessons/" + lesson.slug(), words.text(key, lesson.front().title()));
    }
}
