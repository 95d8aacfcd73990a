package flipscope.web.bits;

import flipscope.scratch.Scratch;
import flipscope.story.Narrators;
import flipscope.story.StepRange;
import flipscope.story.StepReference;
import flipscope.story.TraceContext;
import flipscope.text.Messages;
import flipscope.trace.Last;
import flipscope.trace.Trace;
import flipscope.web.address.Link;
import flipscope.web.step.StepAddresses;
import flipscope.web.step.StepBuilder;
import flipscope.web.step.StepView;
import flipscope.web.trace.request.StepOptions;
import java.util.List;

/** Builds the step of lines that is shown. */
record ScratchSteps(Messages words, BitsAddress address, Scratch lines, Trace trace) {
    /** One of the lines, as the page shows it. */
    StepView ofLine() {
        return line().view();
    }

    /** One of all steps of the lines. */
    StepView ofRun() {
        Link link = address.page().at("/bits/steps");
        return steps(link, look(), new StepRange(0, lastValue()), named()).view();
    }

    /** The step that the page shows, without the page around it. */
    StepView alone() {
        StepReference at = new StepReference(line().step().index(), true);
        return steps(address.page(), look().withoutBit(), StepRange.whole(trace), at).view();
    }

    private StepBuilder line() {
        StepReference named = named();
        // What comes after is the end of the lines, which their author did not write.
        StepReference at =
                named.exact() && !address.asked().at().isEmpty()
                        ? named
                        : new StepReference(lastValue(), true);
        return steps(address.page(), look(), StepRange.ofStatement(trace, at.step()), at);
    }

    private StepOptions look() {
        return address.asked().step();
    }

    private StepReference named() {
        String name = address.asked().at();
        return StepReference.of(name.isEmpty() ? "0" : name, trace);
    }

    private int lastValue() {
        return Last.of(trace.steps().stream().filter(step -> step.result() != null))
                .orElseThrow()
                .index();
    }

    private StepBuilder steps(Link link, StepOptions look, StepRange passage, StepReference at) {
        Narrators narrators = new Narrators(words, List.of(trace.method().file()));
        return new StepBuilder(
                lines.program().orElseThrow(),
                narrators.of(trace, TraceContext.NONE),
                new StepAddresses(trace, link, look),
                passage,
                at);
    }
}
