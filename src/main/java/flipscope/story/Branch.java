package flipscope.story;

/** What a truth value decides. */
public enum Branch {
    /** Whether a loop runs another round. */
    LOOP,
    /** Whether the body of an {@code if} runs. */
    BRACES
}
