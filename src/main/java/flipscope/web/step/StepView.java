package flipscope.web.step;

import flipscope.trace.Step;
import flipscope.web.address.Link;
import flipscope.web.step.SourceView.Line;
import flipscope.web.step.StepLegend.LegendView;
import java.util.List;
import java.util.Optional;

/**
 * One stop of a trace as it is shown, wherever that is: values only, made by {@link StepBuilder}
 * before a byte is written.
 *
 * @param step the step that represents the stop
 * @param here its address
 * @param code what it executes
 * @param stage the title of its stage
 * @param sentence what it does and why
 * @param named the sentence, with the squares that it names
 * @param spoken what a screen reader says when the step is reached
 * @param notice that there is no step of the name that was asked for; else empty
 * @param equation its pictures
 * @param legend the marks in them; hex digits stand among the bits and not beside the pictures
 * @param working its working; empty if no step of the trace adds or multiplies boards
 * @param source the lines of code around it
 * @param track the way through the trace
 * @param moves the ways on
 * @param bit where one of its bits came from
 * @param values what stands below it
 */
public record StepView(
        Step step,
        Link here,
        String code,
        String stage,
        String sentence,
        NamedSquares named,
        String spoken,
        String notice,
        EquationView equation,
        List<LegendView> legend,
        Optional<WorkingView> working,
        SourceView source,
        TrackView track,
        MovesView moves,
        BitView bit,
        ValuesView values) {
    /** Its line of code. */
    public Optional<Line> line() {
        return source.lines().stream().filter(Line::current).findFirst();
    }
}
