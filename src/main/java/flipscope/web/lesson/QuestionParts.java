package flipscope.web.lesson;

import flipscope.lesson.Verdict;
import flipscope.lesson.Verdict.Outcome;
import flipscope.lesson.read.ExerciseBlock;
import flipscope.lesson.read.QuizBlock;
import flipscope.lesson.read.QuizBlock.Choice;
import flipscope.text.Messages;
import flipscope.text.Slug;
import flipscope.web.lesson.QuizView.ChoiceView;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Shows questions and gives feedback on answers. */
final class QuestionParts {
    private final BoardParts boards;
    private final Messages words;

    QuestionParts(BoardParts boards, Messages words) {
        this.boards = boards;
        this.words = words;
    }

    /** A quiz with the chosen option. */
    QuizView quiz(QuizBlock block, Answers answers) {
        List<Choice> choices = block.choices();
        Optional<Integer> chosen = answers.choice(block.name(), choices.size());
        Optional<Boolean> correct = chosen.map(number -> choices.get(number - 1).correct());
        return new QuizView(
                new BlockView(block.name(), block.caption(), null, ""),
                answers.form(block.name()),
                block.question(),
                IntStream.rangeClosed(1, choices.size())
                        .mapToObj(number -> choice(choices, number, chosen.orElse(0)))
                        .toList(),
                correct.map(each -> words.text(each ? "course.correct" : "course.wrong"))
                        .orElse(""));
    }

    /** A correct answer explains all options, a wrong one only the chosen option. */
    private static ChoiceView choice(List<Choice> choices, int number, int chosen) {
        Choice choice = choices.get(number - 1);
        boolean taken = number == chosen;
        boolean solved = chosen > 0 && choices.get(chosen - 1).correct();
        return new ChoiceView(
                number,
                choice.text(),
                taken || solved ? choice.why() : "",
                taken ? choice.correct() ? "correct" : "wrong" : "",
                taken);
    }

    /** An exercise with the typed answer. */
    ExerciseView exercise(ExerciseBlock block, Answers answers) {
        Optional<String> typed = answers.typed(block.name());
        Optional<Verdict> verdict = typed.map(text -> block.answer().grade(text, words));
        return new ExerciseView(
                new BlockView(block.name(), block.caption(), null, ""),
                answers.form(block.name()),
                block.question(),
                block.board().map(position -> boards.asked(block, position)).orElse(null),
                words.text("course.answer." + block.answer().kind().code()),
                typed.orElse(""),
                verdict.map(Verdict::message).orElse(""),
                verdict.map(Verdict::outcome).map(QuestionParts::css).orElse(""),
                block.hint(),
                verdict.filter(QuestionParts::isWrong)
                        .map(wrong -> block.answer().solution())
                        .orElse(""),
                verdict.filter(each -> each.isCorrect() || isWrong(each))
                        .map(answered -> block.why())
                        .orElse(""));
    }

    private static boolean isWrong(Verdict verdict) {
        return verdict.outcome() == Outcome.WRONG;
    }

    private static String css(Outcome outcome) {
        return outcome == Outcome.EMPTY ? "" : Slug.of(outcome);
    }
}
