package flipscope.web.play;

import flipscope.web.game.GameState;
import flipscope.web.game.GameUrl;
import java.util.Optional;

/** The addresses of the named openings: the moves so far, and who would play on from there. */
public final class OpeningLinks {
    private OpeningLinks() {}

    /** The openings after the first moves of a game. */
    public static String after(GameState game, int moves) {
        return to(game, game.transcript(moves));
    }

    /** The openings after other moves. */
    public static String to(GameState game, String moves) {
        GameUrl settings = game.url().from(game.url().start()).stepping(Optional.empty());
        return settings.hinting(false).withMoves(moves).part("openings").toString();
    }
}
