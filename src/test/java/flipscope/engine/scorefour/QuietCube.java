package flipscope.engine.scorefour;

import flipscope.core.ScoreFourGround;
import flipscope.core.ScoreFourWin;
import flipscope.testkit.CubeDraw;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/**
 * Two players' balls, with no line that the next ball completes.
 *
 * @param own the balls of the player to move
 */
record QuietCube(long own, long opponent) {

    /** Positions with so many balls, from games in which everything is stopped. */
    static List<QuietCube> all(int balls, int most) {
        Random random = new Random(balls);
        List<QuietCube> found = new ArrayList<>();
        while (found.size() < most) {
            game(balls, random).ifPresent(found::add);
        }
        return found;
    }

    private static Optional<QuietCube> game(int balls, Random random) {
        long own = 0;
        long opponent = 0;
        while (reaches(own, opponent) == 0) {
            long stops = reaches(opponent, own);
            if (Long.bitCount(own | opponent) >= balls && stops == 0) {
                return Optional.of(new QuietCube(own, opponent));
            }
            long tried = stops != 0 ? stops : ScoreFourGround.ground(own, opponent);
            for (int skip = random.nextInt(Long.bitCount(tried)); skip > 0; skip--) {
                tried &= tried - 1;
            }
            long moved = own | Long.lowestOneBit(tried);
            own = opponent;
            opponent = moved;
        }
        return Optional.empty();
    }

    /** The cells where a ball of the first player would complete four in a row. */
    private static long reaches(long own, long opponent) {
        long found = 0;
        for (long rest = ScoreFourGround.ground(own, opponent); rest != 0; rest &= rest - 1) {
            long ball = Long.lowestOneBit(rest);
            found |= ScoreFourWin.wins(own | ball) ? ball : 0;
        }
        return found;
    }

    @Override
    public String toString() {
        return "%nto move%n%sother%n%s".formatted(CubeDraw.set(own), CubeDraw.set(opponent));
    }
}
