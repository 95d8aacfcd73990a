package flipscope.web.trace.board;

import flipscope.catalogue.Technique.From;
import flipscope.trace.Parameter;
import flipscope.web.address.Link;
import flipscope.web.trace.request.TraceInputs;
import flipscope.web.trace.request.TraceRequest;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The address of the current page with other inputs: the step, the level of detail and what is
 * unfolded stay.
 */
final class PageAddress {
    /** Parameters that say where a position comes from; dropped once the position is edited. */
    private static final List<String> ORIGIN =
            List.of(
                    "moves",
                    "ply",
                    "start",
                    "side",
                    "level",
                    "reach",
                    "back",
                    "discs",
                    TraceInputs.SEED.name());

    /** Parameters about one square or answer; dropped with the inputs that they belong to. */
    private static final List<String> OF_THIS_BOARD = List.of("why", "bit", "answer");

    private PageAddress() {}

    /**
     * The address of this page on the same inputs.
     *
     * @param at the name of the shown step; empty for the storyboard
     */
    static Link of(TraceRequest request, String at) {
        Link link = request.link();
        Set<String> said = link.parameters().keySet();
        for (Map.Entry<String, String> each : request.options().kept().entrySet()) {
            String name = each.getKey();
            if (!said.contains(name) && !isInput(request, name)) {
                link = link.with(name, each.getValue());
            }
        }
        return link.without(OF_THIS_BOARD).with("at", at);
    }

    /** Whether the board is to be changed, for which it unfolds on a small screen. */
    static boolean isSetUp(Link address) {
        return !address.get(TraceInputs.SETUP).isEmpty();
    }

    /** The address on which that is the other way round. */
    static String settingUp(Link address) {
        return address.with(TraceInputs.SETUP, !isSetUp(address)).toString();
    }

    /** Whether a parameter belongs to the inputs, which the link holds already. */
    private static boolean isInput(TraceRequest request, String name) {
        return name.equals("position")
                || name.equals("move")
                || ORIGIN.contains(name)
                || request.technique().inputs().stream()
                        .map(Parameter::name)
                        .anyMatch(name::equals);
    }

    /** The address without what leads back to a game. */
    static Link alone(Link address) {
        return address.without(ORIGIN);
    }

    /** The address with its inputs spelled out, detached from any game. */
    static Link apart(Link address, TraceRequest request) {
        boolean reversi = request.technique().takes(From.POSITION);
        return (reversi ? alone(address) : address).with(request.arguments().query());
    }
}
