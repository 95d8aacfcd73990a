package flipscope.web.play;

import flipscope.web.game.GameState;
import flipscope.web.site.PageContext;
import io.javalin.http.Context;

/** What may stop a game before it is shown. */
public interface GameStop {
    /** Answers in place of the game's page, if the game stops; whether it does. */
    boolean isStopped(Context ctx, PageContext frame, GameState game);
}
