package flipscope.core;

/** Which discs a move turns: the code that the engine runs. */
public final class FlipsCore {
    private FlipsCore() {}

    private static final int LEFT = 0;
    private static final int UP = 1;
    private static final int UP_LEFT = 2;
    private static final int UP_RIGHT = 3;
    private static final int RIGHT = 4;
    private static final int DOWN = 5;
    private static final int DOWN_RIGHT = 6;
    private static final int DOWN_LEFT = 7;

    /** Only a1: the highest of the 64 bits. */
    private static final long TOP_LEFT = 0x8000_0000_0000_0000L;

    /** How many files to the right and rows down one step leads, for each direction. */
    private static final int[] FILES = {-1, 0, -1, 1, 1, 0, 1, -1};

    private static final int[] ROWS = {0, -1, -1, -1, 0, 1, 1, 1};

    /**
     * What can be seen from each square in each direction up to the edge: eight rays a square, h8
     * first.
     */
    private static final long[] RAYS = rays();

    /**
     * The opponent's discs that a move turns.
     *
     * <p>Technique: in each direction the nearest square of the ray that holds no opposing disc
     * decides. If it is ours, all that stands before it turns. Four directions look for the lowest
     * bit, four for the highest; nothing depends on a branch. Cost: 92 operations. Source: ours,
     * after the ray attacks of chess programs. Oracle: {@code NaiveRules.flips}.
     *
     * @param own discs of the side to move; bit 63 = a1, bit 0 = h8
     * @param opponent discs of the other side; disjoint from {@code own}
     * @param move one empty square
     * @return a subset of {@code opponent}; empty when the move is not legal
     */
    @Algorithm(
            id = "reversi/flips/core",
            title = "What flips, as the engine finds it",
            family = "flips",
            summary = "Eight rays, the nearest stop on each",
            origin = "ours",
            example =
                    "position=----X------XO-----XXO----X-XO-----XOOO-----OO------O------------+X&move=e7",
            engine = true)
    public static long flips(long own, long opponent, long move) {
        // Look up the square's eight rays
        int first = 8 * Long.numberOfTrailingZeros(move);

        // Look left
        long flips = toHigherBits(own, opponent, RAYS[first + LEFT]);

        // Look up
        flips |= toHigherBits(own, opponent, RAYS[first + UP]);

        // Look up and left
        flips |= toHigherBits(own, opponent, RAYS[first + UP_LEFT]);

        // Look up and right
        flips |= toHigherBits(own, opponent, RAYS[first + UP_RIGHT]);

        // Look right
        flips |= toLowerBits(own, opponent, RAYS[first + RIGHT]);

        // Look down
        flips |= toLowerBits(own, opponent, RAYS[first + DOWN]);

        // Look down and right
        flips |= toLowerBits(own, opponent, RAYS[first + DOWN_RIGHT]);

        // Look down and left. All eight directions together are the discs that turn.
        flips |= toLowerBits(own, opponent, RAYS[first + DOWN_LEFT]);
        return flips;
    }

    /** The run that turns on a ray towards higher bits: left, up and the two slants up. */
    private static long toHigherBits(long own, long opponent, long ray) {
        // Where does the run end? At the nearest square without an opposing disc, the lowest of
        // them.
        long stops = ray & ~opponent;
        long nearest = stops & -stops;

        // Is that square ours? Then one less is every square below it.
        long anchor = nearest & own;
        long below = anchor - 1;

        // Keep the ray's part of it. With no anchor, 0 - 1 set all bits: its sign, spread over the
        // word, clears it.
        return ray & below & ~(below >> 63);
    }

    /** The run that turns on a ray towards lower bits: right, down and the two slants down. */
    private static long toLowerBits(long own, long opponent, long ray) {
        // Where does the run end? At the nearest square without an opposing disc, the highest of
        // them. If there is none,
        // the shift by 64 is no shift and leaves a1, above which there is nothing.
        long stops = ray & ~opponent;
        long nearest = TOP_LEFT >>> Long.numberOfLeadingZeros(stops);

        // Is that square ours? Then its negative is that square and all above it; one step on, only
        // those above.
        long anchor = nearest & own;
        long above = -anchor << 1;

        // Keep the ray's part of it. With no anchor, nothing is above.
        return ray & above;
    }

    /** Each ray is one step and the ray of the square that it leads to, which is made before. */
    private static long[] rays() {
        long[] rays = new long[8 * 64];
        for (int place = 0; place < 64; place++) {
            for (int direction = LEFT; direction <= UP_RIGHT; direction++) {
                rays[8 * (63 - place) + direction] = ray(rays, 63 - place, direction);
            }
            for (int direction = RIGHT; direction <= DOWN_LEFT; direction++) {
                rays[8 * place + direction] = ray(rays, place, direction);
            }
        }
        return rays;
    }

    private static long ray(long[] rays, int square, int direction) {
        int file = 7 - square % 8 + FILES[direction];
        int row = 7 - square / 8 + ROWS[direction];
        boolean offBoard = ((file | row) & ~7) != 0;
        if (offBoard) {
            return 0;
        }
        int next = 63 - 8 * row - file;
        return 1L << next | rays[8 * next + direction];
    }
}
