package flipscope.notation;

import flipscope.rules.Game;
import java.util.Optional;

/**
 * The games of a file: many in a database, one in most others. A game is read when it is asked for,
 * so that thousands cost nothing that nobody looks at.
 */
public interface GameFile {

    /** How many games there are; at least one. */
    int size();

    /**
     * A game.
     *
     * @param number from 1
     * @throws NotationException if it cannot be read; where the file has several the message names
     *     the game
     */
    Game game(int number);

    /** The discs that the file gives Black at the end of a game, 0 to 64, if it says so. */
    Optional<Integer> blackScore(int number);

    /**
     * Reads a file: a {@code .wtb} database, or text with a game or several.
     *
     * @throws NotationException if it is neither, or holds no game that can be read
     */
    static GameFile read(byte[] bytes) {
        return WthorFile.isOne(bytes) ? WthorFile.read(bytes) : TextFile.read(bytes);
    }
}
