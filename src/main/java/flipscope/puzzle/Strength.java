package flipscope.puzzle;

/** How hard a puzzle is: the farther the end of the game, the more there is to see. */
public enum Strength {
    EASY(1, 6),
    MEDIUM(2, 9),
    HARD(3, 12);

    private final int number;
    private final int empties;

    Strength(int number, int empties) {
        this.number = number;
        this.empties = empties;
    }

    /** From 1 to 3, as in addresses. */
    public int number() {
        return number;
    }

    /** The strength of a number. */
    public static Strength of(int number) {
        return values()[number - 1];
    }

    /** How many squares are empty. */
    public int empties() {
        return empties;
    }
}
