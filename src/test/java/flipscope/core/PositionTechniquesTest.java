package flipscope.core;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.notation.PositionText;
import flipscope.rules.Position;
import flipscope.rules.RandomPositions;
import flipscope.rules.Side;
import flipscope.rules.Squares;
import flipscope.testkit.Draw;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What decides a game, counted by bits and square by square. */
class PositionTechniquesTest {
    private static final int[] CORNERS = {63, 56, 7, 0};

    private static List<Position> positions() {
        return IntStream.range(0, 400)
                .mapToObj(n -> RandomPositions.reachable(n, 6 + n % 57))
                .toList();
    }

    /** The squares next to one, by files and rows. */
    private static List<Integer> around(int square) {
        int file = Squares.file(square);
        int row = Squares.row(square);
        return IntStream.range(0, 64)
                .filter(each -> each != square)
                .filter(each -> Math.abs(Squares.file(each) - file) <= 1)
                .filter(each -> Math.abs(Squares.row(each) - row) <= 1)
                .boxed()
                .toList();
    }

    private static boolean has(long set, int square) {
        return (set & Squares.bit(square)) != 0;
    }

    private static long all(java.util.function.IntPredicate holds) {
        return IntStream.range(0, 64).filter(holds).mapToLong(Squares::bit).sum();
    }

    @Test
    void movesThatMayComeAreNextToTheOtherSide() {
        for (Position at : positions()) {
            long slow =
                    all(
                            square ->
                                    has(at.empty(), square)
                                            && around(square).stream()
                                                    .anyMatch(each -> has(at.opponent(), each)));
            long fast = PotentialMobility.squares(at.own(), at.opponent());
            assertThat(Draw.set(fast)).isEqualTo(Draw.set(slow));
            assertThat(at.legalMoves() & ~fast).as("every legal move is one").isZero();
        }
    }

    @Test
    void oddRegionsAreThoseThatAWalkFinds() {
        for (Position at : positions()) {
            long slow =
                    all(square -> has(at.empty(), square) && walked(at.empty(), square) % 2 == 1);
            assertThat(Draw.set(OddRegions.odd(at.own(), at.opponent()))).isEqualTo(Draw.set(slow));
        }
    }

    private static int walked(long empty, int from) {
        Deque<Integer> next = new ArrayDeque<>(List.of(from));
        long seen = Squares.bit(from);
        while (!next.isEmpty()) {
            for (int square : around(next.remove())) {
                if (has(empty & ~seen, square)) {
                    seen |= Squares.bit(square);
                    next.add(square);
                }
            }
        }
        return Long.bitCount(seen);
    }

    @Test
    void oddQuartersAreCountedSquareBySquare() {
        for (Position at : positions()) {
            long slow = all(square -> emptiesInTheQuarterOf(at, square) % 2 == 1);
            assertThat(Draw.set(OddQuarters.quarters(at.own(), at.opponent())))
                    .isEqualTo(Draw.set(slow));
        }
    }

    private static long emptiesInTheQuarterOf(Position at, int square) {
        return IntStream.range(0, 64)
                .filter(each -> has(at.empty(), each))
                .filter(each -> Squares.file(each) / 4 == Squares.file(square) / 4)
                .filter(each -> Squares.row(each) / 4 == Squares.row(square) / 4)
                .count();
    }

    @Test
    void safeDiscsOnTheEdgesAreThoseThatAWalkAlongThemFinds() {
        for (Position at : positions()) {
            long slow =
                    all(
                            square ->
                                    has(at.own(), square)
                                            && (isSafe(at, square, true)
                                                    || isSafe(at, square, false)));
            assertThat(Draw.set(StableEdges.edges(at.own(), at.opponent())))
                    .isEqualTo(Draw.set(slow));
        }
    }

    /** Whether a disc is safe on the edge along its row, or along its file. */
    private static boolean isSafe(Position at, int square, boolean alongRow) {
        int across = alongRow ? Squares.row(square) : Squares.file(square);
        if (across != 0 && across != 7) {
            return false;
        }
        int along = alongRow ? Squares.file(square) : Squares.row(square);
        List<Integer> edge =
                IntStream.range(0, 8)
                        .mapToObj(n -> alongRow ? Squares.at(n, across) : Squares.at(across, n))
                        .toList();
        boolean full = edge.stream().noneMatch(each -> has(at.empty(), each));
        boolean first = edge.subList(0, along + 1).stream().allMatch(each -> has(at.own(), each));
        boolean last = edge.subList(along, 8).stream().allMatch(each -> has(at.own(), each));
        return full || first || last;
    }

    @Test
    void aDiscThatIsSafeIsNeverFlipped() {
        for (Position at : positions()) {
            Position reply = at.passed();
            long safe =
                    StableEdges.edges(reply.own(), reply.opponent())
                            | StableDiscs.anchored(at.opponent());
            for (int square : Squares.list(at.legalMoves())) {
                assertThat(at.flips(square) & safe).isZero();
            }
        }
    }

    /** The rule itself, disc by disc, until nothing is added. */
    @Test
    void safeDiscsFromTheCornersOnAreThoseThatTheRuleFindsDiscByDisc() {
        for (Position at : positions()) {
            long stable = 0;
            for (int corner : CORNERS) {
                stable |= at.own() & Squares.bit(corner);
            }
            for (int round = 0; round < 64; round++) {
                long known = stable;
                stable |= all(square -> has(at.own(), square) && isHeld(known, square));
            }
            assertThat(Draw.set(StableDiscs.anchored(at.own()))).isEqualTo(Draw.set(stable));
        }
    }

    private static boolean isHeld(long stable, int square) {
        return IntStream.of(1, 3, 4, 2)
                .allMatch(line -> ends(stable, square, line, 1) || ends(stable, square, line, -1));
    }

    /** Whether a line ends at a square in one way, or goes on with a stable disc. */
    private static boolean ends(long stable, int square, int line, int way) {
        int[][] steps = {{0, 0}, {1, 0}, {0, 1}, {1, 1}, {1, -1}};
        int file = Squares.file(square) + way * steps[line][0];
        int row = Squares.row(square) + way * steps[line][1];
        return file < 0 || file > 7 || row < 0 || row > 7 || has(stable, Squares.at(file, row));
    }

    @Test
    void theNumberOfAnEdgeIsThatOfItsDigits() {
        for (Position at : positions()) {
            String digits =
                    PositionText.write(Position.of(at.own(), at.opponent(), Side.BLACK))
                            .substring(0, 8)
                            .replace('-', '0')
                            .replace('X', '1')
                            .replace('O', '2');
            int number = Integer.parseInt(digits, 3);
            assertThat(EdgePattern.number(at.own(), at.opponent())).isEqualTo(number);
            assertThat(EdgePatternTable.number(at.own(), at.opponent())).isEqualTo(number);
        }
        assertThat(EdgePattern.number(0, -1)).isEqualTo(6560);
        assertThat(EdgePatternTable.number(0, -1)).isEqualTo(6560);
    }

    @Test
    void theExampleOfSafeEdgesHasAFullEdgeAndARunFromACorner() {
        Position at =
                PositionText.read(
                        "XXXOO--XX-XXO-OOX-XXOOOXXXXOOOOX-XOOOXXO--OXX--X---O---XO--OO--X X");
        assertThat(Squares.names(StableEdges.edges(at.own(), at.opponent())))
                .isEqualTo("a1 b1 c1 h1 a2 a3 h3 a4 h4 h6 h7 h8");
    }
}
