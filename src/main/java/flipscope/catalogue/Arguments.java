package flipscope.catalogue;

import flipscope.rules.Pieces;
import flipscope.rules.Position;
import flipscope.trace.Value;
import flipscope.trace.Word;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The inputs of an algorithm, complete: what it is run with.
 *
 * @param algorithm the algorithm
 * @param position the position that its discs come from, if it takes one; not a board of another
 *     size
 * @param pieces the pieces on a board of another size, if it takes one
 * @param move the square of its move, if it takes one
 * @param words one value a parameter
 * @param query the query parameters that bind to just this, in a fixed order; put them into links
 */
public record Arguments(
        Algorithm algorithm,
        Optional<Position> position,
        Optional<Pieces> pieces,
        Optional<Integer> move,
        List<Word> words,
        Map<String, String> query) {

    /** The values as the evaluator takes them. */
    public Value[] values() {
        return words.toArray(Value[]::new);
    }
}
