package flipscope.web.step;

import java.util.List;
import java.util.Optional;

/**
 * The ways on from a step; an address is empty if there is nowhere to go.
 *
 * @param previousLine the previous statement, for Shift and an arrow key
 * @param hasCalls whether the trace has methods to step into
 * @param predict the question about this step
 * @param levels the levels of detail to choose from
 */
public record MovesView(
        Optional<String> first,
        Optional<String> previous,
        Optional<String> next,
        Optional<String> last,
        Optional<String> previousLine,
        Optional<String> nextLine,
        boolean hasCalls,
        Optional<String> into,
        Optional<String> over,
        Optional<String> out,
        String storyboard,
        String predict,
        List<Choice> levels) {}
