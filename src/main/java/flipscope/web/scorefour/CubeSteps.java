package flipscope.web.scorefour;

import flipscope.notation.ColumnText;
import flipscope.notation.SmallBoard;
import flipscope.rules.Side;
import flipscope.rules.SmallBoardPieces;
import flipscope.text.Messages;
import flipscope.web.site.Link;
import flipscope.web.site.NamedLink;
import java.util.ArrayList;
import java.util.List;

/** The addresses of the steps behind a game: each technique on the position that is shown. */
final class CubeSteps {
    private final Messages words;

    CubeSteps(Messages words) {
        this.words = words;
    }

    /** The techniques that can be stepped here. */
    List<NamedLink> of(CubeGame game) {
        List<NamedLink> all = new ArrayList<>();
        all.add(step("legal", legal(game, game)));
        if (game.ply() > 0) {
            all.add(step("win", win(game)));
            all.add(step("reach", reach(game, game, game.toMove())));
            all.add(step("reach-after", reachAfter(game, game)));
            all.add(step("hash", beforeLast("hash", game, game)));
        }
        return all;
    }

    private NamedLink step(String name, Link link) {
        return new NamedLink("step-" + name, words.text("four.step." + name), link.toString());
    }

    /** Which columns have room. */
    Link legal(CubeGame page, CubeGame game) {
        return technique("legal", page, game, game.toMove());
    }

    /** Whether the last ball has won. */
    Link win(CubeGame game) {
        return technique("win", game, game, game.toMove().other());
    }

    /** What the last ball threatens. */
    Link reachAfter(CubeGame page, CubeGame game) {
        return in(technique("reach-after", page, game, game.toMove().other()), last(game));
    }

    /** Where the last ball came to rest. */
    Link drop(CubeGame page, CubeGame game) {
        return beforeLast("drop", page, game);
    }

    /** Where a ball would come to rest. */
    Link landing(CubeGame game, int column) {
        return in(technique("drop", game, game, game.toMove()), column);
    }

    /** What a side threatens. */
    Link reach(CubeGame page, CubeGame game, Side side) {
        return technique("reach", page, game, side);
    }

    /** A technique that takes the last ball and the position before it. */
    private static Link beforeLast(String name, CubeGame page, CubeGame game) {
        CubeGame before = game.at(game.ply() - 1);
        return in(technique(name, page, before, before.toMove()), last(game));
    }

    private static int last(CubeGame game) {
        return game.column().orElseThrow();
    }

    private static Link in(Link technique, int column) {
        return technique.with("column", ColumnText.write(column));
    }

    /**
     * The address of a technique.
     *
     * @param page the game as its page shows it, for the way back
     * @param game the game as it is stepped
     * @param own whose balls come first
     */
    private static Link technique(String name, CubeGame page, CubeGame game, Side own) {
        SmallBoardPieces balls = game.balls();
        SmallBoardPieces seen = new SmallBoardPieces(balls.black(), balls.white(), own);
        return page.url()
                .in(Link.to("/trace/scorefour/" + name))
                .with("position", SmallBoard.CUBE.write(seen).replace(' ', '_'))
                .with(page.url().parameters());
    }
}
