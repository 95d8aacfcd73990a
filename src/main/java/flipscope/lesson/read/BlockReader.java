package flipscope.lesson.read;

import flipscope.lesson.Block;
import java.util.Optional;

/**
 * Reads a block of one kind in two steps: first what it computes, then its texts, which may quote
 * values of any block.
 */
interface BlockReader {

    /** The values it computes. */
    Results results();

    /**
     * Builds the block.
     *
     * @param texts renders its texts
     * @return empty if too much of the block is wrong to show it
     */
    Optional<Block> build(Texts texts);
}
