package flipscope.web.scorefour;

import flipscope.engine.scorefour.CubeMove;
import flipscope.engine.scorefour.CubeResult;
import flipscope.notation.ColumnText;
import flipscope.rules.NaiveScoreFour;
import flipscope.rules.Side;
import flipscope.web.address.Link;
import flipscope.web.game.PlyLineView;
import flipscope.web.page.PageContext;
import flipscope.web.page.PageView;
import flipscope.web.scorefour.CubeBoard.Links;
import java.util.ArrayList;
import java.util.List;

/**
 * How the engine chose the last ball. Its title is that of the page: {@code How did White choose
 * c2?}
 *
 * @param game the cube after it
 * @param found the search for it
 */
public record ReasonView(PageContext frame, CubeGame game, CubeResult found) implements PageView {

    @Override
    public String description() {
        return reason().text();
    }

    private CubeWords words() {
        return new CubeWords(frame.words());
    }

    private CubeSteps steps() {
        return new CubeSteps(frame.words(), game);
    }

    private CubeGame before() {
        return game.at(game.ply() - 1);
    }

    public CubeBoard board() {
        return new CubeBoard(frame.words(), game, Links.NONE, false, game.marks());
    }

    /** What it saw, each with the steps that find it. */
    public List<PlyLineView> lines() {
        List<PlyLineView> lines = new ArrayList<>();
        String best = ColumnText.write(found.column());
        String played = ColumnText.write(game.column().orElseThrow());
        if (!best.equals(played)) {
            int level = game.url().level();
            lines.add(PlyLineView.plain(text("thinking.choice.other", played, level, best)));
        }
        lines.add(reason());
        if (found.forced() != 0) {
            String key = found.forced() > 0 ? "four.reason.forced" : "four.reason.lost";
            lines.add(PlyLineView.plain(end(key, found.forced())));
        }
        if (found.line().size() > 1) {
            lines.add(PlyLineView.plain(text("four.reason.line", CubeWords.line(found, 1))));
        }
        return lines;
    }

    /** What decided, and the steps that find it. */
    private PlyLineView reason() {
        CubeGame before = before();
        Side own = before.toMove();
        String best = ColumnText.write(found.column());
        return switch (found.reason()) {
            case WIN ->
                    line(
                            "win",
                            steps().technique("reach", before, own),
                            best,
                            CubeWords.cell(NaiveScoreFour.drop(before.all(), found.column())));
            case STOP ->
                    line(
                            "stop",
                            steps().technique("reach", before, own.other()),
                            best,
                            words().cells(before.completing(own.other()) & before.ground()),
                            words().side(own.other()));
            case THREATS ->
                    line(
                            "threats",
                            steps().reachAfter(CubeGame.of(before.after(found.column()))),
                            best);
            case SEARCH, OVER -> searched(steps().legal(before), best);
        };
    }

    private PlyLineView searched(Link look, String best) {
        String key = found.depth() == 0 ? "glance" : "search";
        return line(key, look, best, found.depth(), found.nodes(), found.moves().size());
    }

    private PlyLineView line(String reason, Link look, Object... arguments) {
        return PlyLineView.leading(
                text("four.reason." + reason, arguments),
                look,
                text("four.reason." + reason + ".about"));
    }

    /** That a game ends by force in so many balls, for the side that moved or against it. */
    private String end(String key, int balls) {
        Side own = before().toMove();
        Side winner = balls > 0 ? own : own.other();
        return text(key, words().side(winner), Math.abs(balls));
    }

    /** The board after a ball in a column that was compared with others. */
    public String after(CubeMove move) {
        return before().after(move.column()).freely().play();
    }

    /** What it is worth for the player: forced ends in balls, the rest in points. */
    public String worth(CubeMove move) {
        if (move.forced() != 0) {
            return end("four.reason.worth", move.forced());
        }
        String points = text("four.reason.points", move.score());
        return move.atMost() ? text("thinking.choice.at-most", points) : points;
    }
}
