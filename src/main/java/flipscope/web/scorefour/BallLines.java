package flipscope.web.scorefour;

import flipscope.notation.ColumnText;
import flipscope.rules.NaiveScoreFour;
import flipscope.rules.Side;
import flipscope.text.Messages;
import flipscope.web.game.GameBoards;
import flipscope.web.game.PlyLineView;
import flipscope.web.site.Link;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Describes the last balls, the threats and the end, one line each, with links to the steps. */
final class BallLines {
    private final Messages words;
    private final CubeSteps steps;
    private final CubeWords cubeWords;

    BallLines(Messages words) {
        this.words = words;
        this.steps = new CubeSteps(words);
        this.cubeWords = new CubeWords(words);
    }

    /** The last two balls, and what follows from them. */
    List<PlyLineView> of(CubeGame game) {
        List<PlyLineView> lines = new ArrayList<>();
        IntStream.rangeClosed(Math.max(1, game.ply() - 1), game.ply())
                .mapToObj(game::at)
                .map(then -> ball(game, then))
                .forEach(lines::add);
        if (game.shown().isWon()) {
            lines.add(four(game));
        } else if (game.url().threats() && !game.isOver()) {
            lines.add(reach(game, game.toMove()));
            lines.add(reach(game, game.toMove().other()));
        } else if (game.isPersonToMove()) {
            lines.add(columns(game));
        }
        return lines;
    }

    private PlyLineView ball(CubeGame game, CubeGame then) {
        int column = then.column().orElseThrow();
        String name = ColumnText.write(column);
        int layer = 1 + then.last().orElseThrow() / 16;
        return leading(
                        words.text(
                                "four.line.ball",
                                GameBoards.who(words, game, then.toMove().other()),
                                name,
                                layer),
                        steps.drop(game, then),
                        words.text("four.line.ball.about", name))
                .chosen(
                        game.choice().filter(last -> then.ply() == game.ply()),
                        words.text("play.line.why", name));
    }

    private PlyLineView four(CubeGame game) {
        return leading(
                cubeWords.rows(game.won()), steps.win(game), words.text("four.line.four.about"));
    }

    private PlyLineView reach(CubeGame game, Side side) {
        long now = game.completing(side) & game.ground();
        long later = game.completing(side) & ~game.ground();
        String key = now != 0 ? "now" : later != 0 ? "later" : "none";
        String cells = cubeWords.cells(now != 0 ? now : later);
        return leading(
                words.text("four.line.reach." + key, GameBoards.who(words, game, side), cells),
                steps.reach(game, game, side),
                words.text("four.line.reach.about", GameBoards.who(words, game, side)));
    }

    private PlyLineView columns(CubeGame game) {
        int open = Long.bitCount(NaiveScoreFour.legal(game.all()));
        return leading(
                words.text("four.line.columns", open),
                steps.legal(game, game),
                words.text("four.line.columns.about"));
    }

    private static PlyLineView leading(String text, Link steps, String about) {
        return PlyLineView.leading(text, Optional.of(steps.toString()), about);
    }
}
