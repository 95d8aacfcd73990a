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
import java.util.Optional;

/**
 * One stop of a trace with its pictures, its working and the ways on: the middle of the stepper,
 * and all of the stage beside a lesson.
 */
public final class ShownStep {
    private final Program program;
    private final Narrator narrator;
    private final StepAddresses links;
    private final StepRange passage;
    private final Stops stops;
    private final Stop stop;
    private final Step step;
    private final BitPanel bit;
    private final EquationView equation;
    private final String sentence;
    private final Track track;

    /**
     * @param program the program that was traced
     * @param passage the steps that the reader is limited to
     * @param reference the step that is asked for
     */
    public ShownStep(
            Program program,
            Narrator narrator,
            StepAddresses links,
            StepRange passage,
            StepReference reference) {
        this.program = program;
        this.narrator = narrator;
        this.links = links;
        this.passage = passage;
        this.stops = Stops.around(trace(), detail(), reference.step()).within(passage);
        this.stop = stops.stopOf(reference.step());
        this.step = trace().step(isFine() ? reference.step() : stop.step());
        this.bit = new BitPanel(narrator, links, step);
        this.equation =
                new EquationBuilder(narrator, links.options().numbers())
                        .of(stop, detail(), bit::outlined);
        this.sentence = narrator.sentence(stop);
        this.track = new Track(narrator, links, passage, stops, step, where());
    }

    Narrator narrator() {
        return narrator;
    }

    StepAddresses links() {
        return links;
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

    /** The step that represents the stop. */
    public Step step() {
        return step;
    }

    public BitPanel bit() {
        return bit;
    }

    public EquationView equation() {
        return equation;
    }

    public String sentence() {
        return sentence;
    }

    public String where() {
        return narrator.where(stops, detail(), step.index());
    }

    public Controls controls() {
        return new Controls(stops, step, links, passage);
    }

    public Track track() {
        return track;
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
