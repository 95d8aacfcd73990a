package flipscope.puzzle;

import flipscope.rules.Position;
import flipscope.rules.Squares;
import java.util.Locale;

/** How hard a puzzle is: how many squares are empty, and what does not give the move away. */
public enum Strength {
    EASY(1, 6, 3, /* guessed= */ true),
    MEDIUM(2, 9, 4, /* guessed= */ false),
    HARD(3, 12, 5, /* guessed= */ false);

    private final int number;
    private final int empties;
    private final int leastMoves;
    private final boolean guessed;

    /**
     * @param guessed whether the move may be the one that turns most discs
     */
    Strength(int number, int empties, int leastMoves, boolean guessed) {
        this.number = number;
        this.empties = empties;
        this.leastMoves = leastMoves;
        this.guessed = guessed;
    }

    /** From 1 to 3, as in addresses. */
    public int number() {
        return number;
    }

    /** The strength of a number. */
    public static Strength of(int number) {
        return values()[number - 1];
    }

    /** The name of its file, and of its texts. */
    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    public int empties() {
        return empties;
    }

    /** Whether a position has the right number of empty squares and enough legal moves. */
    boolean fits(Position at) {
        return Long.bitCount(at.empty()) == empties && Long.bitCount(at.legalMoves()) >= leastMoves;
    }

    /** Whether the winning move is hard to guess. */
    boolean allows(Position at, int win) {
        int most =
                Squares.list(at.legalMoves()).stream()
                        .mapToInt(square -> Long.bitCount(at.flips(square)))
                        .max()
                        .orElse(0);
        return guessed || Long.bitCount(at.flips(win)) < most;
    }
}
