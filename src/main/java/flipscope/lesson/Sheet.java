package flipscope.lesson;

import java.util.List;
import java.util.function.Function;

/**
 * Questions that are answered one after another and marked.
 *
 * @param slug its name in addresses: the file name without {@code .yaml}
 * @param title plain text
 * @param language a tag such as {@code en}
 * @param about what it is about, plain text; may be empty
 * @param questions at least one, unless the file is faulty
 * @param state changes with the file, so that answers to another state are recognized
 * @param problems all mistakes in the file, by line
 */
public record Sheet(
        String slug,
        String title,
        String language,
        String about,
        List<Question> questions,
        String state,
        List<LessonProblem> problems) {

    /**
     * A question of a sheet.
     *
     * @param number from 1
     * @param title a few words, plain text
     * @param marks what a right answer is worth
     * @param seeded whether each student is asked on a position of their own
     * @param block the question as a lesson would ask it
     */
    public record Question(int number, String title, int marks, boolean seeded, Block block) {
        private Question renewed() {
            boolean can = block instanceof AskedBlock asked && asked.least() > 0;
            return new Question(number, title, marks, can, block);
        }
    }

    /**
     * This sheet in another state, with each question that can be on each student's own position.
     */
    public Sheet renewed(Function<List<Question>, String> otherState) {
        List<Question> all = questions.stream().map(Question::renewed).toList();
        return new Sheet(slug, title, language, about, all, otherState.apply(all), problems);
    }

    /** The question of this number, from 1. */
    public Question question(int number) {
        return questions.get(number - 1);
    }

    /** The sum of all marks. */
    public int marks() {
        return questions.stream().mapToInt(Question::marks).sum();
    }
}
