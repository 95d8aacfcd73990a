package flipscope.catalogue;

import flipscope.catalogue.Technique.From;
import flipscope.notation.PositionText;
import flipscope.rules.Position;
import flipscope.rules.Squares;
import java.util.Map;
import java.util.Optional;

/**
 * The inputs of an algorithm that a reader chose. The example supplies the rest.
 *
 * @param position the discs and the side to move
 * @param values other inputs as typed, by name, including the square of the move and what describes
 *     a board other than that of Reversi
 */
public record ChosenInputs(Optional<Position> position, Map<String, String> values) {

    /** Nothing was chosen. */
    public static final ChosenInputs EXAMPLE = new ChosenInputs(Optional.empty(), Map.of());

    public ChosenInputs {
        values = Map.copyOf(values);
    }

    public static ChosenInputs of(Position position) {
        return new ChosenInputs(Optional.of(position), Map.of());
    }

    public static ChosenInputs of(Position position, int move) {
        return new ChosenInputs(Optional.of(position), Map.of("move", Squares.name(move)));
    }

    /**
     * Reads query parameters.
     *
     * @throws flipscope.notation.NotationException if the position cannot be read
     */
    public static ChosenInputs of(Technique technique, Map<String, String> query) {
        return new ChosenInputs(
                Optional.ofNullable(query.get("position"))
                        .filter(text -> technique.takes(From.POSITION))
                        .map(PositionText::read),
                query);
    }

    public static ChosenInputs of(Map<String, String> values) {
        return new ChosenInputs(Optional.empty(), values);
    }
}
