package flipscope.web.trace.board;

import flipscope.catalogue.Technique.From;
import flipscope.trace.Parameter;
import flipscope.web.site.Link;
import flipscope.web.trace.request.TraceRequest;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The address of the page that is shown, with all that it says, so that other inputs can be put in
 * and the rest stays: the kind of step, the level of detail, what is unfolded.
 */
final class PageAddress {
    /** Where a position is from, a game or a number; a position that was changed is of neither. */
    private static final List<String> ORIGIN =
            List.of("moves", "ply", "start", "side", "level", "discs", TraceRequest.SEED);

    /** What is asked about one square or one answer, and means nothing on other inputs. */
    private static final List<String> OF_THIS_BOARD = List.of("why", "bit", "answer");

    private PageAddress() {}

    /**
     * The address on the same inputs.
     *
     * @param given the parameters of the request
     * @param at the name of the step that is shown; empty for the storyboard
     */
    static Link of(TraceRequest subject, Map<String, String> given, String at) {
        Link link = subject.link();
        Set<String> said = link.parameters().keySet();
        for (Map.Entry<String, String> each : given.entrySet()) {
            boolean input = isInput(subject, each.getKey());
            link = said.contains(each.getKey()) || input ? link : with(link, each);
        }
        return link.without(OF_THIS_BOARD).with("at", at);
    }

    private static Link with(Link link, Map.Entry<String, String> parameter) {
        return link.with(parameter.getKey(), parameter.getValue());
    }

    /** Whether a parameter says what is stepped: all that is worth keeping of it is in the link. */
    private static boolean isInput(TraceRequest subject, String name) {
        return name.equals("position")
                || name.equals("move")
                || ORIGIN.contains(name)
                || subject.arguments().algorithm().inputs().stream()
                        .map(Parameter::name)
                        .anyMatch(name::equals);
    }

    /** The address with the very inputs, apart from any game that they may come from. */
    static Link apart(Link address, TraceRequest subject) {
        boolean reversi = subject.arguments().algorithm().takes(From.POSITION);
        return (reversi ? address.without(ORIGIN) : address).with(subject.arguments().query());
    }
}
