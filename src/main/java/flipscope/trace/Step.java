package flipscope.trace;

import java.util.List;

/**
 * One executed operator. It can be drawn without looking at its neighbours.
 *
 * @param index its place in the trace, from 0
 * @param site where in the source it stands
 * @param depth how many calls deep; 0 in the entry method
 * @param stage the entry method's stage that it belongs to, an index into {@link Trace#stages()}
 * @param call the call that it belongs to, an index into {@link Trace#calls()}, or -1 in the entry
 *     method
 * @param callStage the stage inside that call, an index into {@link Call#stages()}, or -1
 * @param statement counts the executed statements of the trace, from 0
 * @param iteration the round of the innermost loop of its method, from 1, or null outside loops
 * @param loops how many loops of its method it stands in, one inside the other
 * @param operands what it worked on
 * @param result what came out, of the operator's own type; null for a {@code call} that is entered
 * @param assigned the value as the variable took it, after conversion, or null
 * @param marks what happened to the bits
 * @param counted whether it is one of the operations that are counted
 * @param last whether it is the last step of its statement, the one that the caption belongs to
 */
public record Step(
        int index,
        Site site,
        int depth,
        int stage,
        int call,
        int callStage,
        int statement,
        Integer iteration,
        int loops,
        List<Operand> operands,
        Value result,
        Word assigned,
        Marks marks,
        boolean counted,
        boolean last) {

    public String operator() {
        return site.operator();
    }

    public String text() {
        return site.text();
    }
}
