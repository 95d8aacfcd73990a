package flipscope.web.play;

import flipscope.rules.Ply;
import flipscope.rules.Squares;
import flipscope.text.Messages;
import flipscope.text.Slug;
import flipscope.web.game.GameBoards;
import flipscope.web.game.GameState;
import flipscope.web.game.GameTurns;
import flipscope.web.game.MoveView;
import flipscope.web.game.TurnsView;
import flipscope.web.site.Link;
import java.util.Optional;

/** Lists the moves of a game, each with a link to its position. */
final class Transcript {
    private final Messages words;

    Transcript(Messages words) {
        this.words = words;
    }

    TurnsView of(GameState game) {
        return GameTurns.of(
                game,
                game.whole().plies().stream().map(ply -> move(game, ply)).toList(),
                analysis(game));
    }

    private MoveView move(GameState game, Ply ply) {
        String name = Squares.name(ply.square());
        String side = GameBoards.side(words, ply.side());
        return new MoveView(
                ply.number(),
                name,
                Slug.of(ply.side()),
                game.url().atPly(ply.number()).play(),
                ply.number() == game.ply(),
                words.text("play.transcript.move", ply.number(), side, name));
    }

    /** The address of the review; embeds have none. */
    private static Optional<String> analysis(GameState game) {
        return Optional.of(game.url().part("analysis"))
                .filter(url -> game.url().embedding().isEmpty())
                .map(Link::toString);
    }
}
