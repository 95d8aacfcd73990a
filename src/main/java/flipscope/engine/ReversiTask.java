package flipscope.engine;

import flipscope.rules.Position;
import flipscope.rules.Side;

/** A position of Reversi, searched by {@link Engine}. The colour of the side to move is no part. */
public record ReversiTask(long own, long opponent, Level level)
        implements SearchTask<SearchResult> {

    public ReversiTask(Position at, Level level) {
        this(at.own(), at.opponent(), level);
    }

    /** The position, as if Black were to move. */
    public Position position() {
        return new Position(own, opponent, Side.BLACK);
    }

    @Override
    public SearchResult search(Cancellation cancellation, Progress<SearchResult> progress) {
        return Engine.best(position(), level, cancellation, progress);
    }
}
