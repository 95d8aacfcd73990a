package flipscope.story;

/**
 * Where an algorithm decides what comes of one way from a square: at this step, by this bit of its
 * result, which is set just where discs are turned that way.
 *
 * @param step the index of a step
 * @param bit a place of its result, 0 for the lowest
 */
public record Decision(int step, int bit) {}
