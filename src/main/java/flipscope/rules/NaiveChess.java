package flipscope.rules;

import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * How chess pieces move, square by square; a1 is square 0, h8 is 63. The oracle of the bit code.
 */
public final class NaiveChess {
    /** The kinds of pieces. */
    public static final List<String> KINDS =
            List.of("pawns", "knights", "bishops", "rooks", "queens", "kings");

    private static final List<String> SLIDING = List.of("bishops", "rooks", "queens");

    private NaiveChess() {}

    /** The squares that a piece attacks, each line up to and with the first piece on it. */
    public static long attacks(String kind, Side side, int square, long occupied) {
        long reached = 0;
        for (int right = -2; right <= 2; right++) {
            for (int up = -2; up <= 2; up++) {
                if (isWay(kind, side, right, up)) {
                    reached |= walk(square, right, up, SLIDING.contains(kind) ? occupied : -1);
                }
            }
        }
        return reached;
    }

    /** Whether a piece may go so many squares at a time. */
    private static boolean isWay(String kind, Side side, int right, int up) {
        int length = right * right + up * up;
        return switch (kind) {
            case "pawns" -> length == 2 && up == (side == Side.WHITE ? 1 : -1);
            case "knights" -> length == 5;
            case "bishops" -> length == 2;
            case "rooks" -> length == 1;
            default -> length == 1 || length == 2;
        };
    }

    private static long walk(int square, int right, int up, long occupied) {
        int file = square % 8 + right;
        int row = square / 8 + up;
        if (file < 0 || file > 7 || row < 0 || row > 7) {
            return 0;
        }
        int next = 8 * row + file;
        long here = 1L << next;
        return (occupied & here) != 0 ? here : here | walk(next, right, up, occupied);
    }

    /** Where the piece on a square may move, checks aside: no piece of its own, and no king. */
    private static long moves(SmallBoardPieces at, int square) {
        String kind = at.kind(square).orElseThrow();
        long attacked =
                attacks(kind, at.side(), square, at.occupied())
                        & ~at.kinds().getOrDefault("kings", 0L);
        if (!kind.equals("pawns")) {
            return attacked & ~at.own();
        }
        long ahead = 1L << square + (at.side() == Side.WHITE ? 8 : -8);
        return attacked & at.opponent() | ahead & ~at.occupied();
    }

    /** The positions of an endless game of random moves; nobody looks out for checks. */
    public static Stream<SmallBoardPieces> game(SmallBoardPieces start, RandomGenerator random) {
        return Stream.iterate(start, at -> moved(at, random).facing(at.side().other()));
    }

    private static SmallBoardPieces moved(SmallBoardPieces at, RandomGenerator random) {
        int[] all =
                squares(at.own())
                        .flatMap(from -> squares(moves(at, from)).map(to -> 64 * from + to))
                        .toArray();
        if (all.length == 0) {
            return at;
        }
        int move = all[random.nextInt(all.length)];
        int to = move % 64;
        String kind = at.kind(move / 64).orElseThrow();
        boolean last = kind.equals("pawns") && (to < 8 || to >= 56);
        return at.without(move / 64).with(to, at.side(), last ? "queens" : kind);
    }

    private static IntStream squares(long set) {
        return IntStream.range(0, 64).filter(each -> (set >>> each & 1) != 0);
    }
}
