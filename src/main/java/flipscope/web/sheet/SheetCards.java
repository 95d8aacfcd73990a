package flipscope.web.sheet;

import flipscope.lesson.AskedBlock;
import flipscope.lesson.Block;
import flipscope.lesson.read.QuizBlock;
import flipscope.sheet.MarkedAnswer;
import flipscope.sheet.MarkedSheet;
import flipscope.sheet.Marking;
import flipscope.story.TraceContext;
import flipscope.text.Messages;
import flipscope.web.draw.AnswerGrid;
import flipscope.web.draw.Discs;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The answers of a student as small pictures, each with the link to its question. */
public record SheetCards(SheetAddress address, MarkedSheet marked, Marking marking) {
    /** All answers, in the order of their questions. */
    public List<MarkedAnswer> all() {
        return marked.answers();
    }

    /** The answers that are given. */
    public List<MarkedAnswer> given() {
        return all().stream().filter(each -> each.typed().isPresent()).toList();
    }

    /** The answers that were not right, with what went wrong. */
    public List<MarkedAnswer> missed() {
        return all().stream().filter(each -> each.verdict().isWrong()).toList();
    }

    /** The marks earned, as a part of all: 0 to 1. */
    public String score() {
        double part = (double) marked.marks() / address.handIn().sheet().marks();
        return String.format(Locale.ROOT, "%.4f", part);
    }

    /** The address of a question. */
    public String link(MarkedAnswer answer) {
        return address.to(answer.question().number()).toString();
    }

    /** What was pressed, with the squares that are wrong and those that are missing. */
    public Optional<AnswerGrid> picture(MarkedAnswer answer) {
        return pressed(answer.asked())
                .filter(asked -> answer.typed().isPresent())
                .map(
                        asked -> {
                            long given = answer.verdict().given();
                            return grid(asked, marking.words())
                                    .with(given, given ^ asked.answer().drawn(), "");
                        });
    }

    /** The right answer where it was pressed, for those who could not see the picture. */
    public String alt(MarkedAnswer answer) {
        String given = answer.typed().orElse("");
        String right = answer.asked() instanceof AskedBlock asked ? asked.answer().solution() : "";
        return marking.words().text("sheet.card.alt", given, right);
    }

    static Optional<AskedBlock> pressed(Block block) {
        return block instanceof AskedBlock asked && asked.answer().isPressed()
                ? Optional.of(asked)
                : Optional.empty();
    }

    /** The grid of a question over the discs of its position. */
    static AnswerGrid grid(AskedBlock asked, Messages words) {
        int width = asked.answer().word().type().width();
        Discs discs =
                asked.run()
                        .flatMap(run -> run.arguments().position())
                        .map(TraceContext::of)
                        .map(Discs::of)
                        .orElse(Discs.NONE);
        return new AnswerGrid(words, asked.answer().view(), width, discs);
    }

    /** An answer that is not drawn, as text; a choice is safe HTML. */
    public String typed(MarkedAnswer answer) {
        String given = answer.typed().orElse("");
        return answer.asked() instanceof QuizBlock quiz && !given.isEmpty()
                ? quiz.choices().get(Integer.parseInt(given) - 1).text()
                : given;
    }

    /** Whether an answer is a choice. */
    public boolean isChosen(MarkedAnswer answer) {
        return answer.asked() instanceof QuizBlock;
    }

    /** What went wrong in an answer: the slip where it has a name, else where it is wrong. */
    public String wrong(MarkedAnswer answer) {
        return answer.asked() instanceof QuizBlock
                ? marking.words().text("sheet.wrong-choice")
                : marking.slip(answer).orElse(answer.verdict().message());
    }
}
