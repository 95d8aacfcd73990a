package flipscope.web.play;

import flipscope.web.exchange.Exchange;
import flipscope.web.game.GameState;
import flipscope.web.page.PageContext;
import java.util.Optional;

/**
 * What may stop a game before it is shown: a game by code that breaks the rules. The pages of games
 * do not know that room.
 */
public interface GameStop {
    /** Answers in place of the game's page, if the game stops; whether it does. */
    boolean isStopped(Exchange exchange, PageContext frame, GameState game);

    /** How many operations the code takes that a game is played by; empty unless it is right. */
    Optional<Integer> operations(GameState game);
}
