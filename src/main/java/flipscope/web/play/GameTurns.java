package flipscope.web.play;

import flipscope.rules.Ply;
import flipscope.rules.Squares;
import flipscope.text.Messages;
import flipscope.web.game.GameBoards;
import flipscope.web.game.GameState;
import flipscope.web.game.GameUrl;
import flipscope.web.site.Link;
import java.util.Locale;
import java.util.Optional;

/** Lists the moves of a game, each with a link to its position. */
final class GameTurns {
    private final Messages words;

    GameTurns(Messages words) {
        this.words = words;
    }

    TurnsView of(GameState game) {
        int all = game.whole().plies().size();
        return new TurnsView(
                game.whole().plies().stream().map(ply -> move(game, ply)).toList(),
                game.undo().map(GameUrl::play),
                game.redo().map(GameUrl::play),
                ply(game, 0, game.ply() > 0),
                ply(game, game.ply() - 1, game.ply() > 0),
                ply(game, game.ply() + 1, game.isPast()),
                ply(game, all, game.isPast()),
                Optional.of(game.fromHere().play()).filter(url -> game.isPast()),
                analysis(game).filter(url -> all > 0));
    }

    private MoveView move(GameState game, Ply ply) {
        String name = Squares.name(ply.square());
        String side = GameBoards.side(words, ply.side());
        return new MoveView(
                ply.number(),
                name,
                ply.side().name().toLowerCase(Locale.ROOT),
                game.url().atPly(ply.number()).play(),
                ply.number() == game.ply(),
                words.text("play.transcript.move", ply.number(), side, name));
    }

    private static Optional<String> ply(GameState game, int ply, boolean exists) {
        return exists ? Optional.of(game.url().atPly(ply).play()) : Optional.empty();
    }

    /** The address of the review; embeds have none. */
    private static Optional<String> analysis(GameState game) {
        return Optional.of(Link.to("/play/analysis").with(game.url().parameters()).toString())
                .filter(url -> game.url().embedding().isEmpty());
    }
}
