package flipscope.core;

/** Which discs a move turns: the code that the engine runs. */
public final class FlipsCore {
    private FlipsCore() {}

    /** Only a1: the highest of the 64 bits. */
    private static final long TOP_LEFT = 0x8000_0000_0000_0000L;

    private static final int LEFT = 0;
    private static final int UP = 1;
    private static final int UP_LEFT = 2;
    private static final int UP_RIGHT = 3;
    private static final int RIGHT = 4;
    private static final int DOWN = 5;
    private static final int DOWN_RIGHT = 6;
    private static final int DOWN_LEFT = 7;

    /** One line of each kind; shifts give the others. */
    private static final long ROW_8 = 0x0000_0000_0000_00FFL;

    private static final long FILE_H = 0x0101_0101_0101_0101L;

    /** From a1 down to h8. */
    private static final long FALLING = 0x8040_2010_0804_0201L;

    /** From a8 up to h1. */
    private static final long RISING = 0x0102_0408_1020_4080L;

    /**
     * From each square the squares up to the edge in each direction: eight rays a square, h8 first.
     */
    private static final long[] RAYS = rays();

    /**
     * The opponent's discs that a move turns.
     *
     * <p>Technique: in each direction the nearest square of the ray that holds no opposing disc
     * decides. If it is ours, everything before it turns. Four directions look for the lowest bit,
     * four for the highest; there is no branch. Cost: 92 operations. Source: ours, after the ray
     * attacks of chess programs. Oracle: {@code NaiveRules.flips}.
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
            path = 305,
            summary = "Eight rays, the nearest stop on each",
            origin = "ours",
            example =
                    "position=----X------XO-----XXO----X-XO-----XOOO-----OO------O------------+X&move=e7",
            engine = true)
    public static long flips(long own, long opponent, long move) {
        // Which squares does the move see above it? One table
        // holds such rays up to the edge, eight for each square.
        int first = 8 * Long.numberOfTrailingZeros(move);
        long above = RAYS[first + UP];

        // Look up. A run of opposing discs turns if the first square past it holds one of ours.
        long flips = toHigherBits(own, opponent, above);

        // Look up and left
        flips |= toHigherBits(own, opponent, RAYS[first + UP_LEFT]);

        // Look left
        flips |= toHigherBits(own, opponent, RAYS[first + LEFT]);

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

    /** The run that turns on a ray towards higher bits: left, up and the two diagonals up. */
    private static long toHigherBits(long own, long opponent, long ray) {
        // Where does the run end? At the nearest square without an opposing disc.
        long stops = ray & ~opponent;
        // That is the lowest of them
        long nearest = stops & -stops;

        // Is that square ours?
        long anchor = nearest & own;
        // One less than it is every square below it
        long below = anchor - 1;

        // Keep the ray's part of it. With no anchor, 0 - 1 set
        // all bits: its sign, spread over the word, clears it.
        return ray & below & ~(below >> 63);
    }

    /** The run that turns on a ray towards lower bits: right, down and the two diagonals down. */
    private static long toLowerBits(long own, long opponent, long ray) {
        // Where does the run end? At the nearest square without an opposing disc.
        long stops = ray & ~opponent;
        // That is the highest of them. With none, the shift by 64 leaves a1, and nothing is above.
        long nearest = TOP_LEFT >>> Long.numberOfLeadingZeros(stops);

        // Is that square ours?
        long anchor = nearest & own;
        // Its negative is that square and all above it; one step on, only those above
        long above = -anchor << 1;

        // Keep the ray's part of it. With no anchor, nothing is above.
        return ray & above;
    }

    private static long[] rays() {
        long[] rays = new long[8 * 64];
        for (int square = 0; square < 64; square++) {
            int file = square % 8;
            int row = square / 8;
            cut(rays, square, LEFT, ROW_8 << 8 * row);
            cut(rays, square, UP, FILE_H << file);
            cut(rays, square, UP_LEFT, up(FALLING, row - file));
            cut(rays, square, UP_RIGHT, up(RISING, row + file - 7));
        }
        return rays;
    }

    /** Cuts a line at a square: its higher bits are one ray, its lower bits the opposite ray. */
    private static void cut(long[] rays, int square, int direction, long line) {
        long bit = 1L << square;
        int opposite = direction + RIGHT;
        rays[8 * square + direction] = line & -(bit << 1);
        rays[8 * square + opposite] = line & (bit - 1);
    }

    private static long up(long line, int rows) {
        return rows >= 0 ? line << 8 * rows : line >>> 8 * -rows;
    }
}
