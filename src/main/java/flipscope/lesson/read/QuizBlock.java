package flipscope.lesson.read;

import flipscope.lesson.BlockHead;
import flipscope.lesson.QuestionBlock;
import java.util.List;
import java.util.Optional;

/**
 * A multiple-choice question.
 *
 * @param question safe HTML
 * @param choices at least two, exactly one of them correct
 */
public record QuizBlock(BlockHead head, String question, List<Choice> choices)
        implements QuestionBlock {

    /**
     * A possible answer.
     *
     * @param text safe HTML
     * @param correct whether it is the correct one
     * @param why why it is correct or wrong; safe HTML
     */
    public record Choice(String text, boolean correct, String why) {}

    /**
     * Whether the page tells why a choice is right or wrong: a correct answer explains all, a wrong
     * one only itself.
     *
     * @param number of the choice, from 1
     * @param chosen the number of the one taken; 0 for none
     */
    public boolean explains(int number, int chosen) {
        return number == chosen || isCorrect(chosen);
    }

    /** Whether the choice of this number, from 1, is the correct one. */
    public boolean isCorrect(int number) {
        return number > 0 && choices.get(number - 1).correct();
    }

    static Optional<QuizBlock> read(BlockFields fields, BlockHead head) {
        fields.required("question");
        String question = fields.html("question");
        return fields.faultless(() -> choices(fields))
                .filter(choices -> isComplete(fields, choices) && !question.isEmpty())
                .map(choices -> new QuizBlock(head, question, choices));
    }

    private static List<Choice> choices(BlockFields fields) {
        return fields.parts("choices", "a choice", "each needs text: and why:").stream()
                .map(each -> choice(fields, each))
                .toList();
    }

    private static Choice choice(BlockFields fields, Fields choice) {
        choice.refuseOthers(List.of("text", "right", "why"));
        String text = choice.required("text").map(fields::html).orElse("");
        String why = choice.required("why").map(fields::html).orElse("");
        return new Choice(text, choice.truth("right"), why);
    }

    private static boolean isComplete(BlockFields fields, List<Choice> choices) {
        int line = fields.line("choices");
        long correct = choices.stream().filter(Choice::correct).count();
        if (choices.size() < 2) {
            fields.problems.add(line, "a quiz needs at least two choices, not " + choices.size());
        } else if (correct != 1) {
            fields.problems.add(
                    line, "a quiz has exactly one choice with right: true, not " + correct);
        }
        return choices.size() >= 2 && correct == 1;
    }
}
