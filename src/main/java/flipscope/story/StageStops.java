package flipscope.story;

import flipscope.trace.Stage;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import java.util.List;
import java.util.Optional;

/**
 * One stop per stage. It shows the step with the stage's result; if idle rounds end the stage, the
 * last step before them that made this value.
 */
final class StageStops {
    private final Trace trace;
    private final List<Stop> lines;

    /**
     * @param lines the stops of the same activation by statement
     */
    StageStops(Trace trace, List<Stop> lines) {
        this.trace = trace;
        this.lines = lines;
    }

    Stop of(Stage stage) {
        Optional<IdleRounds> idle =
                lines.stream()
                        .filter(line -> line.step() == stage.result())
                        .findFirst()
                        .flatMap(Stop::idle);
        return idle.flatMap(rounds -> maker(stage))
                .map(step -> new Stop(step, stage.first(), stage.last(), idle))
                .orElseGet(() -> Stop.of(stage.result(), stage.first(), stage.last()));
    }

    private Optional<Integer> maker(Stage stage) {
        String variable = step(stage.result()).assigns();
        return lines.stream()
                .filter(line -> line.idle().isEmpty())
                .map(Stop::step)
                .filter(step -> stage.first() <= step && step < stage.result())
                .filter(step -> variable != null && variable.equals(step(step).assigns()))
                .reduce((one, other) -> other);
    }

    private Step step(int index) {
        return trace.step(index);
    }
}
