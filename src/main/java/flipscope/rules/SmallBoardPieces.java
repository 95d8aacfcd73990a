package flipscope.rules;

import static flipscope.trace.Word.has;

import flipscope.text.Slug;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

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

    /** The discs of a position. */
    public static SmallBoardPieces of(Position at) {
        return new SmallBoardPieces(at.black(), at.white(), at.toMove());
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

    /** Whose piece is in a cell; empty if there is none. */
    public Optional<Side> owner(int cell) {
        return Stream.of(Side.values()).filter(each -> has(facing(each).own(), cell)).findFirst();
    }

    /** These pieces without the one in a cell. */
    public SmallBoardPieces without(int cell) {
        long rest = ~(1L << cell);
        Map<String, Long> others = new HashMap<>(kinds);
        others.replaceAll((kind, set) -> set & rest);
        others.values().removeAll(Set.of(0L));
        return new SmallBoardPieces(black & rest, white & rest, side, others);
    }

    /**
     * These pieces with another one in a cell, in place of what is there.
     *
     * @param kind empty where all pieces are alike
     */
    public SmallBoardPieces with(int cell, Side owner, String kind) {
        SmallBoardPieces rest = without(cell);
        long here = 1L << cell;
        long ofBlack = owner == Side.BLACK ? here : 0;
        Map<String, Long> all = new HashMap<>(rest.kinds);
        if (!kind.isEmpty()) {
            all.merge(kind, here, Long::sum);
        }
        return new SmallBoardPieces(rest.black | ofBlack, rest.white | here ^ ofBlack, side, all);
    }

    /** These pieces, all alike, with the next in a cell: from empty to Black's to White's. */
    public SmallBoardPieces turned(int cell) {
        Side next = owner(cell).map(Side::other).orElse(Side.BLACK);
        return has(white, cell) ? without(cell) : with(cell, next, "");
    }

    /** What is in a cell: {@code empty}, {@code black}, {@code white-rooks} or the like. */
    public String content(int cell) {
        String side = owner(cell).map(Slug::of).orElse("empty");
        return kind(cell).map(each -> side + "-" + each).orElse(side);
    }

    /** The kind of the piece in a cell; empty if there is none, or if all are alike. */
    public Optional<String> kind(int cell) {
        return kinds.entrySet().stream()
                .filter(each -> has(each.getValue(), cell))
                .map(Map.Entry::getKey)
                .findFirst();
    }
}
