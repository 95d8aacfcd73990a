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
import flipscope.text.Messages;
import flipscope.web.draw.AnswerGrid;
import flipscope.web.sheet.SlipsView.PictureView;
import flipscope.web.sheet.SlipsView.SlipView;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Draws the slips at a question on the position that its author wrote: it is the same for every
 * class, and no student had it.
 */
final class SlipsBuilder {
    private final Sheet.Question question;
    private final Marking marking;
    private final Messages words;
    private final List<Misconception> known;
    private final List<String> names;

    SlipsBuilder(Sheet.Question question, Marking marking) {
        this.question = question;
        this.marking = marking;
        this.words = marking.words();
        this.known = marking.mistakes(question.block());
        this.names = known.stream().map(new FeedbackWords(words)::mistake).toList();
    }

    /** The slips of a class. */
    SlipsView counted(ClassMarks marks) {
        return view(marks.slips(question), marks.unexplained(question));
    }

    /** The slips of some numbers, without a count. */
    SlipsView numbered(List<Integer> numbers) {
        List<Slip> named =
                numbers.stream()
                        .filter(number -> number < names.size())
                        .map(number -> new Slip(names.get(number), 0))
                        .toList();
        return view(named, 0);
    }

    private SlipsView view(List<Slip> slips, int other) {
        return new SlipsView(
                question,
                marking.asked(question.block()).orElse(""),
                html(),
                question.block() instanceof QuizBlock quiz ? quiz.choices() : List.of(),
                pressed().map(asked -> picture(asked, asked.answer().drawn(), 0)),
                IntStream.range(0, slips.size()).mapToObj(at -> slip(at, slips.get(at))).toList(),
                numbers(slips),
                other);
    }

    private Optional<AskedBlock> pressed() {
        return CardsBuilder.pressed(question.block());
    }

    private String html() {
        if (question.block() instanceof QuizBlock quiz) {
            return quiz.question();
        }
        return question.block() instanceof ExerciseBlock exercise ? exercise.question() : "";
    }

    private String numbers(List<Slip> slips) {
        return slips.stream()
                .map(each -> names.indexOf(each.name()))
                .filter(number -> number >= 0)
                .map(String::valueOf)
                .collect(Collectors.joining("."));
    }

    private SlipView slip(int at, Slip slip) {
        int number = names.indexOf(slip.name());
        return new SlipView(
                String.valueOf((char) ('A' + at)),
                slip.name(),
                slip.count(),
                pressed()
                        .filter(asked -> number >= 0)
                        .map(asked -> made(asked, known.get(number))));
    }

    private PictureView made(AskedBlock asked, Misconception slip) {
        long made = BitNames.drawn(slip.value().unsigned(), asked.answer().view());
        return picture(asked, made, made & ~asked.answer().drawn());
    }

    private PictureView picture(AskedBlock asked, long bits, long wrong) {
        AnswerGrid grid = CardsBuilder.grid(asked, words).with(bits, wrong, "");
        List<String> squares = BitNames.names(grid.answer(), grid.view());
        String alt = squares.isEmpty() ? words.text("predict.set.none") : String.join(" ", squares);
        return new PictureView(grid, alt);
    }
}
