package flipscope.web.scorefour;

import flipscope.notation.ColumnText;
import flipscope.rules.NaiveScoreFour;
import flipscope.text.Messages;
import flipscope.web.site.Link;
import flipscope.web.site.NamedLink;
import java.util.Optional;

/**
 * Explains why a column takes a ball or not, or why the game is won, with the steps that decide it.
 */
final class CubeWhy {
    private final Messages words;
    private final CubeSteps steps;
    private final WinReasons wins;

    CubeWhy(Messages words) {
        this.words = words;
        this.steps = new CubeSteps(words);
        this.wins = new WinReasons(words);
    }

    /** Asks about any column, or, at the end, about the win; empty if there is nothing to ask. */
    Optional<NamedLink> question(CubeGame game) {
        boolean won = game.shown().isWon();
        String text = won ? wins.question(game) : words.text("four.why.ask");
        return won || game.isPersonToMove()
                ? Optional.of(new NamedLink("ask", text, any(game).toString()))
                : Optional.empty();
    }

    private static Link any(CubeGame game) {
        return game.url().link().with(CubeRequest.WHY.name(), CubeRequest.ANY);
    }

    CubeWhyView of(CubeGame game, String asked) {
        String close = game.url().play();
        if (game.shown().isWon()) {
            return wins.of(game);
        }
        if (asked.equals(CubeRequest.ANY)) {
            String title = words.text("four.why.choose");
            return new CubeWhyView(title, "", Optional.empty(), Optional.empty(), close);
        }
        int column = ColumnText.read(asked);
        int cell = NaiveScoreFour.drop(game.all(), column);
        return cell < 0 ? full(game, asked) : room(game, cell, asked);
    }

    private CubeWhyView full(CubeGame game, String name) {
        return new CubeWhyView(
                words.text("four.why.full.title", name),
                words.text("four.why.full", name),
                Optional.of(step("four.why.full.step", steps.legal(game, game))),
                Optional.of(any(game).toString()),
                game.url().play());
    }

    private CubeWhyView room(CubeGame game, int cell, String name) {
        return new CubeWhyView(
                words.text("four.why.room.title", name),
                words.text("four.why.room", name, cell / 16, cell / 16 + 1),
                Optional.of(step("four.why.room.step", steps.landing(game, cell % 16))),
                Optional.of(any(game).toString()),
                game.url().play());
    }

    private NamedLink step(String key, Link link) {
        return new NamedLink("why-step", words.text(key), link.toString());
    }
}
