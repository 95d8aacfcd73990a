package flipscope.core.chess;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.notation.ChessPiece;
import flipscope.notation.SmallBoard;
import flipscope.rules.NaiveChess;
import flipscope.rules.RandomNumbers;
import flipscope.rules.Side;
import flipscope.rules.SmallBoardPieces;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntToLongFunction;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** Every technique against walking square by square. */
class ChessTest {
    private static final int D1 = 3;
    private static final int TRIES = 10_000;

    private static final SmallBoardPieces START =
            SmallBoard.CHESS.read(ChessPiece.POSITIONS.get(0));

    /** Of a hundred random games, from the opening to the last few pieces. */
    private static final List<SmallBoardPieces> POSITIONS =
            IntStream.range(0, 100)
                    .boxed()
                    .flatMap(seed -> NaiveChess.game(START, new RandomNumbers(seed)).limit(100))
                    .toList();

    @Property(tries = TRIES)
    void knightsJumpFromAllTheirSquares(@ForAll long knights) {
        assertThat(draw(Knight.attacks(knights)))
                .isEqualTo(draw(all(knights, from -> reach("knights", from, 0))));
    }

    @Test
    void aKingStepsToTheSquaresAroundIt() {
        for (int square = 0; square < 64; square++) {
            assertThat(draw(King.attacks(1L << square))).isEqualTo(draw(reach("kings", square, 0)));
        }
    }

    @Property(tries = TRIES)
    void aRookSeesItsFileUpToTheFirstPiece(
            @ForAll @IntRange(max = 9_999) int at, @ForAll @IntRange(max = 63) int square) {
        long occupied = board(at);
        assertThat(draw(FileAttacks.attacks(occupied, square)))
                .isEqualTo(draw(reach("rooks", square, occupied) & line(square, 1, 0)));
    }

    @Property(tries = TRIES)
    void bishopsSlideUpToTheFirstPiece(@ForAll @IntRange(max = 9_999) int at, @ForAll long some) {
        SmallBoardPieces pieces = POSITIONS.get(at);
        long occupied = pieces.occupied();
        for (long bishops : new long[] {pieces.set("bishops"), occupied & some}) {
            assertThat(draw(BishopFill.attacks(bishops, occupied)))
                    .isEqualTo(draw(all(bishops, from -> reach("bishops", from, occupied))));
        }
    }

    @Property(tries = TRIES)
    void aDiagonalIsGathered(
            @ForAll @IntRange(max = 9_999) int at, @ForAll @IntRange(max = 63) int square) {
        long occupied = board(at);
        assertThat(draw(Kindergarten.attacks(occupied, square)))
                .isEqualTo(draw(reach("bishops", square, occupied) & line(square, 1, -1)));
    }

    @Property(tries = TRIES)
    void theMagicBishopSeesWhatABishopSees(@ForAll @IntRange(max = 9_999) int at) {
        long occupied = board(at);
        assertThat(draw(MagicBishop.attacks(occupied)))
                .isEqualTo(draw(reach("bishops", D1, occupied)));
        assertThat(BishopFill.fromD1(occupied)).isEqualTo(reach("bishops", D1, occupied));
    }

    /** All 32 ways to stand on the five squares, with all sorts of other pieces around. */
    @Test
    void theMagicBishopAgreesWithTheFillOnEveryOccupancy() {
        Set<Long> answers = new HashSet<>();
        Set<Long> indices = new HashSet<>();
        for (int way = 0; way < 32; way++) {
            long blockers = 0;
            long rest = MagicBishop.RELEVANT;
            for (int bit = 0; bit < 5; bit++) {
                blockers |= (way >>> bit & 1) != 0 ? Long.lowestOneBit(rest) : 0;
                rest &= rest - 1;
            }
            indices.add(blockers * MagicBishop.MAGIC >>> 59);
            answers.add(MagicBishop.attacks(blockers));
            for (long others : new long[] {0, -1, 0x8100_0000_0000_0081L}) {
                long occupied = blockers | others & ~MagicBishop.RELEVANT;
                assertThat(draw(MagicBishop.attacks(occupied)))
                        .isEqualTo(draw(BishopFill.fromD1(occupied)));
            }
        }
        assertThat(indices).hasSize(32);
        assertThat(answers).hasSize(12);
    }

