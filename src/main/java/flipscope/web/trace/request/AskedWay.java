package flipscope.web.trace.request;

import flipscope.notation.NotationException;
import flipscope.notation.SquareText;
import flipscope.rules.Squares;
import flipscope.rules.Way;
import flipscope.web.site.Link;
import flipscope.web.site.Query;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Why a person came to a step: they asked whether a square is legal, and this step decides it for
 * one way from there.
 *
 * @param square the name of the square that was asked about: {@code e6}
 * @param way which way from it: {@code up-right}
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
     * As the parameters of a request say.
     *
     * @throws flipscope.web.Refused if there is no such square or way
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
            throw Query.refused(SQUARE, wrong.getMessage());
        }
    }

    /** The word for a way, as addresses and messages have it. */
    public static String code(Way way) {
        return way.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Adds itself to a link. */
    public Link on(Link link) {
        return link.with(SQUARE, square).with(WAY, way);
    }

    /** Takes what was asked off a link. */
    static Link off(Link link) {
        return link.with(SQUARE, "").with(WAY, "");
    }
}
