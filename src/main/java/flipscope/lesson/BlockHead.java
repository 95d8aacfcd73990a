package flipscope.lesson;

import java.util.Optional;

/**
 * What all blocks have.
 *
 * @param kind as its fence names it: {@code trace}
 * @param name unique in the lesson
 * @param caption safe HTML; may be empty
 * @param goal the number of the lesson's goal, from 1, that a right answer reaches
 */
public record BlockHead(String kind, String name, String caption, Optional<Integer> goal) {
    /** This head without its caption. */
    public BlockHead bare() {
        return new BlockHead(kind, name, "", goal);
    }
}
