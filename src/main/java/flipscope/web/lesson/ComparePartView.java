package flipscope.web.lesson;

import flipscope.web.compare.ComparedStep;
import flipscope.web.compare.ComparedStep.StepSide;
import flipscope.web.compare.Comparison;
import java.util.List;
import java.util.Optional;

/**
 * Two algorithms side by side.
 *
 * @param step one step of both instead of their answers
 */
public record ComparePartView(BlockView block, Comparison compared, Optional<ComparedStep> step)
        implements PartView {
    /** Both sides at the step. */
    public List<StepSide> stepSides() {
        return step.map(ComparedStep::sides).orElse(List.of());
    }

    /** Whether the pictures are marked. */
    public boolean isMarked() {
        return step.map(ComparedStep::isMarked).orElseGet(compared::isMarked);
    }
}
