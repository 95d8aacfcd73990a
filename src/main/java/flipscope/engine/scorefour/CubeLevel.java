package flipscope.engine.scorefour;

/**
 * The strength of the engine at score four, from 1 to 8.
 *
 * <p>A level fixes which lines are seen and how many moves and positions are searched. There is no
 * time limit, so the same position at the same level has the same result on every machine. Level 1
 * sees only what completes a line on the two lower layers. From level 2 on, every win with the next
 * ball is taken and every such win of the other player is stopped. From level 3 on the engine looks
 * ahead.
 *
 * @param number 1 to 8
 */
public record CubeLevel(int number) {
    public static final int LOWEST = 1;

    public static final int HIGHEST = 8;

    /** For a casual player; used if no level is chosen. */
    public static final CubeLevel DEFAULT = new CubeLevel(3);

    public static final CubeLevel STRONGEST = new CubeLevel(HIGHEST);

    private static final CubeEffort[] EFFORTS = {
        new CubeEffort(0, 0, 0, 0, 1),
        new CubeEffort(0, 0, 0, 0, 1),
        new CubeEffort(1, 0, 1_000, 0, 10),
        new CubeEffort(2, 0, 5_000, 0, 12),
        new CubeEffort(4, 0, 30_000, 100, 14),
        new CubeEffort(6, 0, 150_000, 500, 16),
        new CubeEffort(8, 0, 600_000, 1_000, 18),
        new CubeEffort(64, 7, 4_000_000, 5_000, 20),
    };

    /** Checks the number. */
    public CubeLevel {
        if (number < LOWEST || number > HIGHEST) {
            throw new IllegalArgumentException(
                    "there is no level %s; levels go from %s to %s"
                            .formatted(number, LOWEST, HIGHEST));
        }
    }

    /** The maximum search depth; 0 if the level does not look ahead. */
    int ahead() {
        return effort().depth();
    }

    /** The work of the engine at this level. */
    CubeEffort effort() {
        return EFFORTS[number - LOWEST];
    }

    /** The cells that the level looks at for lines to complete. */
    long seen() {
        return number == LOWEST ? 0x0000_0000_FFFF_FFFFL : -1L;
    }
}
