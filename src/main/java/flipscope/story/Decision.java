package flipscope.story;

/**
 * The step that decides one direction from a square. Its bit is set exactly when discs are flipped
 * that way.
 *
 * @param bit the bit of its result, 0 for the lowest
 */
public record Decision(int step, int bit) {}
