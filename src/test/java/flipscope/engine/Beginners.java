package flipscope.engine;

import flipscope.rules.Position;
import flipscope.rules.Squares;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Random;

/** Players as beginners are: they see one move, and of it one thing. */
enum Beginners {
    /** Plays any legal move. */
    RANDOM {
        @Override
        Match.Player player(long seed) {
            Random random = new Random(seed);
            return at -> {
                List<Integer> all = Squares.list(at.legalMoves());
                return all.get(random.nextInt(all.size()));
            };
        }
    },

    /** Turns as many discs as it can. */
    GREEDY {
        @Override
        Match.Player player(long seed) {
            return Beginners::mostFlips;
        }
    },

    /** Takes a corner if it can, and else turns as many discs as it can. */
    CORNER_FIRST {
        @Override
        Match.Player player(long seed) {
            return at -> {
                long corners = at.legalMoves() & SquareClasses.CORNERS;
                return corners != 0 ? Squares.list(corners).get(0) : mostFlips(at);
            };
        }
    };

    /** A player, the same for each seed. */
    abstract Match.Player player(long seed);

    String title() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static int mostFlips(Position at) {
        return Squares.list(at.legalMoves()).stream()
                .max(Comparator.comparing(square -> Long.bitCount(at.flips(square))))
                .orElseThrow();
    }
}
