package flipscope.web.scorefour;

import flipscope.notation.ColumnText;
import flipscope.rules.Side;
import flipscope.text.Messages;
import flipscope.web.game.GameBoards;
import flipscope.web.site.NamedLink;
import java.util.Optional;

/**
 * Explains how a game was won: the row, and why the last ball of the other side did not stop it.
 */
final class WinReasons {
    private final Messages words;
    private final CubeWords cubeWords;
    private final CubeSteps steps;

    WinReasons(Messages words) {
        this.words = words;
        this.cubeWords = new CubeWords(words);
        this.steps = new CubeSteps(words);
    }

    /** The question, for a game that is won. */
    String question(CubeGame game) {
        return words.text("four.why.won.title", GameBoards.side(words, winner(game)));
    }

    CubeWhyView of(CubeGame game) {
        String step = words.text("four.why.won.step");
        return new CubeWhyView(
                question(game),
                cubeWords.rows(game.won()) + ". " + notStopped(game),
                Optional.of(new NamedLink("why-step", step, steps.win(game).toString())),
                Optional.empty(),
                game.url().play());
    }

    private static Side winner(CubeGame game) {
        return game.toMove().other();
    }

    /** What the winner could complete before the other side's last ball, and what that ball did. */
    private String notStopped(CubeGame game) {
        CubeGame before = game.at(game.ply() - 2);
        CubeGame after = game.at(game.ply() - 1);
        long threatened = before.completing(winner(game)) & before.ground();
        long answered = 1L << after.last().orElseThrow();
        String key =
                switch (Long.bitCount(threatened)) {
                    case 0 -> "opened";
                    case 1 -> threatened == answered ? "forced" : "missed";
                    default -> "many";
                };
        return words.text(
                "four.why.won." + key,
                GameBoards.side(words, winner(game)),
                GameBoards.side(words, game.toMove()),
                cubeWords.cells(threatened),
                ColumnText.write(after.column().orElseThrow()),
                CubeWords.cell(game.last().orElseThrow()));
    }
}
