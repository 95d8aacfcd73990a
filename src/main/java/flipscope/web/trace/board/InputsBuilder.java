package flipscope.web.trace.board;

import flipscope.catalogue.Technique;
import flipscope.catalogue.Technique.From;
import flipscope.story.StepReference;
import flipscope.text.Messages;
import flipscope.trace.Trace;
import flipscope.web.address.Link;
import flipscope.web.step.TracedRun;
import flipscope.web.trace.request.TraceOptions;
import flipscope.web.trace.request.TraceRequest;
import flipscope.web.trace.why.WhyPanel;

/**
 * Builds the board beside a trace, from the same inputs, with the links and forms that change them.
 */
public record InputsBuilder(Messages words, WhyPanel why) {
    /** The inputs of a request. */
    public InputsView of(TraceRequest request, TracedRun run) {
        Link address = PageAddress.of(request, at(request, run.unedited()));
        Technique technique = request.technique();
        if (technique.takes(From.POSITION)) {
            return explained(
                    new ReversiBoard(words, request, address).view(), request, run, address);
        }
        return technique.takes(From.BOARD)
                ? explained(new PieceBoard(words, request, address).view(), request, run, address)
                : new BitBoard(words, request, address).view();
    }

    private InputsView explained(
            InputsView view, TraceRequest request, TracedRun run, Link address) {
        String asked = request.link().get(TraceOptions.WHY);
        return asked.isEmpty() ? view : view.explaining(why.of(request, run, asked, address));
    }

    /** A name of the step that is valid on other inputs too. */
    private static String at(TraceRequest request, Trace trace) {
        if (request.isOverview()) {
            return "";
        }
        return StepReference.name(trace, StepReference.of(request.options().at(), trace).step());
    }
}
