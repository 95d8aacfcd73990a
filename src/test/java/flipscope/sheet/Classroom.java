package flipscope.sheet;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.catalogue.Catalogue;
import flipscope.catalogue.Traces;
import flipscope.lesson.AskedBlock;
import flipscope.lesson.Block;
import flipscope.lesson.NewPositions;
import flipscope.lesson.Sheet;
import flipscope.lesson.read.LessonTechniques;
import flipscope.lesson.read.Library;
import flipscope.lesson.read.PredictBlock;
import flipscope.lesson.read.QuizBlock;
import flipscope.lesson.read.Sheets;
import flipscope.lesson.read.TaskBlock;
import flipscope.predict.FeedbackWords;
import flipscope.predict.Misconception;
import flipscope.predict.Mistakes;
import flipscope.predict.Question;
import flipscope.story.BitNames;
import flipscope.testkit.Packaged;
import flipscope.text.Messages;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** Students made from a number, of whose answers it is known what they come to. */
public final class Classroom {
    public static final Messages WORDS = Messages.english();
    private static final Catalogue CATALOGUE = Packaged.CATALOGUE;
    private static final Traces TRACES = new Traces();
    public static final NewPositions POSITIONS = new NewPositions(TRACES);
    private static final LessonTechniques TECHNIQUES =
            new LessonTechniques(CATALOGUE, TRACES, path -> path);
    public static final Library LIBRARY = Library.builtIn(TECHNIQUES);

    /** A student with the marks and slips that the answers must come to; empty for no slip. */
    public record Student(HandIn handIn, String bits, int marks, List<String> slips) {}

    private Classroom() {}

    /** A sheet of the course. */
    public static Sheet sheet(String slug) {
        return Sheets.of(LIBRARY, Optional.empty()).find(slug).orElseThrow();
    }

    /** A sheet of an instructor's, which must be without a mistake. */
    static Sheet sheet(String slug, String text) {
        Sheet sheet = Sheets.of(LIBRARY, Optional.empty()).read(slug, text);
        assertThat(sheet.problems()).isEmpty();
        return sheet;
    }

    /** The students of a class, by their numbers. */
    public static List<Student> students(Sheet sheet, int count) {
        List<Student> all = new ArrayList<>();
        for (int number = 0; number < count; number++) {
            all.add(student(sheet, Integer.toString(2174400 + 7 * number)));
        }
        return all;
    }

    /** About two thirds of the answers are right, a few are left open, the others show a slip. */
    public static Student student(Sheet sheet, String word) {
        Random random = new Random(word.hashCode());
        HandIn handIn = HandIn.blank(sheet, word);
        StringBuilder bits = new StringBuilder();
        List<String> slips = new ArrayList<>();
        int marks = 0;
        for (Sheet.Question question : sheet.questions()) {
            Block asked = handIn.asked(question, POSITIONS);
            int chance = random.nextInt(100);
            boolean right = chance < 65;
            Optional<Misconception> slip = right ? Optional.empty() : slip(asked, random);
            if (right || chance < 95) {
                String answer = right ? right(asked) : wrong(asked, slip);
                handIn = handIn.with(question, answer, WORDS);
            }
            boolean answered = !handIn.isOpen(question);
            bits.append(right ? '1' : '0');
            marks += right ? question.marks() : 0;
            slips.add(
                    asked instanceof QuizBlock && answered && !right
                            ? WORDS.text("sheet.choice", wrong(asked, slip))
                            : slip.filter(each -> answered)
                                    .map(new FeedbackWords(WORDS)::mistake)
                                    .orElse(""));
        }
        return new Student(handIn, bits.toString(), marks, slips);
    }

    /** A right answer, as a person would give it. */
    public static String right(Block asked) {
        if (asked instanceof QuizBlock quiz) {
            int number = 1;
            while (!quiz.isCorrect(number)) {
                number++;
            }
            return Integer.toString(number);
        }
        return asked instanceof TaskBlock task
                ? task.task().reference()
                : ((AskedBlock) asked).answer().solution();
    }

    private static Optional<Misconception> slip(Block asked, Random random) {
        if (!(asked instanceof PredictBlock predict) || !predict.answer().isPressed()) {
            return Optional.empty();
        }
        Question question =
                predict.question(TRACES.of(predict.run().orElseThrow().arguments())).orElseThrow();
        List<Misconception> all =
                Mistakes.of(question).stream()
                        .filter(
                                each ->
                                        BitNames.drawn(
                                                        each.value().unsigned(),
                                                        predict.answer().view())
                                                != 0)
                        .toList();
        return all.isEmpty() ? Optional.empty() : Optional.of(all.get(random.nextInt(all.size())));
    }

    private static String wrong(Block asked, Optional<Misconception> slip) {
        if (asked instanceof QuizBlock quiz) {
            return quiz.isCorrect(1) ? "2" : "1";
        }
        if (asked instanceof TaskBlock task) {
            return task.task().start();
        }
        AskedBlock block = (AskedBlock) asked;
        if (slip.isPresent()) {
            long bits = BitNames.drawn(slip.get().value().unsigned(), block.answer().view());
            return String.join(" ", BitNames.names(bits, block.answer().view()));
        }
        if (block.answer().isPressed()) {
            return "none";
        }
        return block.answer().solution().startsWith("0x") ? "0x3" : "77";
    }
}
