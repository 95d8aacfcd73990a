package flipscope.web.play;

import flipscope.engine.Level;
import flipscope.opening.Openings;
import flipscope.rules.Game;
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
import java.util.stream.Stream;

/** Builds the tools beside the board: retries from an earlier move, questions, automatic play. */
final class GameTools {
    private final Messages words;

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
                opening(game),
                typed,
                PlainBoard.of(game.turn(), words),
                again(game),
                own(game.url()),
                ask,
                ways);
    }

    /** The opening's name, which leads to the openings beyond it. */
    private Optional<NamedLink> opening(GameState game) {
        return Openings.named(game.shown()).map(part -> opening(game, part));
    }

    private NamedLink opening(GameState game, Game part) {
        String name = words.text("play.opening", Openings.of(part).orElseThrow());
        return new NamedLink("opening", name, OpeningLinks.after(game, part.plies().size()));
    }

    private static Optional<String> ask(GameState game) {
        return game.isPersonToMove()
                ? Optional.of(game.url().link().with("why", "1").toString())
                : Optional.empty();
    }

    /** Another game, and one at the level above or below, as this one went. */
    private List<NamedLink> again(GameState game) {
        if (!game.isOver()) {
            return List.of();
        }
        NamedLink rematch =
                new NamedLink("rematch", words.text("play.rematch"), game.again().play());
        return Stream.concat(Stream.of(rematch), otherLevel(game).stream()).toList();
    }

    private Optional<NamedLink> otherLevel(GameState game) {
        Player player = game.url().player();
        int won = Integer.signum(GameWords.lead(game));
        int level = game.url().level() + won;
        boolean alone = player == Player.BOTH || player == Player.NONE;
        if (alone || won == 0 || level < Level.LOWEST || level > Level.HIGHEST) {
            return Optional.empty();
        }
        String id = won > 0 ? "harder" : "easier";
        String name = words.text("play.rematch." + id, new LevelWords(words).name(level));
        return Optional.of(new NamedLink(id, name, game.again().against(level).play()));
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
