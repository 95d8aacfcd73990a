package flipscope.web;

import flipscope.catalogue.Algorithm;
import flipscope.catalogue.Algorithm.From;
import flipscope.catalogue.Setup;
import flipscope.notation.NotationException;
import flipscope.notation.SquareText;
import flipscope.trace.Parameter;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Reads the inputs of an algorithm from the parameters of a request. */
final class InputReader {
    private static final int LONGEST_VALUE = 80;

    private InputReader() {}

    /** {@code position}, {@code move}, and every other input from a parameter of its own name. */
    static Setup read(Algorithm algorithm, Query query) {
        return new Setup(
                query.string("position", GameReader.LONGEST_POSITION)
                        .map(text -> GameReader.position("position", text)),
                move(query),
                values(algorithm, query));
    }

    private static Optional<Integer> move(Query query) {
        try {
            return query.string("move", LONGEST_VALUE).map(SquareText::read);
        } catch (NotationException wrong) {
            throw Query.refused("move", wrong.getMessage());
        }
    }

    private static Map<String, String> values(Algorithm algorithm, Query query) {
        Map<String, String> values = new TreeMap<>();
        for (Parameter input : algorithm.inputs()) {
            if (Algorithm.from(input) == From.VALUE) {
                query.string(input.name(), LONGEST_VALUE)
                        .ifPresent(typed -> values.put(input.name(), typed));
            }
        }
        return values;
    }
}
