package flipscope.web.trace.request;

import flipscope.notation.SquareText;
import flipscope.rules.Direction;
import flipscope.rules.Squares;
import flipscope.web.address.Link;
import flipscope.web.address.ProblemException;
import flipscope.web.address.Query;
import flipscope.web.address.QueryParameter;
import java.util.Optional;

/**
 * The bit whose story is asked for, at the step that is shown. A question whether a square is legal
 * leads to the step that decides it in one direction.
 *
 * @param name its cell, such as {@code b5} or {@code bit-12}; empty for no bit
 * @param of the operand that the cell belongs to, from 1; 0 for the result
 * @param square the square of the question that led here: {@code e6}; empty if none did
 * @param way the code of its direction
 */
public record AskedBit(String name, int of, String square, String way) {
    public static final AskedBit NONE = new AskedBit("", 0);

    static final QueryParameter<String> BIT = QueryParameter.text("bit", 20);
    static final QueryParameter<Integer> OF = QueryParameter.number("of", 1, 9).or(0, "the result");
    static final QueryParameter<String> SQUARE = QueryParameter.text("for", 10);
    static final QueryParameter<Direction> WAY =
            QueryParameter.choice("way", Direction.values(), Direction::code);

    public AskedBit(String name, int of) {
        this(name, of, "", "");
    }

    /**
     * Reads the parameters.
     *
     * @throws flipscope.web.address.ProblemException if there is no such square or direction
     */
    static AskedBit of(Query query) {
        AskedBit bit = new AskedBit(BIT.of(query), OF.of(query));
        Optional<String> square = SQUARE.in(query).map(AskedBit::square);
        Optional<Direction> way = WAY.in(query);
        return square.isPresent() && way.isPresent()
                ? new AskedBit(bit.name, bit.of, square.get(), way.get().code())
                : bit;
    }

    private static String square(String text) {
        return ProblemException.reading(SQUARE.name(), () -> Squares.name(SquareText.read(text)));
    }

    public boolean isAsked() {
        return !name.isEmpty();
    }

    /** Adds the parameters to a link. */
    public Link on(Link link) {
        return link.with(BIT, name)
                .with(OF, isAsked() ? of : 0)
                .with(SQUARE, isAsked() ? square : "")
                .with(WAY.name(), isAsked() ? way : "");
    }

    /** Adds the question whether a square is legal to a link. */
    public static Link asking(Link link, int square, Direction way) {
        return link.with(SQUARE, Squares.name(square)).with(WAY, way);
    }
}
