package flipscope.lesson;

import flipscope.rules.Position;
import flipscope.rules.Side;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * A position.
 *
 * @param query the parameters that specify it: {@code position}, or {@code moves} and perhaps
 *     {@code ply}; empty for the start of a game
 * @param playable whether the reader can play on against the engine
 * @param level the engine's level, 1 to 10
 * @param side the reader's side
 * @param legal whether legal moves are shown, unless they would reveal an answer
 * @param bits whose bitboard is drawn beside the board, if any
 * @param marked a set of squares to mark, bit 63 = a1
 */
public record BoardBlock(
        String name,
        String caption,
        int line,
        Position position,
        Map<String, String> query,
        boolean playable,
        Optional<Integer> level,
        Optional<Side> side,
        boolean legal,
        Optional<Bits> bits,
        long marked)
        implements Block {

    /** Whose discs are also drawn as bits. */
    public enum Bits {
        BLACK,
        WHITE,
        BOTH
    }

    /** Copies the query and keeps its order. */
    public BoardBlock {
        query = Collections.unmodifiableMap(new LinkedHashMap<>(query));
    }
}
