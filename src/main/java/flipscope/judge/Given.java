package flipscope.judge;

import flipscope.notation.PositionText;
import flipscope.rules.Position;
import flipscope.rules.Side;
import flipscope.rules.Squares;
import flipscope.trace.DisplayFormat;
import flipscope.trace.Numbering;
import java.util.Optional;
import java.util.stream.Stream;

/** What the tasks give to the method: sets of squares. */
public enum Given implements Inputs {
    /** A set, and a set of exactly one square. */
    DISCS_AND_SQUARE(1),
    /** Any set. */
    SET(1),
    /** The discs of both sides. */
    POSITION(2),
    /** The discs of both sides, and a legal move. */
    MOVE(2),
    /** Any set of chess pieces. */
    PIECES(1, Numbering.A1_LOW),
    /** Any set of chess pieces, the square of a rook among them, and the file of that square. */
    PIECES_ON_FILE(1, Numbering.A1_LOW);

    /** As chess programs number the squares: a1 is bit 0. */
    private static final long FILE_A = 0x0101_0101_0101_0101L;

    private static final long ROW_2 = 0xFF00L;

    private static final Position MOBILITY =
            PositionText.read("------------X-O-OOOOOX---OOOOOX----OO-----OOOX------------------ X");
    private static final Position FLIPS =
            PositionText.read("--X--------XOX---OOOOOOO-OOXO-OX-OOOOOXXXXXXXXXX--OO---X-------- X");

    private final int changeable;
    private final Numbering numbering;

    Given(int changeable) {
        this(changeable, Numbering.A1_HIGH);
    }

    Given(int changeable, Numbering numbering) {
        this.changeable = changeable;
        this.numbering = numbering;
    }

    @Override
    public int changeable() {
        return changeable;
    }

    @Override
    public boolean movable() {
        return true;
    }

    @Override
    public boolean isValid(TestCase at) {
        return switch (this) {
            case SET, PIECES -> true;
            case DISCS_AND_SQUARE -> Long.bitCount(at.set(1)) == 1;
            case POSITION -> (at.set(0) & at.set(1)) == 0;
            case MOVE -> POSITION.isValid(at) && isLegalMove(at, at.set(2));
            case PIECES_ON_FILE ->
                    Long.bitCount(at.set(1)) == 1
                            && (at.set(0) & at.set(1)) != 0
                            && file(at.set(1)) == at.set(2);
        };
    }

    /** The file on which a square lies. */
    static long file(long square) {
        return FILE_A << Long.numberOfTrailingZeros(square) % 8;
    }

    /** Positions that show the articles’ techniques, sets of them. */
    @Override
    public TestCase example() {
        return switch (this) {
            case SET, PIECES -> TestCase.of(MOBILITY.opponent());
            case DISCS_AND_SQUARE -> TestCase.of(MOBILITY.opponent(), 1L << Squares.at(4, 3));
            case POSITION -> TestCase.of(MOBILITY.own(), MOBILITY.opponent());
            case MOVE -> TestCase.of(FLIPS.own(), FLIPS.opponent(), 1L << Squares.at(5, 3));
            case PIECES_ON_FILE -> TestCase.of(MOBILITY.opponent(), FILE_A & ROW_2, FILE_A);
        };
    }

    @Override
    public Stream<TestCase> cases() {
        return TestCases.of(this);
    }

    @Override
    public DisplayFormat view(int parameter) {
        return DisplayFormat.BOARD.numbered(numbering);
    }

    @Override
    public Optional<Position> position(TestCase at) {
        return this == POSITION || this == MOVE
                ? Optional.of(new Position(at.set(0), at.set(1), Side.BLACK))
                : Optional.empty();
    }
}
