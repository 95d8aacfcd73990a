package flipscope.bench;

import flipscope.rules.Position;
import flipscope.rules.Squares;
import java.util.List;
import java.util.SplittableRandom;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/**
 * What every technique is measured on: the positions of some six hundred random games, each with
 * the move played in it. So many, because a processor learns the branches of a few thousand by
 * heart, and then a loop looks three times as fast as it is in a game.
 */
@State(Scope.Thread)
public class Boards {

    static final int COUNT = 1 << 15;

    final long[] own = new long[COUNT];
    final long[] opponent = new long[COUNT];
    final long[] move = new long[COUNT];

    private final SplittableRandom random = new SplittableRandom(1);
    private int filled;

    /** The same positions in every run. */
    public Boards() {
        while (filled < COUNT) {
            playOn(Position.START);
        }
    }

    private void playOn(Position start) {
        Position now = start;
        while (filled < COUNT && !now.isOver()) {
            now = now.mustPass() ? now.passed() : now;
            List<Integer> moves = Squares.list(now.legalMoves());
            int square = moves.get(random.nextInt(moves.size()));
            add(now, square);
            now = now.play(square);
        }
    }

    private void add(Position position, int square) {
        own[filled] = position.own();
        opponent[filled] = position.opponent();
        move[filled] = Squares.bit(square);
        filled++;
    }
}
