package flipscope.web.stepper;

import flipscope.notation.PositionText;
import flipscope.rules.Game;
import flipscope.rules.Position;
import flipscope.rules.Side;
import flipscope.rules.Squares;
import flipscope.text.Messages;
import flipscope.web.Boards;
import flipscope.web.GameState;
import flipscope.web.GameUrl;
import flipscope.web.Player;
import flipscope.web.view.BesideView;
import java.util.Optional;

/**
 * Draws the board beside a trace: the very position that is stepped, so that the two never
 * disagree.
 */
public final class BesideBoard {
    private final Messages words;

    public BesideBoard(Messages words) {
        this.words = words;
    }

    /** The board of a subject, or null for an algorithm that looks at no position. */
    public BesideView of(Subject subject) {
        if (subject.arguments().position().isEmpty()) {
            return null;
        }
        Position position = subject.arguments().position().get();
        GameState game = subject.game().orElseGet(() -> from(position));
        return new BesideView(
                new Boards(words).still(game),
                band(position, subject.arguments().move()),
                subject.game()
                        .map(state -> state.url().atPly(Integer.MAX_VALUE))
                        .orElse(game.url())
                        .play(),
                words.text(subject.game().isPresent() ? "stepper.back" : "stepper.play-from-here"));
    }

    private String band(Position position, Optional<Integer> move) {
        String side = Boards.side(words, position.toMove());
        return move.map(square -> words.text("stepper.before", Squares.name(square), side))
                .orElseGet(() -> words.text("stepper.to-move", side));
    }

    /** A game that starts at a position, played by the side that is to move. */
    private static GameState from(Position position) {
        Player player = position.toMove() == Side.BLACK ? Player.BLACK : Player.WHITE;
        String written = PositionText.write(position).replace(' ', '_');
        GameUrl url = GameUrl.NEW.from(Optional.of(written)).playing(player);
        return new GameState(url, Game.from(position), 0);
    }
}
