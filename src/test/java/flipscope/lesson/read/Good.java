package flipscope.lesson.read;

import flipscope.catalogue.Catalogue;
import flipscope.catalogue.Traces;
import flipscope.lesson.Lesson;
import flipscope.lesson.LessonPicture;
import flipscope.testkit.Packaged;
import flipscope.testkit.Resources;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A lesson with nothing wrong in it, and what it stands beside. */
final class Good {
    static final LessonTechniques LAB = techniques();

    /** The lessons of the course, read once. */
    static final Library COURSE = Library.builtIn(LAB);

    static final String TEXT = Resources.text("lesson/good.md");
    private static final String HEAD = "---\ntitle: T\nsummary: S\norder: 1\nminutes: 1\n---\n";

    /** Another lesson, which it needs. */
    private static final Outlines OTHERS =
            new Outlines(
                    Map.of(
                            "good", new Outline(Set.of(), List.of("first-steps")),
                            "first-steps", new Outline(Set.of("the-end"), List.of()),
                            "chicken", new Outline(Set.of(), List.of("egg")),
                            "egg", new Outline(Set.of(), List.of("chicken"))));

    private Good() {}

    private static LessonTechniques techniques() {
        Catalogue catalogue = Packaged.CATALOGUE;
        return new LessonTechniques(catalogue, new Traces());
    }

    /** Reads a lesson in the place of this one. */
    static Lesson read(String text) {
        return read("good", text);
    }

    static Lesson read(String slug, String text) {
        return read(slug, text, LAB);
    }

    private static Lesson read(String slug, String text, LessonTechniques techniques) {
        return new LessonReader(slug, ParsedLesson.of(text), OTHERS, new OnePicture(), techniques)
                .read();
    }

    /** The same on a site whose addresses begin with a folder. */
    static Lesson bodyBelow(String folder, String body) {
        LessonTechniques techniques =
                new LessonTechniques(LAB.catalogue(), LAB.traces(), path -> folder + path);
        return read("good", HEAD + body, techniques);
    }

    /** Reads a body under a head with nothing wrong in it; the body begins on line 7. */
    static Lesson body(String body) {
        return read(HEAD + body);
    }

    private static final class OnePicture implements Folder {
        @Override
        public Map<String, Object> files() {
            return Map.of();
        }

        @Override
        public String read(String file) {
            throw new Mistake("there is none");
        }

        @Override
        public Set<String> pictures() {
            return Set.of("board.svg");
        }

        @Override
        public Optional<LessonPicture> picture(String name) {
            return Optional.empty();
        }
    }
}
