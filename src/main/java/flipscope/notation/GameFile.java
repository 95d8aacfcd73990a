package flipscope.notation;

import flipscope.rules.Game;
import java.util.Optional;

/**
 * The games of a file: many in a database, one in most others. Each game is read only when
 * requested, so large files are cheap.
 */
public interface GameFile {

    /** The number of games, at least one. */
    int size();

    /**
     * Reads a game.
     *
     * @param number from 1
     * @throws NotationException if it cannot be read; the message names the game if the file has
     *     several
     */
    Game game(int number);

    /** Black's discs at the end of a game according to the file, 0 to 64, if stated. */
    Optional<Integer> blackScore(int number);

    /** The players of a game, if the file names both. */
    Optional<Players> players(int number);

    /**
     * The players of a game.
     *
     * @param black a name, or {@code #712} where the file has only a number
     * @param white the same
     */
    record Players(String black, String white) {}

    /**
     * Reads a file: a {@code .wtb} database, or text with one or more games.
     *
     * @throws NotationException if it is neither, or holds no readable game
     */
    static GameFile read(byte[] bytes) {
        return WthorFile.isOne(bytes) ? WthorFile.read(bytes) : TextFile.read(bytes);
    }
}
