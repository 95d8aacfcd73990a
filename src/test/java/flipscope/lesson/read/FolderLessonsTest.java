package flipscope.lesson.read;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.lesson.Lesson;
import flipscope.lesson.LessonPicture;
import flipscope.lesson.LessonProblem;
import java.util.AbstractSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What one lesson does to the others. */
class FolderLessonsTest {
    private static final String HEAD = "---\ntitle: T\nsummary: S\norder: 1\nminutes: 1\n---\n";

    /** A folder in which to look for a picture fails as nobody has foreseen. */
    private record Failing(Map<String, String> texts) implements Folder {
        @Override
        public Map<String, Object> files() {
            return Map.copyOf(texts);
        }

        @Override
        public String read(String file) {
            return texts.get(file);
        }

        @Override
        public Set<String> pictures() {
            return new AbstractSet<>() {
                @Override
                public boolean contains(Object name) {
                    throw new IllegalStateException("as nobody has foreseen");
                }

                @Override
                public Iterator<String> iterator() {
                    return List.of("a.svg").iterator();
                }

                @Override
                public int size() {
                    return 1;
                }
            };
        }

        @Override
        public Optional<LessonPicture> picture(String name) {
            return Optional.empty();
        }
    }

    @Test
    void aLessonOnWhichTheReaderItselfFailsLeavesTheOthersAlone() {
        Failing folder =
                new Failing(
                        Map.of(
                                "a", HEAD + "Some text.\n",
                                "b", HEAD + "![A picture](pictures/a.svg)\n"));
        List<Lesson> lessons = new FolderLessons(folder, Good.LAB, Optional.empty()).lessons();
        assertThat(lessons).extracting(Lesson::slug).containsExactly("a", "b");
        assertThat(lessons.get(0).problems()).isEmpty();
        assertThat(lessons.get(1).problems())
                .extracting(LessonProblem::message)
                .singleElement()
                .asString()
                .contains("a mistake in this program");
    }
}
