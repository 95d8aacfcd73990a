package flipscope.judge;

import flipscope.notation.PositionText;
import flipscope.rules.Position;
import flipscope.rules.Side;
import flipscope.rules.Squares;
import java.util.List;
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

    private static final Position MOBILITY =
            PositionText.read("------------X-O-OOOOOX---OOOOOX----OO-----OOOX------------------ X");
    private static final Position FLIPS =
            PositionText.read("--X--------XOX---OOOOOOO-OOXO-OX-OOOOOXXXXXXXXXX--OO---X-------- X");

    private final int sets;
    private final int changeable;

    Given(int sets, int changeable) {
        this.sets = sets;
        this.changeable = changeable;
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
            case MOVE -> POSITION.isValid(at) && isLegalMove(at);
        };
    }

    private static boolean isLegalMove(TestCase at) {
        List<Integer> move = Squares.list(at.set(2));
        return move.size() == 1 && MOVE.position(at).orElseThrow().isLegal(move.get(0));
    }

    /** What costs are counted on: positions that show the articles’ techniques, sets of them. */
    public TestCase example() {
        return switch (this) {
            case SET -> TestCase.of(MOBILITY.opponent());
            case DISCS_AND_SQUARE -> TestCase.of(MOBILITY.opponent(), 1L << Squares.at(4, 3));
            case POSITION -> TestCase.of(MOBILITY.own(), MOBILITY.opponent());
            case MOVE -> TestCase.of(FLIPS.own(), FLIPS.opponent(), 1L << Squares.at(5, 3));
        };
    }

    /** The discs as a position with Black to move; empty where there are no sides. */
    public Optional<Position> position(TestCase at) {
        return sides()
                ? Optional.of(new Position(at.set(0), at.set(1), Side.BLACK))
                : Optional.empty();
    }
}
