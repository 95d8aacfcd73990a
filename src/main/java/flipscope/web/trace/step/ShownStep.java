package flipscope.web.trace.step;

import flipscope.story.Detail;
import flipscope.story.Narrator;
import flipscope.story.StepRange;
import flipscope.story.StepReference;
import flipscope.story.Stop;
import flipscope.story.Stops;
import flipscope.trace.Method;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import flipscope.trace.run.Program;
import flipscope.web.trace.code.SourcePane;
import flipscope.web.trace.code.SourceView;
import flipscope.web.trace.request.StepOptions;
import java.util.Optional;

/**
 * One stop of a trace with its pictures, its working and the ways on: the middle of the stepper,
 * and all of the stage beside a lesson.
 *
 * @param program the program that was traced
 * @param passage the steps that the reader is limited to
 * @param stops those of the reader's detail, around the shown one
 * @param step the step that represents the stop
 */
public record ShownStep(
        Program program,
        Narrator narrator,
        StepAddresses links,
        StepRange passage,
        Stops stops,
        Stop stop,
        Step step,
        BitPanel bit,
        EquationView equation,
        String sentence,
        Track track) {

    /**
     * The stop of a step.
     *
     * @param reference the step that is asked for
     */
    public static ShownStep of(
            Program program,
            Narrator narrator,
            StepAddresses links,
            StepRange passage,
            StepReference reference) {
        Trace trace = narrator.trace();
        StepOptions options = links.options();
        Detail detail = options.detail();
        Stops stops = Stops.around(trace, detail, reference.step()).within(passage);
        Stop stop = stops.stopOf(reference.step());
        Step step = trace.step(detail == Detail.OPERATION ? reference.step() : stop.step());
        BitPanel bit = new BitPanel(narrator, links, step);
        String where = narrator.where(stops, detail, step.index());
        return new ShownStep(
                program,
                narrator,
                links,
                passage,
                stops,
                stop,
                step,
                bit,
                new EquationBuilder(narrator, options.numbers(), bit::outlined).of(stop, detail),
                narrator.sentence(stop),
                new Track(narrator, links, passage, stops, step, where));
    }

    private Trace trace() {
        return narrator.trace();
    }

    private Detail detail() {
        return links.options().detail();
    }

    /** Whether single operations are looked at. */
    boolean isFine() {
        return detail() == Detail.OPERATION;
    }

    public String where() {
        return narrator.where(stops, detail(), step.index());
    }

    public Controls controls() {
        return new Controls(stops, step, links, passage);
    }

    /** The working of the step; empty if no step of the trace adds or multiplies boards. */
    public Optional<WrittenSum> working() {
        return Optional.of(new WrittenSum(narrator, links, stop, step)).filter(WrittenSum::hasRoom);
    }

    Method method() {
        return program.method(trace().methodOf(step.call())).orElseThrow();
    }

    SourcePane pane() {
        return new SourcePane(trace(), links::url, isFine());
    }

    /** The lines of code around it. */
    public SourceView source() {
        return pane().at(method(), step);
    }
}
