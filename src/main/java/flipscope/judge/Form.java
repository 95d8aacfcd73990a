package flipscope.judge;

/** How a task is solved; each asks for more than the one before. */
public enum Form {
    /** Choose one operator of a finished line. */
    CHOOSE,
    /** Put lines in order; some do not belong. */
    ORDER,
    /** Fill in blanks. */
    FILL,
    /** Write the body. */
    WRITE
}
