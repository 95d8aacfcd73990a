package flipscope.catalogue;

import flipscope.catalogue.Algorithm.From;
import flipscope.notation.PositionText;
import flipscope.notation.SquareText;
import flipscope.rules.Position;
import java.util.Map;
import java.util.Optional;

/**
 * What a reader chose of an algorithm's inputs. The example of the algorithm stands in for the
 * rest.
 *
 * @param position the discs and the side to move
 * @param move the square of the move, 63 for a1
 * @param values other inputs as they were typed, by name; a board that is not the one of Reversi is
 *     one of them, as {@code position}, or as the moves that led to it
 */
public record Setup(
        Optional<Position> position, Optional<Integer> move, Map<String, String> values) {

    /** Nothing chosen: the example. */
    public static final Setup EXAMPLE = new Setup(Optional.empty(), Optional.empty(), Map.of());

    /** Takes a copy of the values. */
    public Setup {
        values = Map.copyOf(values);
    }

    /** A position. */
    public static Setup of(Position position) {
        return new Setup(Optional.of(position), Optional.empty(), Map.of());
    }

    /** A position and a move. */
    public static Setup of(Position position, int move) {
        return new Setup(Optional.of(position), Optional.of(move), Map.of());
    }

    /**
     * What query parameters say.
     *
     * @throws flipscope.notation.NotationException if the position or the move cannot be read
     */
    public static Setup of(Algorithm algorithm, Map<String, String> query) {
        return new Setup(
                Optional.ofNullable(query.get("position"))
                        .filter(text -> algorithm.takes(From.POSITION))
                        .map(PositionText::read),
                Optional.ofNullable(query.get("move"))
                        .filter(text -> algorithm.takes(From.MOVE))
                        .map(SquareText::read),
                query);
    }

    /** Other inputs. */
    public static Setup of(Map<String, String> values) {
        return new Setup(Optional.empty(), Optional.empty(), values);
    }
}
