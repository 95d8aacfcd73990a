package flipscope.web.home;

import flipscope.rules.Side;
import flipscope.rules.Squares;
import flipscope.text.Messages;
import flipscope.trace.Marks;
import java.math.BigInteger;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Says what the presses did, from the values of the trace. */
final class HomeWords {
    /** More squares than these are counted, not named. */
    private static final int MOST_NAMES = 6;

    private final Messages words;
    private final LeftTrace trace;

    HomeWords(Messages words, LeftTrace trace) {
        this.words = words;
        this.trace = trace;
    }

    /** The number that the bits are, in groups of three digits. */
    String number(int press) {
        return words.text("home.number", unsigned(trace.bits(press)));
    }

    private static BigInteger unsigned(long bits) {
        return new BigInteger(Long.toUnsignedString(bits));
    }

    /** What the number is. */
    String reading(int press) {
        return switch (press) {
            case 0 ->
                    words.text(
                            trace.black() == 0 ? "home.discs.none" : "home.discs",
                            unsigned(trace.white()));
            case 1 -> shifted();
            case 2 -> kept();
            default -> beyond();
        };
    }

    /** Twice the number, unless the highest bit falls off. */
    private String shifted() {
        Marks edges = trace.edges();
        String key = trace.black() < 0 ? "fell" : edges.wrapped() != 0 ? "wrapped" : "all";
        return words.text("home.shifted." + key, unsigned(trace.black()), names(edges.wrapped()));
    }

    private String kept() {
        long kept = trace.keptAtOnce();
        long gone = trace.bits(1) & ~trace.bits(2);
        return sentences(
                kept == 0 ? words.text("home.kept.none") : words.text("home.kept", names(kept)),
                about("home.kept.run", trace.bits(2) & ~trace.bits(1)),
                about("home.kept.edge", gone & trace.white()),
                about("home.kept.gone", gone & ~trace.white()));
    }

    private String beyond() {
        long found = trace.bits(3);
        return sentences(
                trace.bits(2) == 0 ? words.text("home.beyond.none") : "",
                about("home.beyond", found),
                about("home.beyond.taken", trace.beyond() & ~found));
    }

    private String about(String key, long squares) {
        return squares == 0 ? "" : words.text(key, names(squares));
    }

    private static String sentences(String... parts) {
        return Stream.of(parts).filter(part -> !part.isEmpty()).collect(Collectors.joining(" "));
    }

    /** The answer after the last press, or why a press was refused; empty if there is neither. */
    String answer(HomeRequest request) {
        if (request.refused().isPresent()) {
            return words.text("home.refused", request.refused().get());
        }
        if (request.press() < LeftTrace.PRESSES) {
            return "";
        }
        long found = trace.bits(LeftTrace.PRESSES);
        String key = request.position().toMove() == Side.BLACK ? "home.found" : "home.found.later";
        return found == 0 ? words.text("home.found.none") : words.text(key, names(found));
    }

    /** A bit that can be pressed. */
    String bit(int square) {
        long bit = Squares.bit(square);
        String key =
                (trace.white() & bit) != 0 ? "white" : (trace.black() & bit) != 0 ? "clear" : "set";
        return words.text("home.bit." + key, Squares.name(square));
    }

    private String names(long squares) {
        List<Integer> all = Squares.list(squares);
        return all.size() > MOST_NAMES
                ? words.text("story.squares", all.size())
                : all.stream()
                        .map(Squares::name)
                        .collect(Collectors.joining(words.text("story.list.comma")));
    }
}
