package flipscope.lesson.read;

import flipscope.lesson.Block;
import java.util.Optional;

/**
 * Reads a block of one kind, in two steps: when it is made, what it computes; later its texts,
 * which may quote what any block computes.
 */
interface BlockReader {

    /** What it computes. */
    Results results();

    /**
     * The block.
     *
     * @param texts renders its texts
     * @return empty if too little of it can be understood for it to be shown
     */
    Optional<Block> build(Texts texts);
}