    @Property(tries = TRIES)
    void theIndexOfTheLowestSquareIsItsNumber(@ForAll long bits) {
        long some = bits | Long.MIN_VALUE;
        assertThat(LowestIndex.index(some)).isEqualTo(Long.numberOfTrailingZeros(some));
        long one = some & -some;
        assertThat(LowestIndex.index(one)).isEqualTo(Long.numberOfTrailingZeros(one));
    }

    @Test
    void everySquareHasAnIndex() {
        IntStream.range(0, 64)
                .forEach(each -> assertThat(LowestIndex.index(1L << each)).isEqualTo(each));
    }

    @Property(tries = TRIES)
    void aNumberIsMagicIfNoTwoWaysShareAnIndex(@ForAll long factor) {
        assertThat(draw(MagicSearch.clash(factor))).isEqualTo(draw(firstClash(factor)));
    }

    @Test
    void theMagicNumberIsMagicAndMostAreNot() {
        assertThat(MagicSearch.clash(MagicBishop.MAGIC)).isZero();
        assertThat(firstClash(MagicBishop.MAGIC)).isZero();
        RandomNumbers random = new RandomNumbers(4);
        assertThat(IntStream.range(0, 1_000).filter(each -> isMagic(random.nextLong())).count())
                .isLessThan(10);
    }

    private static boolean isMagic(long factor) {
        return MagicSearch.clash(factor) == 0;
    }

    /** By a set of indices instead of bits. */
    private static long firstClash(long factor) {
        Set<Long> taken = new HashSet<>();
        for (long blockers = MagicBishop.RELEVANT, way = 0; way < 32; way++) {
            if (!taken.add(blockers * factor >>> 59)) {
                return blockers;
            }
            blockers = blockers - 1 & MagicBishop.RELEVANT;
        }
        return 0;
    }

    @Test
    void theStepWithoutAMaskWrapsFromFileAOnly() {
        for (int square = 0; square < 64; square++) {
            long king = 1L << square;
            long wrong = ClinicKingMask.attacks(king) ^ King.attacks(king);
            boolean wraps = square % 8 == 0 && square < 57;
            assertThat(wrong).isEqualTo(wraps ? king << 7 : 0);
        }
    }

    @Property(tries = TRIES)
    void theShortOneSeesFromFourRowsDown(
            @ForAll @IntRange(max = 9_999) int at, @ForAll @IntRange(max = 63) int square) {
        long occupied = board(at);
        if (square % 32 != 31) {
            assertThat(ClinicIntSquare.attacks(occupied, square))
                    .isEqualTo(FileAttacks.attacks(occupied, square % 32));
        }
    }

    @Property(tries = TRIES)
    void theSignSpoilsTheIndexWhileAPieceStandsOnF3(@ForAll @IntRange(max = 9_999) int at) {
        long occupied = board(at);
        boolean f3 = (occupied >>> 21 & 1) != 0;
        if (!f3) {
            assertThat(ClinicMagicSign.attacks(occupied)).isEqualTo(MagicBishop.attacks(occupied));
        }
        assertThat(ClinicMagicSign.attacks(0x20_1000L | 1L << 17))
                .isNotEqualTo(MagicBishop.attacks(0x20_1000L | 1L << 17));
    }

    private static long reach(String kind, int square, long occupied) {
        return NaiveChess.attacks(kind, Side.WHITE, square, occupied);
    }

    /** The squares with the same sum of so many times their file and row. */
    private static long line(int square, int files, int rows) {
        return IntStream.range(0, 64)
                .filter(
                        each ->
                                files * (each % 8) + rows * (each / 8)
                                        == files * (square % 8) + rows * (square / 8))
                .mapToLong(each -> 1L << each)
                .sum();
    }

    private static long all(long set, IntToLongFunction attacks) {
        return IntStream.range(0, 64)
                .filter(each -> (set >>> each & 1) != 0)
                .mapToLong(attacks)
                .reduce(0, (one, other) -> one | other);
    }

    private static long board(int at) {
        return POSITIONS.get(at).occupied();
    }

    /** As White sees it. */
    private static String draw(long set) {
        StringBuilder rows = new StringBuilder();
        for (int row = 7; row >= 0; row--) {
            for (int file = 0; file < 8; file++) {
                rows.append((set >>> 8 * row + file & 1) != 0 ? "x " : ". ");
            }
            rows.append('\n');
        }
        return rows.toString();
    }
}
