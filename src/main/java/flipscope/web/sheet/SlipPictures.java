package flipscope.web.sheet;

import flipscope.lesson.AskedBlock;
import flipscope.lesson.Sheet;
import flipscope.lesson.read.ExerciseBlock;
import flipscope.lesson.read.QuizBlock;
import flipscope.predict.FeedbackWords;
import flipscope.predict.Misconception;
import flipscope.sheet.ClassMarks;
import flipscope.sheet.ClassMarks.Slip;
import flipscope.sheet.Marking;
import flipscope.story.BitNames;
import flipscope.web.draw.AnswerGrid;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The slips at a question, drawn on the position that its author wrote: it is the same for every
 * class, and no student had it.
 *
 * @param known all slips that are known
 * @param slips the slips of a class, the commonest first
 * @param other how many wrong answers none of them explains
 */
public record SlipPictures(
        Sheet.Question question,
        Marking marking,
        List<Misconception> known,
        List<Slip> slips,
        int other) {

    SlipPictures(Sheet.Question question, Marking marking) {
        this(question, marking, marking.mistakes(question.block()), List.of(), 0);
    }

    /** The slips of a class. */
    SlipPictures counted(ClassMarks marks) {
        return new SlipPictures(
                question, marking, known, marks.slips(question), marks.unexplained(question));
    }

    /** The slips of some numbers, without a count. */
    SlipPictures of(List<Integer> numbers) {
        List<Slip> named =
                numbers.stream()
                        .filter(number -> number < known.size())
                        .map(number -> new Slip(name(known.get(number)), 0))
                        .toList();
        return new SlipPictures(question, marking, known, named, 0);
    }

    /** The numbers of its slips among those that are known, for an address. */
    public String numbers() {
        List<String> names = known.stream().map(this::name).toList();
        return slips.stream()
                .map(each -> names.indexOf(each.name()))
                .filter(number -> number >= 0)
                .map(String::valueOf)
                .collect(Collectors.joining("."));
    }

    private String name(Misconception slip) {
        return new FeedbackWords(marking.words()).mistake(slip);
    }

    /** What is asked for. */
    public String asked() {
        return marking.asked(question.block()).orElse("");
    }

    /** The question in its author's words, as safe HTML; empty for the question of a step. */
    public String html() {
        if (question.block() instanceof QuizBlock quiz) {
            return quiz.question();
        }
        return question.block() instanceof ExerciseBlock exercise ? exercise.question() : "";
    }

    /** What one can choose from, as safe HTML. */
    public List<QuizBlock.Choice> choices() {
        return question.block() instanceof QuizBlock quiz ? quiz.choices() : List.of();
    }

    /** The right answer. */
    public Optional<AnswerGrid> answer() {
        return SheetCards.pressed(question.block())
                .map(asked -> grid(asked, asked.answer().drawn(), 0));
    }

    /** What a slip makes of it; what it adds stands out. */
    public Optional<AnswerGrid> picture(Slip slip) {
        return SheetCards.pressed(question.block())
                .flatMap(
                        asked ->
                                known.stream()
                                        .filter(each -> name(each).equals(slip.name()))
                                        .findFirst()
                                        .map(each -> picture(asked, each)));
    }

    private AnswerGrid picture(AskedBlock asked, Misconception slip) {
        long made = BitNames.drawn(slip.value().unsigned(), asked.answer().view());
        return grid(asked, made, made & ~asked.answer().drawn());
    }

    private AnswerGrid grid(AskedBlock asked, long bits, long wrong) {
        return SheetCards.grid(asked, marking.words()).with(bits, wrong, "");
    }

    /** The squares of a picture, for those who cannot see it. */
    public String alt(AnswerGrid grid) {
        List<String> names = BitNames.names(grid.answer(), grid.view());
        return names.isEmpty() ? marking.words().text("predict.set.none") : String.join(" ", names);
    }

    /** The letter of a slip: A for the first. */
    public static String letter(int index) {
        return String.valueOf((char) ('A' + index));
    }

    /** The longest bar. */
    public int most() {
        return IntStream.concat(slips.stream().mapToInt(Slip::count), IntStream.of(other, 1))
                .max()
                .orElse(1);
    }
}
