package flipscope.trace.parse;

import flipscope.trace.DisplayFormat;
import flipscope.trace.Domain;
import flipscope.trace.Type;

/**
 * A parameter or a local variable of one method.
 *
 * @param view how it is drawn
 * @param declared whether that is written, with {@code @View}; else it takes the view of its value
 * @param domain what it may be, as a parameter
 * @param fixed whether it is {@code final}
 * @param slot its index in the frame, unique in the method
 */
public record Local(
        String name,
        Type type,
        DisplayFormat view,
        boolean declared,
        Domain domain,
        boolean fixed,
        int slot) {

    /** How a parameter is drawn that gets a value of this type, drawn so. */
    DisplayFormat view(Type given, DisplayFormat drawn) {
        return declared || !given.equals(type) ? view : drawn;
    }
}
