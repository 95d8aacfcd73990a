package flipscope.trace.parse;

import flipscope.trace.DisplayFormat;
import flipscope.trace.Operator;
import flipscope.trace.OperatorSite;
import flipscope.trace.Type;

/**
 * What the recorder needs to know about an operator of a method.
 *
 * @param site what all its steps share
 * @param type the type of its result
 * @param target the variable that takes the result, or null
 * @param drawn how that variable is drawn, or null
 * @param last whether it is the outermost operator of its statement
 */
public record OperatorInfo(
        OperatorSite site, Type type, Local target, DisplayFormat drawn, boolean last) {
    /** A {@code return} whose value goes where that of a call goes. */
    public OperatorInfo to(OperatorInfo call) {
        return new OperatorInfo(site, type, call.target, call.drawn, last);
    }

    public Operator operator() {
        return site.operator();
    }
}
