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
 * @param position the position
 * @param query the parameters that it was given by: {@code position}, or {@code moves} and perhaps
 *     {@code ply}; none for the start of a game
 * @param playable whether it can be played on, against the engine
 * @param level the engine's level, 1 to 10
 * @param side the side of the person who plays
 * @param legal whether the legal moves are shown, where they would not give an answer away
 * @param bits whose number is drawn beside the board, bit by bit; perhaps nobody's
 * @param marked a set of squares to be marked, bit 63 = a1
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

    /** Whose discs are drawn as bits too. */
    public enum Bits {
        BLACK,
        WHITE,
        BOTH
    }

    /** Takes a copy, in the same order. */
    public BoardBlock {
        query = Collections.unmodifiableMap(new LinkedHashMap<>(query));
    }
}
