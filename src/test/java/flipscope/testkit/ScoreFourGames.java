package flipscope.testkit;

import flipscope.rules.NaiveScoreFour;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;

/** Random games of score four by the rules, up to the first four in a row or a full cube. */
public final class ScoreFourGames {
    private ScoreFourGames() {}

    private static final Random RANDOM = new Random(4);

    /** The games played so far: the same ones for every test. */
    private static final List<List<Moment>> PLAYED = new ArrayList<>();

    /**
     * What stands on the board after a move.
     *
     * @param mover the balls of the player who has just moved
     * @param other the balls of the other player, who is to move
     * @param column the column of the last ball, 0 to 15
     * @param cell the cell in which it came to rest
     * @param balls how many balls there are
     */
    public record Moment(long mover, long other, int column, int cell, int balls) {
        /** The balls of both. */
        public long all() {
            return mover | other;
        }

        /** Both players' balls as pictures. */
        @Override
        public String toString() {
            return "%nmover%n%sother%n%slast column %d"
                    .formatted(CubeDraw.set(mover), CubeDraw.set(other), column);
        }
    }

    /** Plays random games, and shows every moment of them, until so many have been seen. */
    public static void moments(int atLeast, Consumer<Moment> check) {
        int seen = 0;
        for (int number = 0; seen < atLeast; number++) {
            List<Moment> game = numbered(number);
            game.forEach(check);
            seen += game.size();
        }
    }

    private static synchronized List<Moment> numbered(int number) {
        while (PLAYED.size() <= number) {
            PLAYED.add(game(RANDOM));
        }
        return PLAYED.get(number);
    }

    private static List<Moment> game(Random random) {
        List<Moment> moments = new ArrayList<>();
        long toMove = 0;
        long waiting = 0;
        while (NaiveScoreFour.legal(toMove | waiting) != 0 && !NaiveScoreFour.wins(waiting)) {
            int column = random.nextInt(NaiveScoreFour.COLUMNS);
            int cell = NaiveScoreFour.drop(toMove | waiting, column);
            if (cell >= 0) {
                long moved = toMove | NaiveScoreFour.bit(cell);
                toMove = waiting;
                waiting = moved;
                moments.add(new Moment(moved, toMove, column, cell, moments.size() + 1));
            }
        }
        return moments;
    }
}
