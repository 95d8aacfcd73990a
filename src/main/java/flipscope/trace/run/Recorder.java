package flipscope.trace.run;

import flipscope.trace.LibraryMethod;
import flipscope.trace.RuntimeTable;
import flipscope.trace.Type;
import flipscope.trace.parse.Local;
import flipscope.trace.parse.Routine;
import flipscope.trace.parse.StatementPlace;

/**
 * What the interpreter reports while code runs. Values travel on a stack: what is read is pushed,
 * and an operator takes its operands off and pushes its result. A result is bits or a table, as its
 * type says; the other one means nothing. By default nobody listens.
 */
interface Recorder {
    /** Records nothing. */
    Recorder SILENT = new Recorder() {};

    // Values that are read

    default void constant(Type type, long bits, RuntimeTable table) {}

    default void read(Local local) {}

    /** The length replaces the table on top of the stack. */
    default void length(int length) {}

    /** Nobody uses the value on top of the stack. */
    default void drop() {}

    // Statements and loops

    default void begin(StatementPlace place) {}

    default void openLoop() {}

    default void round() {}

    default void closeLoop() {}

    // Operators, by their id in the method

    default void operator(int id, int operands, long bits, RuntimeTable table) {}

    /** {@code condition ? yes : no} takes two operands: the condition and the chosen branch. */
    default void choose(int id, boolean yes, long bits, RuntimeTable table) {}

    default void library(int id, LibraryMethod function, int operands, long bits) {}

    /** A for-each loop reads from the table on top of the stack, which stays there. */
    default void element(int id, int index, long bits, RuntimeTable row) {}

    // Calls

    default void enter(int id, Routine target) {}

    /** Without operands there is no result. */
    default void leave(int id, int operands, long bits, RuntimeTable table) {}
}
