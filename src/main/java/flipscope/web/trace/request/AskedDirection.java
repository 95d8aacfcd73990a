package flipscope.web.trace.request;

import flipscope.notation.NotationException;
import flipscope.notation.SquareText;
import flipscope.rules.Squares;
import flipscope.rules.Way;
import flipscope.web.site.Link;
import flipscope.web.site.ProblemException;
import flipscope.web.site.Query;
import flipscope.web.site.QueryParameter;
import java.util.Locale;
import java.util.Optional;

/**
 * A reader's question whether a square is legal, at the step that decides it in one direction.
 *
 * @param square the name of the square: {@code e6}
 * @param way the direction: {@code up-right}
 */
public record AskedDirection(String square, String way) {
    static final QueryParameter<String> SQUARE = QueryParameter.text("for", 10);
    static final QueryParameter<Way> WAY =
            QueryParameter.choice("way", Way.values(), AskedDirection::code);

    public static AskedDirection of(int square, Way way) {
        return new AskedDirection(Squares.name(square), code(way));
    }

    /**
     * Reads the parameters.
     *
     * @throws flipscope.web.site.ProblemException if there is no such square or way
     */
    public static Optional<AskedDirection> of(Query query) {
        Optional<String> square = SQUARE.in(query).map(AskedDirection::read);
        Optional<Way> way = WAY.in(query);
        return square.flatMap(name -> way.map(to -> new AskedDirection(name, code(to))));
    }

    private static String read(String text) {
        try {
            return Squares.name(SquareText.read(text));
        } catch (NotationException wrong) {
            throw ProblemException.parameter(SQUARE.name(), wrong.getMessage());
        }
    }

    /** The code of a direction in addresses and messages. */
    public static String code(Way way) {
        return way.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Adds the parameters to a link. */
    public Link on(Link link) {
        return link.with(SQUARE.name(), square).with(WAY.name(), way);
    }

    /** Removes the parameters from a link. */
    static Link off(Link link) {
        return link.with(SQUARE.name(), "").with(WAY.name(), "");
    }
}
