package flipscope.catalogue;

import flipscope.rules.Position;
import flipscope.rules.SmallBoardPieces;
import flipscope.trace.Value;
import flipscope.trace.Word;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The complete inputs of an algorithm.
 *
 * @param position the Reversi position, if it takes one
 * @param pieces the pieces on a board of another size, if it takes them
 * @param move the square of its move, if it takes one
 * @param words one value a parameter
 * @param query the query parameters that bind to the same inputs, in a fixed order, for links
 */
public record Arguments(
        Technique technique,
        Optional<Position> position,
        Optional<SmallBoardPieces> pieces,
        Optional<Integer> move,
        List<Word> words,
        Map<String, String> query) {

    /** What people call the square or the column that an input is; empty for other inputs. */
    public String name(int input) {
        return ValueText.name(technique.inputs().get(input), words.get(input));
    }

    /** The arguments for the interpreter. */
    public Value[] values() {
        return words.toArray(Value[]::new);
    }
}
