package flipscope.testkit;

import flipscope.rules.NaiveScoreFour;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;

/** Random games of score four by the rules, up to the first four in a row or a full cube. */
public final class ScoreFourGames {
    private ScoreFourGames() {}

    private static final Random RANDOM = new Random(4);

    /** The columns of the games played so far: the same ones for every test. */
    private static final List<byte[]> PLAYED = new ArrayList<>();

    /**
     * What stands on the board after a move.
     *
     * @param mover the balls of the player who has just moved
     * @param other the balls of the other player, who is to move
     * @param column the column of the last ball, 0 to 15
     * @param cell the cell in which it came to rest
     * @param balls how many balls there are
     * @param last whether the game is over
     */
    public record Moment(long mover, long other, int column, int cell, int balls, boolean last) {
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
            byte[] game = numbered(number);
            replay(game, check);
            seen += game.length;
        }
    }

    /** Shows every moment of so many games. */
    public static void games(int games, Consumer<Moment> check) {
        for (int number = 0; number < games; number++) {
            replay(numbered(number), check);
        }
    }

    private static void replay(byte[] columns, Consumer<Moment> check) {
        long toMove = 0;
        long waiting = 0;
        for (int ball = 1; ball <= columns.length; ball++) {
            int column = columns[ball - 1];
            int cell = NaiveScoreFour.drop(toMove | waiting, column);
            long moved = toMove | NaiveScoreFour.bit(cell);
            toMove = waiting;
            waiting = moved;
            check.accept(new Moment(moved, toMove, column, cell, ball, ball == columns.length));
        }
    }

    private static synchronized byte[] numbered(int number) {
        while (PLAYED.size() <= number) {
            PLAYED.add(game());
        }
        return PLAYED.get(number);
    }

    private static byte[] game() {
        byte[] columns = new byte[64];
        long toMove = 0;
        long waiting = 0;
        for (int balls = 0; balls < 64; balls++) {
            int cell = -1;
            while (cell < 0) {
                columns[balls] = (byte) RANDOM.nextInt(NaiveScoreFour.COLUMNS);
                cell = NaiveScoreFour.drop(toMove | waiting, columns[balls]);
            }
            long moved = toMove | NaiveScoreFour.bit(cell);
            if (NaiveScoreFour.winsThrough(moved, cell)) {
                return Arrays.copyOf(columns, balls + 1);
            }
            toMove = waiting;
            waiting = moved;
        }
        return columns;
    }
}
