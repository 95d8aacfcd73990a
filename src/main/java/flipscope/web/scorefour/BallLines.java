package flipscope.web.scorefour;

import flipscope.notation.ColumnText;
import flipscope.rules.NaiveScoreFour;
import flipscope.rules.Side;
import flipscope.text.Messages;
import flipscope.web.game.GameBoards;
import flipscope.web.game.PlyLineView;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Describes the last balls, the threats and the end, one line each, with links to the steps. */
record BallLines(Messages words, CubeGame game) {
    /** The last two balls, and what follows from them. */
    List<PlyLineView> all() {
        List<PlyLineView> lines = new ArrayList<>();
        IntStream.rangeClosed(Math.max(1, game.ply() - 1), game.ply())
                .mapToObj(game::at)
                .map(this::ball)
                .forEach(lines::add);
        if (game.shown().isWon()) {
            lines.add(
                    PlyLineView.leading(
                            new CubeWords(words).rows(game.won()),
                            steps().win(),
                            words.text("four.line.four.about")));
        } else if (game.url().threats() && !game.isOver()) {
            lines.add(reach(game.toMove()));
            lines.add(reach(game.toMove().other()));
        } else if (game.isPersonToMove()) {
            lines.add(columns());
        }
        return lines;
    }

    private CubeSteps steps() {
        return new CubeSteps(words, game);
    }

    private String who(Side side) {
        return GameBoards.who(words, game, side);
    }

    private PlyLineView ball(CubeGame then) {
        String name = ColumnText.write(then.column().orElseThrow());
        int layer = 1 + then.last().orElseThrow() / 16;
        return PlyLineView.leading(
                        words.text("four.line.ball", who(then.toMove().other()), name, layer),
                        steps().drop(then),
                        words.text("four.line.ball.about", name))
                .chosen(
                        game.choice().filter(last -> then.ply() == game.ply()),
                        words.text("play.line.why", name));
    }

    private PlyLineView reach(Side side) {
        long now = game.completing(side) & game.ground();
        long later = game.completing(side) & ~game.ground();
        String key = now != 0 ? "now" : later != 0 ? "later" : "none";
        String cells = new CubeWords(words).cells(now != 0 ? now : later);
        return PlyLineView.leading(
                words.text("four.line.reach." + key, who(side), cells),
                steps().technique("reach", game, side),
                words.text("four.line.reach.about", who(side)));
    }

    private PlyLineView columns() {
        int open = Long.bitCount(NaiveScoreFour.legal(game.all()));
        return PlyLineView.leading(
                words.text("four.line.columns", open),
                steps().legal(game),
                words.text("four.line.columns.about"));
    }
}
