package flipscope.web.game;

import java.util.List;
import java.util.Optional;

/** The links of a game to its other plies. */
public final class GameTurns {
    private GameTurns() {}

    /**
     * The moves of a game and the links between them.
     *
     * @param transcript the moves, each with its link
     * @param analysis the address of the review, if there is one
     */
    public static TurnsView of(
            PlayedGame game, List<MoveView> transcript, Optional<String> analysis) {
        return new TurnsView(
                transcript,
                game.undo().map(GameAddress::play),
                game.redo().map(GameAddress::play),
                ply(game, 0, game.ply() > 0),
                ply(game, game.ply() - 1, game.ply() > 0),
                ply(game, game.ply() + 1, game.isPast()),
                ply(game, game.plies(), game.isPast()),
                Optional.of(game.fromHere().play()).filter(url -> game.isPast()),
                analysis.filter(url -> game.plies() > 0));
    }

    private static Optional<String> ply(PlayedGame game, int ply, boolean exists) {
        return exists ? Optional.of(game.url().atPly(ply).play()) : Optional.empty();
    }
}
