package flipscope.notation;

import flipscope.rules.Game;
import java.util.Set;
import java.util.TreeSet;

/**
 * The numbers of the moves in a text: one for every move, or one for a move of each side. They show
 * where a move is missing.
 */
final class MoveNumbers {
    private int last = -1;
    private int plies;
    private int stride;

    /** Whether the moves are numbered from the first one on. */
    boolean began() {
        return last >= 0;
    }

    /** Whether this is the number of the next move, or again that of this one. */
    boolean isDue(int number, Game game) {
        boolean afterPass = number == last + 2 && game.mustPass();
        return last < 0 || number == last || number == last + 1 || afterPass;
    }

    /** Reads a number; false if it does not fit the moves since the one before it. */
    boolean read(int number, Game game) {
        boolean fits = number != last + 1 || last < 0 || fits(steps(game));
        if (number != last) {
            plies = game.plies().size();
        }
        last = number;
        return fits;
    }

    private boolean fits(Set<Integer> steps) {
        if (stride == 0) {
            boolean one = steps.contains(1);
            boolean two = steps.contains(2);
            stride = one && two ? 0 : one ? 1 : 2;
            return one || two;
        }
        return steps.contains(stride);
    }

    /** How many moves there were, with and without the passes that may be counted. */
    private Set<Integer> steps(Game game) {
        int moves = game.plies().size() - plies;
        int passes =
                (int)
                        game.plies().subList(plies, plies + moves).stream()
                                .filter(ply -> ply.afterPass())
                                .count();
        Set<Integer> steps = new TreeSet<>();
        for (int each = 0; each <= passes + (game.mustPass() ? 1 : 0); each++) {
            steps.add(moves + each);
        }
        return steps;
    }
}
