package flipscope.web.draw;

import flipscope.rules.Position;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A square of a position that cannot be changed.
 *
 * @param column 0 to 7, from the left
 * @param row 0 to 7, from the top
 * @param content {@code black}, {@code white} or {@code empty}
 * @param legal whether it is shown as a legal move
 * @param marked whether the lesson is about it
 */
public record StillSquare(int column, int row, String content, boolean legal, boolean marked) {

    /**
     * The 64 squares, a1 first.
     *
     * @param legal the legal moves to show, bit 63 = a1
     * @param marked the squares to mark, bit 63 = a1
     */
    public static List<StillSquare> all(Position position, long legal, long marked) {
        return IntStream.range(0, 64)
                .mapToObj(place -> square(position, legal, marked, place))
                .toList();
    }

    private static StillSquare square(Position position, long legal, long marked, int place) {
        long bit = 1L << (63 - place);
        return new StillSquare(
                place % 8,
                place / 8,
                has(position.black(), bit)
                        ? "black"
                        : has(position.white(), bit) ? "white" : "empty",
                has(legal, bit),
                has(marked, bit));
    }

    private static boolean has(long set, long bit) {
        return (set & bit) != 0;
    }
}
