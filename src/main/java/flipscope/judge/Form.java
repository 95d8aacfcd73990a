package flipscope.judge;

import flipscope.text.Slug;

/** How a task is solved; each asks for more than the one before. */
public enum Form {
    /** Choose one operator of a finished line. */
    CHOOSE,
    /** Put lines in order; some do not belong. */
    ORDER,
    /** Fill in blanks. */
    FILL,
    /** Write the body. */
    WRITE;

    /** Its name in messages and lessons. */
    public String code() {
        return Slug.of(this);
    }
}
