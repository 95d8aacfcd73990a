package flipscope.web.trace.predict;

import flipscope.predict.Question;
import flipscope.predict.QuestionOperand;
import flipscope.story.BitLayout;
import flipscope.story.Narrator;
import flipscope.story.Values;
import flipscope.text.Messages;
import flipscope.trace.Marks;
import flipscope.trace.Operand;
import flipscope.trace.Operator;
import flipscope.trace.Step;
import flipscope.trace.Word;
import flipscope.web.draw.AnswerGrid;
import flipscope.web.draw.Discs;
import flipscope.web.draw.GridView;
import flipscope.web.draw.Grids;
import flipscope.web.draw.Grids.Outline;
import flipscope.web.draw.Grids.Picture;
import flipscope.web.trace.step.EquationView.SlotView;
import flipscope.web.trace.step.ValuePictures;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Draws the values that a question starts from. */
public final class QuestionInputs {
    private final Narrator narrator;
    private final Messages words;
    private final boolean numbers;
    private final Picture picture;

    QuestionInputs(Narrator narrator, boolean bitNumbers) {
        this.narrator = narrator;
        this.words = narrator.messages();
        this.numbers = bitNumbers;
        Discs discs = Discs.of(narrator.traceContext());
        this.picture = Picture.over(discs, bitNumbers, words);
    }

    /** A given value; {@code sign} is written before it. */
    public record GivenView(String sign, SlotView slot) {}

    /** The values; for a single operation, each with the operator before it. */
    List<GivenView> of(Question question) {
        List<GivenView> views = new ArrayList<>();
        List<QuestionOperand> given = question.given();
        for (QuestionOperand each : given) {
            boolean first = views.isEmpty() && given.size() > 1;
            String sign = question.isLong() || first ? "" : sign(question.step());
            views.add(new GivenView(sign, slot(each)));
        }
        return views;
    }

    private static String sign(Step step) {
        Operator operator = step.operator();
        if (operator.calls()) {
            return step.called();
        }
        if (operator == Operator.CAST) {
            return "(" + step.result().type() + ")";
        }
        if (operator == Operator.RETURN || operator == Operator.ASSIGN) {
            return "";
        }
        return operator.symbol();
    }

    private SlotView slot(QuestionOperand given) {
        Operand operand = given.operand();
        Marks wrapped = new Marks(0, 0, operand.wrapped(), 0, 0);
        return new SlotView(
                operand.text(),
                narrator.role(given.step(), operand),
                Grids.draw(
                        operand.value(),
                        operand.view(),
                        Values.alt(words, operand.text(), operand.value(), operand.view()),
                        picture.with(wrapped)));
    }

    /** The result as the step leaves it, and its motion; the cells of an answer are outlined. */
    GridView result(Question question, Optional<Word> answer) {
        Step made = question.maker();
        boolean itself =
                question.correct().equals(made.result()) && question.view().equals(made.view());
        Outline outline = answer.map(each -> outline(question, each)).orElse(Outline.NONE);
        return itself
                ? new ValuePictures(narrator, numbers).stage(made, outline)
                : draw(question, picture.with(false, outline));
    }

    private static Outline outline(Question question, Word answer) {
        BitLayout layout = BitLayout.of(question.view(), question.type().width());
        Set<String> cells =
                IntStream.range(0, layout.bits())
                        .filter(bit -> (answer.bits() >>> bit & 1) != 0)
                        .mapToObj(layout::name)
                        .collect(Collectors.toSet());
        return new Outline(cells, "answered");
    }

    /** The result without marks. */
    GridView plain(Question question) {
        return draw(question, picture);
    }

    private GridView draw(Question question, Picture how) {
        Word correct = question.correct();
        String alt = Values.alt(words, question.asked(), correct, question.view());
        return Grids.draw(correct, question.view(), alt, how);
    }

    /** The bits of the question to toggle, if it asks for bits. */
    Optional<AnswerGrid> grid(Question question, long answer) {
        return grid(question, answer, 0, "");
    }

    /** A given answer, if the question asks for bits. */
    Optional<AnswerGrid> grid(Question question, long answer, long place, String alt) {
        return Optional.of(question)
                .filter(each -> each.kind().isGrid())
                .map(each -> new AnswerGrid(words, each, picture.discs(), answer, place, alt));
    }
}
