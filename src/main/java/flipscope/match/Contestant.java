package flipscope.match;

import flipscope.rules.Game;

/** Who sits at one side of a match: a level of our engine, or another program. */
public interface Contestant extends AutoCloseable {

    /** What it is called in the report. */
    String name();

    /**
     * Gets ready for a new game.
     *
     * @param number of the game, from 1
     */
    void begin(int number);

    /** A move for the side to move; the game is not over. */
    int move(Game game);

    @Override
    default void close() {}
}
