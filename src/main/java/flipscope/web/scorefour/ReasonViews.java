package flipscope.web.scorefour;

import flipscope.engine.scorefour.CubeMove;
import flipscope.engine.scorefour.CubeResult;
import flipscope.notation.ColumnText;
import flipscope.rules.NaiveScoreFour;
import flipscope.rules.Side;
import flipscope.text.Messages;
import flipscope.web.cube.Seat;
import flipscope.web.game.GameBoards;
import flipscope.web.game.PlyLineView;
import flipscope.web.scorefour.ReasonView.TriedView;
import flipscope.web.site.Link;
import flipscope.web.site.PageFrame;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Builds the page of how the engine chose a ball. */
final class ReasonViews {
    private final Messages words;
    private final CubeSteps steps;
    private final CubeBoards boards;
    private final CubeWords cubeWords;

    ReasonViews(Messages words) {
        this.words = words;
        this.steps = new CubeSteps(words);
        this.boards = new CubeBoards(words);
        this.cubeWords = new CubeWords(words);
    }

    String title(CubeGame game) {
        return words.text("thinking.choice", mover(game), column(game));
    }

    ReasonView of(PageFrame frame, CubeGame game, CubeResult found) {
        return new ReasonView(
                frame,
                title(game),
                boards.still(game),
                lines(game, found),
                found.moves().stream().map(move -> tried(game, move)).toList(),
                game.url().play());
    }

    private List<PlyLineView> lines(CubeGame game, CubeResult found) {
        CubeGame before = game.at(game.ply() - 1);
        List<PlyLineView> lines = new ArrayList<>();
        lines.add(reason(game, before, found));
        if (found.forced() != 0) {
            lines.add(PlyLineView.plain(forced(before, found.forced())));
        }
        if (found.line().size() > 1) {
            lines.add(expected(found));
        }
        if (found.column() != game.column().orElseThrow()) {
            lines.add(PlyLineView.plain(other(game, found)));
        }
        return lines;
    }

    /** What decided, and the steps that find it. */
    private PlyLineView reason(CubeGame game, CubeGame before, CubeResult found) {
        Side own = before.toMove();
        String best = ColumnText.write(found.column());
        return switch (found.reason()) {
            case WIN ->
                    line("win", steps.reach(game, before, own), best, cell(before, found.column()));
            case STOP ->
                    line(
                            "stop",
                            steps.reach(game, before, own.other()),
                            best,
                            completing(before, own.other()),
                            cubeWords.side(own.other()));
            case THREATS -> line("threats", steps.reachAfter(game, then(before, found)), best);
            case SEARCH, OVER -> searched(steps.legal(game, before), found, best);
        };
    }

    private PlyLineView searched(Link look, CubeResult found, String best) {
        String key = found.depth() == 0 ? "glance" : "search";
        return line(key, look, best, found.depth(), found.nodes(), found.moves().size());
    }

    private PlyLineView line(String reason, Link look, Object... arguments) {
        return PlyLineView.leading(
                words.text("four.reason." + reason, arguments),
                Optional.of(look.toString()),
                words.text("four.reason." + reason + ".about"));
    }

    private static String cell(CubeGame before, int column) {
        return CubeWords.cell(NaiveScoreFour.drop(before.all(), column));
    }

    private String completing(CubeGame game, Side side) {
        return cubeWords.cells(game.completing(side) & game.ground());
    }

    private static CubeGame then(CubeGame before, CubeResult found) {
        return CubeGame.of(before.after(found.column()));
    }

    private String forced(CubeGame before, int balls) {
        String key = balls > 0 ? "four.reason.forced" : "four.reason.lost";
        Side winner = balls > 0 ? before.toMove() : before.toMove().other();
        return words.text(key, cubeWords.side(winner), Math.abs(balls));
    }

    private PlyLineView expected(CubeResult found) {
        return PlyLineView.plain(words.text("four.reason.line", ThoughtWords.line(found, 1)));
    }

    private String other(CubeGame game, CubeResult found) {
        return words.text(
                "thinking.choice.other",
                column(game),
                game.url().level(),
                ColumnText.write(found.column()));
    }

    private TriedView tried(CubeGame game, CubeMove move) {
        CubeGame before = game.at(game.ply() - 1);
        return new TriedView(
                ColumnText.write(move.column()),
                before.url()
                        .playing(Seat.BOTH)
                        .withMoves(before.after(move.column()).moves())
                        .play(),
                worth(before, move),
                words.text("thinking.choice.nodes", move.nodes()));
    }

    /** Forced ends in balls, the rest in points. */
    private String worth(CubeGame before, CubeMove move) {
        if (move.forced() != 0) {
            Side winner = move.forced() > 0 ? before.toMove() : before.toMove().other();
            return words.text("four.reason.worth", cubeWords.side(winner), Math.abs(move.forced()));
        }
        String points = words.text("four.reason.points", move.score());
        return move.atMost() ? words.text("thinking.choice.at-most", points) : points;
    }

    private String mover(CubeGame game) {
        return GameBoards.side(words, game.toMove().other());
    }

    private static String column(CubeGame game) {
        return ColumnText.write(game.column().orElseThrow());
    }
}
