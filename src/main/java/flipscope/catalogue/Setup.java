package flipscope.catalogue;

import flipscope.catalogue.Algorithm.From;
import flipscope.notation.PositionText;
import flipscope.notation.SquareText;
import flipscope.rules.Position;
import java.util.Map;
import java.util.Optional;

/**
 * The inputs of an algorithm that a reader chose. The example supplies the rest.
 *
 * @param position the discs and the side to move
 * @param move the square of the move, 63 for a1
 * @param values other inputs as typed, by name, including {@code position} or {@code moves} of
 *     other boards than that of Reversi
 */
public record Setup(
        Optional<Position> position, Optional<Integer> move, Map<String, String> values) {

    /** Nothing was chosen. */
    public static final Setup EXAMPLE = new Setup(Optional.empty(), Optional.empty(), Map.of());

    public Setup {
        values = Map.copyOf(values);
    }

    public static Setup of(Position position) {
        return new Setup(Optional.of(position), Optional.empty(), Map.of());
    }

    public static Setup of(Position position, int move) {
        return new Setup(Optional.of(position), Optional.of(move), Map.of());
    }

    /**
     * Reads query parameters.
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

    public static Setup of(Map<String, String> values) {
        return new Setup(Optional.empty(), Optional.empty(), values);
    }
}
