package flipscope.web.play;

import flipscope.text.Messages;
import flipscope.web.game.GameState;
import flipscope.web.game.GameUrl;
import flipscope.web.game.OriginalGame;
import flipscope.web.game.PlainBoard;
import flipscope.web.game.Player;
import flipscope.web.play.ToolsView.AutoView;
import flipscope.web.play.ToolsView.TypedView;
import flipscope.web.site.Link;
import flipscope.web.site.NamedLink;

import java.util.List;
import java.util.Optional;

/**
 * Builds the tools beside the board: navigation, retries from an earlier move, and automatic play.
 */
final class GameTools {
    private GameTools() {}

    static ToolsView of(GameState game, String opening, Messages words) {
        int all = game.whole().plies().size();
        return new ToolsView(
                ply(game, 0, game.ply() > 0),
                ply(game, game.ply() - 1, game.ply() > 0),
                ply(game, game.ply() + 1, game.isPast()),
                ply(game, all, game.isPast()),
                Optional.of(game.fromHere().play()).filter(url -> game.isPast()),
                auto(game),
                opening,
                new TypedView("", ""),
                PlainBoard.of(game.turn(), words),
                analysis(game).filter(url -> all > 0),
                own(game.url(), words),
                List.of());
    }

    private static Optional<String> ply(GameState game, int ply, boolean exists) {
        return exists ? Optional.of(game.url().atPly(ply).play()) : Optional.empty();
    }

    /** The link from a variation back to the original game. */
    private static Optional<NamedLink> own(GameUrl tried, Messages words) {
        return tried.own()
                .flatMap(game -> tried.backToOwn().map(back -> own(game, tried, back, words)));
    }

    private static NamedLink own(OriginalGame game, GameUrl tried, GameUrl back, Messages words) {
        String name = words.text("play.own", game.firstDifference(tried.moves()));
        return new NamedLink("own-game", name, back.play());
    }

    /** The address of the review; embeds have none. */
    private static Optional<String> analysis(GameState game) {
        return Optional.of(Link.to("/play/analysis").with(game.url().parameters()).toString())
                .filter(url -> game.url().embedding().isEmpty());
    }

    private static Optional<AutoView> auto(GameState game) {
        if (!game.isEngineToMove() || game.url().player() != Player.NONE) {
            return Optional.empty();
        }
        GameUrl paused = game.url().pausing(true);
        GameUrl running = game.url().pausing(false);
        GameUrl toggle = game.isPaused() ? running : paused;
        return Optional.of(new AutoView(game.isPaused(), toggle.play(), paused.reply()));
    }
}
