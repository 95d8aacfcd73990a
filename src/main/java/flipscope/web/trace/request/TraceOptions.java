package flipscope.web.trace.request;

import flipscope.text.Messages;
import flipscope.web.address.Link;
import flipscope.web.address.Query;
import flipscope.web.address.QueryParameter;
import flipscope.web.game.StepParameters;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What an address asks to see of a trace.
 *
 * @param at the name of the step; empty for the storyboard
 * @param step how the step is shown
 * @param present whether the step is asked for in presentation mode
 * @param print whether the whole trace is asked for as a sheet to print
 * @param why the square to explain, as typed
 * @param question the question to ask, if any, and the answer
 * @param code what is open in the code
 * @param kept all parameters as given, for links that keep them
 */
public record TraceOptions(
        String at,
        StepOptions step,
        boolean present,
        boolean print,
        Optional<String> why,
        QuestionOptions question,
        CodeOptions code,
        Map<String, String> kept) {
    static final QueryParameter<Boolean> PRESENT = QueryParameter.flag("present");
    static final QueryParameter<Boolean> PRINT = QueryParameter.flag("print");

    /** The square whose legality is explained. */
    public static final QueryParameter<String> WHY = QueryParameter.text("why", 10);

    /** Longer values are not kept in links. */
    private static final int LONGEST_KEPT = 200;

    /** What an address without parameters asks for: the storyboard. */
    public static final TraceOptions NONE = read(Query.of(Map.of(), Messages.english()));

    /** Reads the parameters. */
    public static TraceOptions read(Query query) {
        return new TraceOptions(
                StepParameters.AT.of(query),
                StepOptions.read(query),
                PRESENT.of(query),
                PRINT.of(query),
                WHY.in(query),
                QuestionOptions.read(query),
                CodeOptions.read(query),
                query.all(LONGEST_KEPT));
    }

    /** These options at another step, on a page with editable code. */
    public TraceOptions editable(String place) {
        Map<String, String> left = new LinkedHashMap<>(kept);
        left.keySet()
                .removeAll(
                        List.of(
                                QuestionOptions.PREDICT.name(),
                                QuestionOptions.PRACTICE.name(),
                                PRINT.name(),
                                PRESENT.name()));
        return new TraceOptions(place, step, false, false, why, NONE.question, code, left);
    }

    /** Adds what says which page of the trace is shown: the step, or the question. */
    public Link on(Link link) {
        return question.on(step.on(link).with(StepParameters.AT, at));
    }
}
