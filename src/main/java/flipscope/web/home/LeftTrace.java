package flipscope.web.home;

import flipscope.story.StepReference;
import flipscope.trace.Input;
import flipscope.trace.Marks;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import flipscope.trace.ViewKind;
import flipscope.trace.Word;
import flipscope.web.draw.GridView;
import flipscope.web.draw.MiniView;
import flipscope.web.trace.overview.StoryboardBuilder;
import java.util.List;

/**
 * The three presses of the home page: stops of a trace of {@code reversi/mobility/left} for Black.
 * Press 0 is the start: Black's discs.
 */
final class LeftTrace {
    /** What each press assigns. */
    private static final List<String> ASSIGNED = List.of("beside", "run", "legal");

    static final int PRESSES = ASSIGNED.size();

    private final Trace trace;
    private final StoryboardBuilder pictures;

    LeftTrace(Trace trace, StoryboardBuilder pictures) {
        this.trace = trace;
        this.pictures = pictures;
    }

    /** The bits after a press. */
    long bits(int press) {
        return press == 0 ? black() : step(press).assigned().bits();
    }

    long black() {
        return bits(trace.inputs().get(0));
    }

    long white() {
        return bits(trace.inputs().get(1));
    }

    /** What happened to the bits at the edges of the board in the first press. */
    Marks edges() {
        return step(1).marks();
    }

    /** The bits that the second press keeps before it runs on. */
    long keptAtOnce() {
        return first("run").assigned().bits();
    }

    /** The bits one further left, whether their squares are empty or not. */
    long beyond() {
        return last("beyond").assigned().bits();
    }

    GridView picture(int press) {
        Input own = trace.inputs().get(0);
        return press == 0
                ? pictures.picture(own.name(), own.value(), own.view())
                : pictures.moving(movingStep(press), step(press));
    }

    /** The step of a press whose motion is shown; the rest follows from it. */
    private Step movingStep(int press) {
        return switch (press) {
            case 1 -> step(1);
            case 2 -> first("run");
            default -> last("beyond");
        };
    }

    /** A thumbnail of the bits after a press; empty cells before it. */
    MiniView thumbnail(int press, boolean done) {
        return MiniView.draw(Word.of(done ? bits(press) : 0), ViewKind.BOARD, "");
    }

    /** The first stage on the page of the algorithm. */
    String url() {
        return pictures.url(trace.stages().get(0).result());
    }

    private Step step(int press) {
        return last(ASSIGNED.get(press - 1));
    }

    private Step first(String variable) {
        return trace.step(StepReference.of(variable, trace).step());
    }

    private Step last(String variable) {
        return trace.steps().stream()
                .filter(step -> variable.equals(step.assigns()))
                .reduce((earlier, later) -> later)
                .orElseThrow();
    }

    private static long bits(Input input) {
        return ((Word) input.value()).bits();
    }
}
