package flipscope.web.trace.request;

import flipscope.notation.NotationException;
import flipscope.notation.SquareText;
import flipscope.rules.Squares;
import flipscope.rules.Way;
import flipscope.web.site.Link;
import flipscope.web.site.ProblemException;
import flipscope.web.site.Query;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A reader's question whether a square is legal, at the step that decides it in one direction.
 *
 * @param square the name of the square: {@code e6}
 * @param way the direction: {@code up-right}
 */
public record AskedWay(String square, String way) {
    private static final String SQUARE = "for";
    private static final String WAY = "way";
    private static final int LONGEST = 10;
    private static final List<String> WAYS =
            Arrays.stream(Way.values()).map(AskedWay::code).toList();

    public static AskedWay of(int square, Way way) {
        return new AskedWay(Squares.name(square), code(way));
    }

    /**
     * Reads the parameters.
     *
     * @throws flipscope.web.site.ProblemException if there is no such square or way
     */
    public static Optional<AskedWay> of(Query query) {
        Optional<String> square = query.string(SQUARE, LONGEST).map(AskedWay::read);
        Optional<String> way = query.choice(WAY, WAYS);
        return square.flatMap(name -> way.map(code -> new AskedWay(name, code)));
    }

    private static String read(String text) {
        try {
            return Squares.name(SquareText.read(text));
        } catch (NotationException wrong) {
            throw ProblemException.parameter(SQUARE, wrong.getMessage());
        }
    }

    /** The code of a direction in addresses and messages. */
    public static String code(Way way) {
        return way.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Adds the parameters to a link. */
    public Link on(Link link) {
        return link.with(SQUARE, square).with(WAY, way);
    }

    /** Removes the parameters from a link. */
    static Link off(Link link) {
        return link.with(SQUARE, "").with(WAY, "");
    }
}
