package flipscope.rules;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * How chess pieces move, square by square; a1 is square 0, h8 is 63. The oracle of the bit code.
 */
public final class NaiveChess {
    /** The kinds of pieces and their letters, in the order of a palette. */
    public static final Map<String, Character> LETTERS = letters();

    private static final int[][] KNIGHT = {
        {1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}
    };
    private static final int[][] STRAIGHT = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
    private static final int[][] SLANTED = {{1, 1}, {1, -1}, {-1, -1}, {-1, 1}};
    private static final int FAR = 8;

    private NaiveChess() {}

    private static Map<String, Character> letters() {
        Map<String, Character> letters = new LinkedHashMap<>();
        String names = "pawns knights bishops rooks queens kings";
        for (String name : names.split(" ")) {
            letters.put(name, name.equals("knights") ? 'n' : name.charAt(0));
        }
        return letters;
    }

    public static long knight(int square) {
        return walk(square, 0, KNIGHT, 1);
    }

    public static long king(int square) {
        return walk(square, 0, STRAIGHT, 1) | walk(square, 0, SLANTED, 1);
    }

    public static long bishop(int square, long occupied) {
        return walk(square, occupied, SLANTED, FAR);
    }

    public static long rook(int square, long occupied) {
        return walk(square, occupied, STRAIGHT, FAR);
    }

    /** Along one line, both ways. */
    public static long line(int square, long occupied, int files, int ranks) {
        return walk(square, occupied, new int[][] {{files, ranks}, {-files, -ranks}}, FAR);
    }

    /** The squares in some directions, at most so many steps, each up to the first piece. */
    private static long walk(int square, long occupied, int[][] ways, int steps) {
        long reached = 0;
        for (int[] way : ways) {
            int file = square % 8 + way[0];
            int rank = square / 8 + way[1];
            for (int step = 1; step <= steps && isInside(file, rank); step++) {
                reached |= 1L << 8 * rank + file;
                if ((occupied >>> 8 * rank + file & 1) != 0) {
                    break;
                }
                file += way[0];
                rank += way[1];
            }
        }
        return reached;
    }

    private static boolean isInside(int file, int rank) {
        return file >= 0 && file < 8 && rank >= 0 && rank < 8;
    }

    /** The squares that the piece on a square attacks. */
    static long attacks(SmallBoardPieces at, int square) {
        boolean black = (at.black() >>> square & 1) != 0;
        return switch (at.kind(square).orElseThrow()) {
            case "knights" -> knight(square);
            case "kings" -> king(square);
            case "bishops" -> bishop(square, at.occupied());
            case "rooks" -> rook(square, at.occupied());
            case "queens" -> bishop(square, at.occupied()) | rook(square, at.occupied());
            default -> walk(square, 0, new int[][] {{1, black ? -1 : 1}, {-1, black ? -1 : 1}}, 1);
        };
    }

    /** Where the piece on a square may move, checks aside: no piece of its own, and no king. */
    private static long moves(SmallBoardPieces at, int square) {
        long free = ~(at.own() | at.kinds().get("kings"));
        if (!at.kind(square).equals(Optional.of("pawns"))) {
            return attacks(at, square) & free;
        }
        int ahead = at.side() == Side.BLACK ? -8 : 8;
        long onward = 1L << square + ahead & ~at.occupied();
        return attacks(at, square) & at.opponent() & free | onward;
    }

    /** A position after some random moves from the start; nobody looks out for checks. */
    public static SmallBoardPieces random(RandomGenerator random) {
        return game(random).skip(8 + random.nextInt(60)).findFirst().orElseThrow();
    }

    /** The positions of an endless game of random moves. */
    public static Stream<SmallBoardPieces> game(RandomGenerator random) {
        return Stream.iterate(start(), at -> moved(at, random));
    }

    private static SmallBoardPieces start() {
        Map<String, Long> kinds = new HashMap<>();
        kinds.put("pawns", 0x00FF_0000_0000_FF00L);
        kinds.put("rooks", 0x8100_0000_0000_0081L);
        kinds.put("knights", 0x4200_0000_0000_0042L);
        kinds.put("bishops", 0x2400_0000_0000_0024L);
        kinds.put("queens", 0x0800_0000_0000_0008L);
        kinds.put("kings", 0x1000_0000_0000_0010L);
        return new SmallBoardPieces(
                0xFFFF_0000_0000_0000L, 0x0000_0000_0000_FFFFL, Side.WHITE, kinds);
    }

    private static SmallBoardPieces moved(SmallBoardPieces at, RandomGenerator random) {
        List<int[]> all = new ArrayList<>();
        for (int from : squares(at.own())) {
            squares(moves(at, from)).forEach(to -> all.add(new int[] {from, to}));
        }
        Side next = at.side().other();
        if (all.isEmpty()) {
            return new SmallBoardPieces(at.black(), at.white(), next, at.kinds());
        }
        int[] move = all.get(random.nextInt(all.size()));
        String kind = at.kind(move[0]).orElseThrow();
        boolean last = kind.equals("pawns") && (move[1] < 8 || move[1] >= 56);
        return placed(
                placed(at, move[0], "", at.side()),
                move[1],
                last ? "queens" : kind,
                at.side(),
                next);
    }

    private static List<Integer> squares(long set) {
        return IntStream.range(0, 64).filter(each -> (set >>> each & 1) != 0).boxed().toList();
    }

    /** The same with another piece on a square, or with none if its kind is empty. */
    public static SmallBoardPieces placed(
            SmallBoardPieces at, int square, String kind, Side owner) {
        return placed(at, square, kind, owner, at.side());
    }

    private static SmallBoardPieces placed(
            SmallBoardPieces at, int square, String kind, Side owner, Side next) {
        long here = 1L << square;
        Map<String, Long> kinds = new HashMap<>();
        for (String each : LETTERS.keySet()) {
            long rest = at.kinds().getOrDefault(each, 0L) & ~here;
            kinds.put(each, each.equals(kind) ? rest | here : rest);
        }
        boolean black = !kind.isEmpty() && owner == Side.BLACK;
        boolean white = !kind.isEmpty() && owner == Side.WHITE;
        return new SmallBoardPieces(
                at.black() & ~here | (black ? here : 0),
                at.white() & ~here | (white ? here : 0),
                next,
                kinds);
    }
}
