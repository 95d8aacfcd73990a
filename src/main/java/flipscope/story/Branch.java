package flipscope.story;

/** What a truth value decides. */
public enum Branch {
    /** Whether a loop goes round once more. */
    LOOP,
    /** Whether the code in the braces of an {@code if} runs. */
    BRACES
}
