package flipscope.rules;

import java.util.Map;
import java.util.Optional;

/**
 * Two players' pieces on a board other than that of Reversi: three by three, four by four, a cube,
 * or a chess board. The board decides which bit is which cell.
 *
 * @param black the pieces written {@code X}; of chess Black's
 * @param white the pieces written {@code O}; disjoint from {@code black}
 * @param side the side that {@link #own} belongs to
 * @param kinds the pieces of both sides by the plurals of their names, disjoint from each other;
 *     none where all pieces are alike
 */
public record SmallBoardPieces(long black, long white, Side side, Map<String, Long> kinds) {
    /** Rejects two pieces in the same cell. */
    public SmallBoardPieces {
        if ((black & white) != 0) {
            throw new IllegalArgumentException(
                    "both sides claim 0x" + Long.toHexString(black & white));
        }
        kinds = Map.copyOf(kinds);
    }

    /** Pieces that are all alike. */
    public SmallBoardPieces(long black, long white, Side side) {
        this(black, white, side, Map.of());
    }

    /** These pieces with the other side to move. */
    public SmallBoardPieces facing(Side other) {
        return new SmallBoardPieces(black, white, other, kinds);
    }

    public long own() {
        return side == Side.BLACK ? black : white;
    }

    public long opponent() {
        return side == Side.BLACK ? white : black;
    }

    public long occupied() {
        return black | white;
    }

    /** The set that an input of this name takes; of a kind of piece those of the side to move. */
    public long set(String name) {
        return switch (name) {
            case "own" -> own();
            case "opponent" -> opponent();
            case "occupied" -> occupied();
            default -> kinds.getOrDefault(name, 0L) & own();
        };
    }

    /** The kind of the piece in a cell; empty if there is none, or if all are alike. */
    public Optional<String> kind(int cell) {
        return kinds.entrySet().stream()
                .filter(each -> (each.getValue() >>> cell & 1) != 0)
                .map(Map.Entry::getKey)
                .findFirst();
    }
}
