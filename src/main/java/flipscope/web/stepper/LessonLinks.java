package flipscope.web.stepper;

import flipscope.catalogue.Algorithm;
import flipscope.lesson.Lessons;
import flipscope.lesson.Teaching;
import flipscope.lesson.Teaching.Taught;
import flipscope.text.Messages;
import flipscope.web.view.HeadView.PinView;

/** The way from a technique to the lesson that begins at its beginning. */
public final class LessonLinks {
    private final Teaching teaching;
    private final Messages words;

    public LessonLinks(Lessons lessons, Messages words) {
        this.teaching = new Teaching(lessons);
        this.words = words;
    }

    /** In a sentence, for someone to whom the technique is new; null where no lesson has it. */
    PinView inFull(Algorithm algorithm) {
        return of(algorithm, "stepper.lesson");
    }

    /** In two words; null where no lesson has it. */
    PinView brief(Algorithm algorithm) {
        return of(algorithm, "techniques.lesson");
    }

    private PinView of(Algorithm algorithm, String key) {
        return teaching.of(algorithm).map(each -> link(each, key)).orElse(null);
    }

    private PinView link(Taught taught, String key) {
        String title = taught.lesson().front().title();
        String name =
                taught.number() == 0
                        ? words.text(key + ".own", title)
                        : words.text(key, taught.number(), title);
        return new PinView("/lessons/" + taught.lesson().slug(), name);
    }
}
