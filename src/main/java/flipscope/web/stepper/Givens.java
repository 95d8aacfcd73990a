package flipscope.web.stepper;

import flipscope.predict.Given;
import flipscope.predict.Question;
import flipscope.story.Narrator;
import flipscope.story.Scene;
import flipscope.text.Messages;
import flipscope.trace.Marks;
import flipscope.trace.Operand;
import flipscope.trace.Step;
import flipscope.trace.Word;
import flipscope.web.grid.Discs;
import flipscope.web.grid.Grids;
import flipscope.web.grid.Grids.Picture;
import flipscope.web.view.EquationView.SlotView;
import flipscope.web.view.GridView;
import flipscope.web.view.PredictView.GivenView;
import java.util.ArrayList;
import java.util.List;

/** Draws what a question starts from. */
final class Givens {
    private final Narrator narrator;
    private final Scene scene;
    private final Messages words;
    private final Picture picture;

    Givens(Narrator narrator, Scene scene, Messages words, boolean bitNumbers) {
        this.narrator = narrator;
        this.scene = scene;
        this.words = words;
        Discs discs = scene.position().map(Discs::of).orElse(Discs.NONE);
        this.picture = Picture.over(discs, bitNumbers, words);
    }

    /** The values, with the operator before each where a single operation is asked for. */
    List<GivenView> of(Question question) {
        List<GivenView> views = new ArrayList<>();
        List<Given> given = question.given();
        for (Given each : given) {
            boolean first = views.isEmpty() && given.size() > 1;
            String sign = question.isLong() || first ? "" : sign(question.step());
            views.add(new GivenView(sign, slot(question, each)));
        }
        return views;
    }

    private static String sign(Step step) {
        return switch (step.operator()) {
            case "u-" -> "−";
            case "cast" -> "(" + step.result().type() + ")";
            case "call" -> step.text().substring(0, step.text().indexOf('('));
            case "return", "=" -> "";
            default -> step.operator();
        };
    }

    private SlotView slot(Question question, Given given) {
        Operand operand = given.operand();
        Marks wrapped = new Marks(0, 0, operand.wrapped(), 0, 0);
        return new SlotView(
                operand.text(),
                narrator.role(question.trace(), given.step(), operand, scene),
                Grids.draw(
                        operand.value(),
                        operand.view(),
                        Alternatives.of(narrator, operand.text(), operand.value(), operand.view()),
                        picture.with(wrapped)),
                "");
    }

    /** What a question comes to, with what happened to the bits. */
    GridView result(Question question) {
        return draw(question, picture.with(question.step().marks()));
    }

    /** What a question comes to, and nothing else. */
    GridView plain(Question question) {
        return draw(question, picture);
    }

    private GridView draw(Question question, Picture how) {
        Word right = question.right();
        String alt = narrator.alt(question.asked(), right, question.view());
        return Grids.draw(right, question.view(), alt, how);
    }

    Discs discs() {
        return picture.discs();
    }

    Messages words() {
        return words;
    }
}
