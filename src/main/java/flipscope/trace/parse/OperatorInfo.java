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
 * @param counter whether it only moves a loop counter
 */
public record OperatorInfo(
        OperatorSite site,
        Type type,
        Local target,
        DisplayFormat drawn,
        boolean last,
        boolean counter) {
    public Operator operator() {
        return site.operator();
    }
}
