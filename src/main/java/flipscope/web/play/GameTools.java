package flipscope.web.play;

import flipscope.opening.Openings;
import flipscope.text.Messages;
import flipscope.web.game.GameState;
import flipscope.web.game.GameUrl;
import flipscope.web.game.OriginalGame;
import flipscope.web.game.PlainBoard;
import flipscope.web.game.Player;
import flipscope.web.play.ToolsView.AutoView;
import flipscope.web.play.ToolsView.TypedView;
import flipscope.web.site.NamedLink;
import java.util.List;
import java.util.Optional;

/** Builds the tools beside the board: retries from an earlier move, questions, automatic play. */
final class GameTools {
    private final Messages words;
    private final Openings openings = Openings.load();

    GameTools(Messages words) {
        this.words = words;
    }

    /** The tools, with a typed move that cannot be played. */
    ToolsView of(GameState game, TypedView typed) {
        return tools(game, typed, ask(game), List.of());
    }

    /** The tools for setting up the position. */
    ToolsView settingUp(GameState game, List<NamedLink> ways) {
        return tools(game, TypedView.NOTHING, Optional.empty(), ways);
    }

    private ToolsView tools(
            GameState game, TypedView typed, Optional<String> ask, List<NamedLink> ways) {
        return new ToolsView(
                auto(game),
                openings.of(game.shown()).orElse(""),
                typed,
                PlainBoard.of(game.turn(), words),
                own(game.url()),
                ask,
                ways);
    }

    private static Optional<String> ask(GameState game) {
        return game.isPersonToMove()
                ? Optional.of(game.url().link().with("why", "1").toString())
                : Optional.empty();
    }

    /** The link from a variation back to the original game. */
    private Optional<NamedLink> own(GameUrl tried) {
        return tried.own().flatMap(game -> tried.backToOwn().map(back -> own(game, tried, back)));
    }

    private NamedLink own(OriginalGame game, GameUrl tried, GameUrl back) {
        String name = words.text("play.own", game.firstDifference(tried.moves()));
        return new NamedLink("own-game", name, back.play());
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
