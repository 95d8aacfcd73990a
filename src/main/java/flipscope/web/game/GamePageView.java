package flipscope.web.game;

import flipscope.web.site.PageView;
import java.util.List;
import java.util.Optional;

/** The page of a game: what the templates that all games share need of it. */
public interface GamePageView extends PageView {
    /** The moves, and the links to earlier and later ones. */
    TurnsView turns();

    SettingsView settings();

    /** What is said about the last moves, one line each. */
    List<PlyLineView> lines();

    /** The engine's reply; empty if it is not to move. */
    Optional<ReplyView> reply();

    /** Whether the engine is to move. */
    default boolean isThinking() {
        return reply().isPresent();
    }
}
