package flipscope.web.play;

import flipscope.notation.NotationException;
import flipscope.rules.Game;
import flipscope.text.Messages;
import flipscope.web.address.NamedLink;
import flipscope.web.game.GameReader;
import flipscope.web.game.GameUrl;
import java.util.Optional;

/** The way on from a text with a mistake: what stands before the mistake is a game. */
final class FirstMoves {
    private FirstMoves() {}

    /** Opens the moves before a mistake, if there are any. */
    static Optional<NamedLink> before(NotationException mistake, GameUrl settings, Messages words) {
        return mistake.before().map(game -> open(game, settings, words));
    }

    private static NamedLink open(Game game, GameUrl settings, Messages words) {
        String name = words.text("play.setup.first", game.plies().size());
        return new NamedLink("open-first", name, GameReader.imported(game, settings).opened());
    }
}
