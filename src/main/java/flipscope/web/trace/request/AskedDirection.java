package flipscope.web.trace.request;

import flipscope.notation.SquareText;
import flipscope.rules.Direction;
import flipscope.rules.Squares;
import flipscope.web.site.Link;
import flipscope.web.site.ProblemException;
import flipscope.web.site.Query;
import flipscope.web.site.QueryParameter;
import java.util.Optional;

/**
 * A reader's question whether a square is legal, at the step that decides it in one direction.
 *
 * @param square the name of the square: {@code e6}
 * @param direction in which it is decided
 */
public record AskedDirection(String square, Direction direction) {
    static final QueryParameter<String> SQUARE = QueryParameter.text("for", 10);
    static final QueryParameter<Direction> WAY =
            QueryParameter.choice("way", Direction.values(), Direction::code);

    public static AskedDirection of(int square, Direction direction) {
        return new AskedDirection(Squares.name(square), direction);
    }

    /**
     * Reads the parameters.
     *
     * @throws flipscope.web.site.ProblemException if there is no such square or direction
     */
    public static Optional<AskedDirection> of(Query query) {
        Optional<String> square =
                SQUARE.in(query)
                        .map(
                                text ->
                                        ProblemException.reading(
                                                SQUARE.name(),
                                                () -> Squares.name(SquareText.read(text))));
        Optional<Direction> direction = WAY.in(query);
        return square.flatMap(name -> direction.map(to -> new AskedDirection(name, to)));
    }

    /** Adds the parameters to a link. */
    public Link on(Link link) {
        return link.with(SQUARE, square).with(WAY, direction);
    }

    /** Removes the parameters from a link. */
    static Link off(Link link) {
        return link.with(SQUARE, "").with(WAY.name(), "");
    }
}
