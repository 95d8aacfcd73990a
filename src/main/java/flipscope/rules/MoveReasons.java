package flipscope.rules;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Why the side to move may or may not play on a square.
 *
 * @param square the square, 63 for a1 to 0 for h8
 * @param occupant the side whose disc is on the square, if any; then nothing else matters
 * @param rays all eight directions, clockwise from up and left; empty for an occupied square
 */
public record MoveReasons(int square, Optional<Side> occupant, List<Ray> rays) {

    public static MoveReasons of(Position position, int square) {
        Optional<Side> occupant = SmallBoardPieces.of(position).owner(square);
        List<Ray> rays =
                occupant.isPresent()
                        ? List.of()
                        : Stream.of(Direction.values())
                                .map(each -> Ray.of(position, square, each))
                                .toList();
        return new MoveReasons(square, occupant, rays);
    }

    /** Whether the move is legal: one direction with flips is enough. */
    public boolean isLegal() {
        return flips() != 0;
    }

    /** The discs that the move would flip. */
    public long flips() {
        return rays.stream()
                .filter(ray -> ray.outcome() == Ray.Outcome.FLIPS)
                .flatMap(ray -> ray.run().stream())
                .mapToLong(Squares::bit)
                .reduce(0, (one, other) -> one | other);
    }
}
