package flipscope.web.game;

import java.time.Instant;

/**
 * Seeds for new games. They follow from the clock, or from the game before: so the server keeps
 * nothing, and a page is the same for a minute, or for good.
 */
public final class FreshSeed {
    /** All seeds have six digits, so that a page's length does not depend on them. */
    private static final int LOWEST = 100_000;

    private static final int HOW_MANY = 900_000;

    /** Without a common divisor with {@link #HOW_MANY}, so that neighbours are far apart. */
    private static final int STRIDE = 347_287;

    private static final int SECONDS_OF_A_MINUTE = 60;

    private FreshSeed() {}

    /** The seed of this minute. */
    public static int now() {
        return at(Instant.now());
    }

    static int at(Instant moment) {
        return seed(moment.getEpochSecond() / SECONDS_OF_A_MINUTE * STRIDE);
    }

    /** The seed of the game that follows another one. */
    static int after(GameUrl game) {
        int next = seed(31L * game.seed() + 7L * game.moves().hashCode() + STRIDE);
        return next == game.seed() ? seed(next + 1L) : next;
    }

    private static int seed(long number) {
        return LOWEST + Math.floorMod(number, HOW_MANY);
    }
}
