package flipscope.judge;

import flipscope.notation.PositionText;
import flipscope.rules.Position;
import flipscope.rules.Side;
import flipscope.rules.Squares;
import flipscope.text.Slug;
import java.util.Locale;
import java.util.Optional;

/** What a task gives to the method. */
public enum Given {
    /** A set, and a set of exactly one square. */
    DISCS_AND_SQUARE(2, 1),
    /** Any set. */
    SET(1, 1),
    /** The discs of both sides. */
    POSITION(2, 2),
    /** The same, and a legal move. */
    MOVE(3, 2);

    private static final String MOBILITY =
            "------------X-O-OOOOOX---OOOOOX----OO-----OOOX------------------ X";
    private static final String FLIPS =
            "--X--------XOX---OOOOOOO-OOXO-OX-OOOOOXXXXXXXXXX--OO---X-------- X";

    private final int sets;
    private final int changeable;

    Given(int sets, int changeable) {
        this.sets = sets;
        this.changeable = changeable;
    }

    static Given of(String code) {
        return valueOf(code.toUpperCase(Locale.ROOT).replace('-', '_'));
    }

    /** Its name in messages. */
    public String code() {
        return Slug.of(this);
    }

    /** How many sets there are. */
    public int sets() {
        return sets;
    }

    /** Whether there are discs of two sides. */
    public boolean sides() {
        return this == POSITION || this == MOVE;
    }

    /** How many of them, from the first on, may lose discs and be anything valid. */
    int changeable() {
        return changeable;
    }

    /** Whether these sets can be given. */
    boolean isValid(TestCase at) {
        return switch (this) {
            case SET -> true;
            case DISCS_AND_SQUARE -> Long.bitCount(at.set(1)) == 1;
            case POSITION -> (at.set(0) & at.set(1)) == 0;
            case MOVE -> (at.set(0) & at.set(1)) == 0 && isLegalMove(at);
        };
    }

    private static boolean isLegalMove(TestCase at) {
        long move = at.set(2);
        Position position = new Position(at.set(0), at.set(1), Side.BLACK);
        return Long.bitCount(move) == 1 && position.isLegal(Squares.list(move).get(0));
    }

    /** What costs are counted on: positions that show the articles’ techniques, sets of them. */
    public TestCase example() {
        Position mobility = PositionText.read(MOBILITY);
        Position flips = PositionText.read(FLIPS);
        return switch (this) {
            case SET -> TestCase.of(mobility.opponent());
            case DISCS_AND_SQUARE -> TestCase.of(mobility.opponent(), 1L << Squares.at(4, 3));
            case POSITION -> TestCase.of(mobility.own(), mobility.opponent());
            case MOVE -> TestCase.of(flips.own(), flips.opponent(), 1L << Squares.at(5, 3));
        };
    }

    /** The discs as a position with Black to move; empty where there are no sides. */
    public Optional<Position> position(TestCase at) {
        return switch (this) {
            case SET, DISCS_AND_SQUARE -> Optional.empty();
            case POSITION, MOVE -> Optional.of(new Position(at.set(0), at.set(1), Side.BLACK));
        };
    }
}
