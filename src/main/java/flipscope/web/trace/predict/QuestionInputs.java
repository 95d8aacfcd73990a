package flipscope.web.trace.predict;

import flipscope.predict.Question;
import flipscope.predict.QuestionOperand;
import flipscope.story.Narrator;
import flipscope.story.TraceContext;
import flipscope.text.Messages;
import flipscope.trace.Marks;
import flipscope.trace.Operand;
import flipscope.trace.Operator;
import flipscope.trace.Step;
import flipscope.trace.Word;
import flipscope.web.draw.Discs;
import flipscope.web.draw.GridView;
import flipscope.web.draw.Grids;
import flipscope.web.draw.Grids.Picture;
import flipscope.web.draw.TextAlternatives;
import flipscope.web.trace.predict.PredictView.GivenView;
import flipscope.web.trace.step.EquationView.SlotView;
import java.util.ArrayList;
import java.util.List;

/** Draws the values that a question starts from. */
final class QuestionInputs {
    private final Narrator narrator;
    private final TraceContext traceContext;
    private final Messages words;
    private final Picture picture;

    QuestionInputs(
            Narrator narrator, TraceContext traceContext, Messages words, boolean bitNumbers) {
        this.narrator = narrator;
        this.traceContext = traceContext;
        this.words = words;
        Discs discs = traceContext.position().map(Discs::of).orElse(Discs.NONE);
        this.picture = Picture.over(discs, bitNumbers, words);
    }

    /** The values; for a single operation, each with the operator before it. */
    List<GivenView> of(Question question) {
        List<GivenView> views = new ArrayList<>();
        List<QuestionOperand> given = question.given();
        for (QuestionOperand each : given) {
            boolean first = views.isEmpty() && given.size() > 1;
            String sign = question.isLong() || first ? "" : sign(question.step());
            views.add(new GivenView(sign, slot(question, each)));
        }
        return views;
    }

    private static String sign(Step step) {
        Operator operator = step.operator();
        if (operator.calls()) {
            return step.text().substring(0, step.text().indexOf('('));
        }
        if (operator == Operator.CAST) {
            return "(" + step.result().type() + ")";
        }
        if (operator == Operator.RETURN || operator == Operator.ASSIGN) {
            return "";
        }
        return operator == Operator.NEGATE ? "−" : operator.text();
    }

    private SlotView slot(Question question, QuestionOperand given) {
        Operand operand = given.operand();
        Marks wrapped = new Marks(0, 0, operand.wrapped(), 0, 0);
        return new SlotView(
                operand.text(),
                narrator.role(question.trace(), given.step(), operand, traceContext),
                Grids.draw(
                        operand.value(),
                        operand.view(),
                        TextAlternatives.of(
                                narrator, operand.text(), operand.value(), operand.view()),
                        picture.with(wrapped)));
    }

    /** The result with its marks. */
    GridView result(Question question) {
        return draw(question, picture.with(question.step().marks()));
    }

    /** The result without marks. */
    GridView plain(Question question) {
        return draw(question, picture);
    }

    private GridView draw(Question question, Picture how) {
        Word correct = question.correct();
        String alt = narrator.alt(question.asked(), correct, question.view());
        return Grids.draw(correct, question.view(), alt, how);
    }

    Discs discs() {
        return picture.discs();
    }

    Messages words() {
        return words;
    }
}
