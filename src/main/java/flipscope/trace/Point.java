package flipscope.trace;

/**
 * What the recorder must know about one operator of a method.
 *
 * @param site what all its steps share
 * @param operator the operator
 * @param type its result's type
 * @param target the variable that takes the result, or null
 * @param last whether it is the outermost operator of its statement
 * @param counter whether it only moves a loop counter
 */
record Point(
        Site site, Operator operator, Type type, Local target, boolean last, boolean counter) {}
