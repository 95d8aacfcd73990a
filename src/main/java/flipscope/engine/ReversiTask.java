package flipscope.engine;

import flipscope.rules.Position;
import flipscope.rules.Side;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;

/**
 * A position of Reversi, searched by {@link Engine}. The colour of the side to move makes no
 * difference.
 *
 * @param seed the seed of the game; 0 at levels that do not vary
 */
public record ReversiTask(long own, long opponent, Level level, int seed)
        implements SearchTask<SearchResult> {

    /** Levels that do not vary share one result. */
    public ReversiTask {
        seed = level.varies() ? seed : 0;
    }

    public ReversiTask(Position at, Level level) {
        this(at, level, 0);
    }

    public ReversiTask(Position at, Level level, int seed) {
        this(at.own(), at.opponent(), level, seed);
    }

    /** The position, as if Black were to move. */
    public Position position() {
        return new Position(own, opponent, Side.BLACK);
    }

    @Override
    public SearchResult search(AtomicBoolean cancelled, Consumer<SearchResult> progress) {
        return Engine.best(position(), level.effort(), seed, cancelled, progress);
    }
}
