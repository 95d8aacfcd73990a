package flipscope.judge;

import flipscope.rules.Position;
import flipscope.rules.RandomPositions;
import flipscope.rules.Squares;
import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * Endless test cases, the same for everyone: first the plain and the edge cases in order, then
 * random ones, most of them crowded.
 */
final class TestCases {
    /** The seed: any number will do, but it must never change. */
    private static final long SEED = 19;

    private static final long FILE_H = 0x0101_0101_0101_0101L;
    private static final long ROW_8 = 0xFFL;

    private final Given given;
    private final Random random = new Random(SEED);

    private TestCases(Given given) {
        this.given = given;
    }

    static Stream<TestCase> of(Given given) {
        TestCases cases = new TestCases(given);
        Stream<TestCase> random = Stream.generate(cases::mixture).flatMap(each -> each);
        Stream<TestCase> plain = Stream.concat(Stream.of(given.example()), cases.edges());
        return Stream.concat(plain, random).filter(given::isValid);
    }

    // Edge cases

    private Stream<TestCase> edges() {
        return switch (given) {
            case SET, PIECES -> sets().mapToObj(TestCase::of);
            case DISCS_AND_SQUARE, PIECES_ON_FILE -> singles().boxed().flatMap(this::onSquare);
            case POSITION -> Stream.concat(plain(), rows(false));
            case MOVE -> Stream.concat(starts(), rows(true));
        };
    }

    private static LongStream singles() {
        return LongStream.range(0, 64).map(square -> 1L << square);
    }

    /** None, one square, a file, a row, and the same inverted. */
    private static LongStream sets() {
        LongStream lines =
                LongStream.range(0, 8)
                        .flatMap(line -> LongStream.of(FILE_H << line, ROW_8 << 8 * line));
        return LongStream.concat(LongStream.of(0), LongStream.concat(singles(), lines))
                .flatMap(set -> LongStream.of(set, ~set));
    }

    private Stream<TestCase> onSquare(long square) {
        return LongStream.of(0, square, ~square, -1).mapToObj(set -> onSquare(set, square));
    }

    /** A set and a square, and what else goes with the square. */
    private TestCase onSquare(long set, long square) {
        return given == Given.DISCS_AND_SQUARE
                ? TestCase.of(set, square)
                : TestCase.of(set | square, square, Given.file(square));
    }

    private static Stream<TestCase> plain() {
        Position start = Position.START;
        return Stream.of(
                TestCase.of(0L, 0L),
                TestCase.of(-1L, 0L),
                TestCase.of(0L, -1L),
                TestCase.of(start.own(), start.opponent()));
    }

    private static Stream<TestCase> starts() {
        Position start = Position.START;
        return singles().mapToObj(move -> TestCase.of(start.own(), start.opponent(), move));
    }

    /**
     * In one row a disc, a run of the opponent's beside it, as long as it may be, and what follows:
     * nothing, or another disc. Also with what stands there repeated in the rows above and below.
     *
     * @param move whether the square beyond is played
     */
    private static Stream<TestCase> rows(boolean move) {
        Stream.Builder<TestCase> all = Stream.builder();
        for (int row : new int[] {3, 0, 7}) {
            for (int disc = 0; disc < 8; disc++) {
                for (int length = 1; length <= 7; length++) {
                    run(row, disc, length, 1, move, all);
                    run(row, disc, length, -1, move, all);
                }
            }
        }
        return all.build();
    }

    private static void run(
            int row, int file, int length, int way, boolean move, Consumer<TestCase> all) {
        long run = 0;
        for (int i = 1; i <= length; i++) {
            run |= square(file + way * i, row);
        }
        if (Long.bitCount(run) < length) {
            return;
        }
        long own = square(file, row);
        long next = square(file + way * (length + 1), row);
        if (!move) {
            all.accept(TestCase.of(own, run));
            all.accept(TestCase.of(own | next, run));
        } else if (next != 0) {
            all.accept(TestCase.of(own, run, next));
        }
    }

    /** A set of one square; empty if it would lie beside the board. */
    private static long square(int file, int row) {
        return file < 0 || file > 7 ? 0 : Squares.bit(Squares.at(file, row));
    }

    // Random ones

    /** A few of each kind. */
    private Stream<TestCase> mixture() {
        return switch (given) {
            case SET, PIECES -> Stream.of(dense(), sparse(), random.nextLong()).map(TestCase::of);
            case DISCS_AND_SQUARE, PIECES_ON_FILE ->
                    Stream.of(dense(), sparse()).map(set -> onSquare(set, square()));
            case POSITION -> Stream.of(crowded(), crowded(), crowded(), scattered(), reached());
            case MOVE ->
                    Stream.of(crowded(), scattered(), crowded(), scattered(), reached())
                            .flatMap(this::moves);
        };
    }

    private long square() {
        return 1L << random.nextInt(64);
    }

    private long sparse() {
        return LongStream.generate(random::nextLong).limit(3).reduce(-1, (a, b) -> a & b);
    }

    private long dense() {
        return ~sparse();
    }

    /** Few own discs; of the rest one square in four is empty: long runs, also over the edges. */
    private TestCase crowded() {
        long own = sparse();
        long half = random.nextLong();
        long empty = half & random.nextLong() & ~own;
        return TestCase.of(own, ~(own | empty));
    }

    /** Few discs. */
    private TestCase scattered() {
        long own = sparse() & random.nextLong();
        return TestCase.of(own, sparse() & ~own);
    }

    private TestCase reached() {
        Position at = RandomPositions.reachable(random.nextInt());
        return TestCase.of(at.own(), at.opponent());
    }

    /** At most four of the moves. */
    private Stream<TestCase> moves(TestCase at) {
        return LongStream.generate(this::square)
                .limit(16)
                .mapToObj(move -> TestCase.of(at.set(0), at.set(1), move))
                .filter(Given.MOVE::isValid)
                .limit(4);
    }
}
