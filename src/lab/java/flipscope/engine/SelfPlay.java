package flipscope.engine;

import flipscope.core.FlipsCore;
import flipscope.core.MobilityCore;
import flipscope.rules.Position;
import flipscope.rules.Side;
import flipscope.rules.Squares;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Games of the engine against itself, to learn from: random at first, then a few moves ahead, then
 * perfect to the end. Every other game has one more random move later, so that bad positions are
 * seen too. A game depends only on its number and on these settings.
 *
 * @param evaluation judges positions
 * @param ahead how many moves the engine looks ahead
 * @param exact the number of empty squares from which moves are perfect
 * @param seed games of another seed are other games
 */
public record SelfPlay(Evaluation evaluation, int ahead, int exact, long seed) {
    private static final int FEWEST_RANDOM = 6;
    private static final int MOST_RANDOM = 20;
    private static final int PLIES = 60;

    /**
     * A game that was played.
     *
     * @param squares of its moves; a side without a move has passed
     * @param considered the first ply from which on no move is random
     */
    public record Played(List<Integer> squares, int considered) {}

    /** The game of a number. */
    public Played game(int number) {
        return new Playing(number).toTheEnd();
    }

    /** A game while it is played. */
    private final class Playing {
        private final Effort look = new Effort(evaluation, ahead, Long.MAX_VALUE, 0, 10, 0);
        private final Effort solve = new Effort(evaluation, ahead, Long.MAX_VALUE, exact, 14, 0);
        private final Random random;
        private final int opening;
        private final int late;
        private final List<Integer> squares = new ArrayList<>();
        private int considered;
        private long own = Position.START.own();
        private long opponent = Position.START.opponent();

        Playing(int number) {
            random = new Random(seed * 0x9E37_79B9_7F4A_7C15L + number * 0xD1B5_4A32_D192_ED03L);
            opening = FEWEST_RANDOM + random.nextInt(MOST_RANDOM - FEWEST_RANDOM + 1);
            late = opening + random.nextInt(2 * (PLIES - exact - opening));
        }

        Played toTheEnd() {
            while (canMove()) {
                int ply = squares.size();
                if (ply >= PLIES - exact) {
                    best(solve).line().forEach(this::play);
                } else if (ply < opening || ply == late) {
                    play(anyMove());
                    considered = ply + 1;
                } else {
                    play(best(look).square());
                }
            }
            return new Played(List.copyOf(squares), considered);
        }

        private SearchResult best(Effort effort) {
            Position turn = new Position(own, opponent, Side.BLACK);
            return Engine.best(turn, effort, 0, new AtomicBoolean(), soFar -> {});
        }

        /** Whether the game goes on; the side to move passes if it must. */
        private boolean canMove() {
            if (MobilityCore.mobility(own, opponent) == 0) {
                pass();
            }
            return MobilityCore.mobility(own, opponent) != 0;
        }

        private void pass() {
            long other = own;
            own = opponent;
            opponent = other;
        }

        private int anyMove() {
            List<Integer> moves = Squares.list(MobilityCore.mobility(own, opponent));
            return moves.get(random.nextInt(moves.size()));
        }

        private void play(int square) {
            if (MobilityCore.mobility(own, opponent) == 0) {
                pass();
            }
            squares.add(square);
            long flipped = FlipsCore.flips(own, opponent, Squares.bit(square));
            long after = own | flipped | Squares.bit(square);
            own = opponent ^ flipped;
            opponent = after;
        }
    }
}
