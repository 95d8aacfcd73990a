package flipscope.web.scorefour;

import flipscope.notation.ColumnText;
import flipscope.notation.SmallBoard;
import flipscope.rules.Side;
import flipscope.rules.SmallBoardPieces;
import flipscope.text.Messages;
import flipscope.web.address.Link;
import flipscope.web.address.NamedLink;
import java.util.ArrayList;
import java.util.List;

/**
 * The addresses of the steps behind a game: each technique on the position that is shown.
 *
 * @param page the game as its page shows it, for the way back
 */
record CubeSteps(Messages words, CubeGame page) {
    /** The techniques that can be stepped here. */
    List<NamedLink> all() {
        List<NamedLink> all = new ArrayList<>();
        all.add(step("legal", legal(page)));
        if (page.ply() > 0) {
            all.add(step("win", win()));
            all.add(step("reach", technique("reach", page, page.toMove())));
            all.add(step("reach-after", reachAfter(page)));
            all.add(step("hash", beforeLast("hash", page)));
        }
        return all;
    }

    private NamedLink step(String name, Link link) {
        return new NamedLink("step-" + name, words.text("four.step." + name), link);
    }

    /** Which columns have room. */
    Link legal(CubeGame game) {
        return technique("legal", game, game.toMove());
    }

    /** Whether the last ball has won. */
    Link win() {
        return technique("win", page, page.toMove().other());
    }

    /** What the last ball threatens. */
    Link reachAfter(CubeGame game) {
        return in(technique("reach-after", game, game.toMove().other()), last(game));
    }

    /** Where the last ball came to rest. */
    Link drop(CubeGame game) {
        return beforeLast("drop", game);
    }

    /** Where a ball would come to rest. */
    Link landing(int column) {
        return in(technique("drop", page, page.toMove()), column);
    }

    /** A technique that takes the last ball and the position before it. */
    private Link beforeLast(String name, CubeGame game) {
        CubeGame before = game.at(game.ply() - 1);
        return in(technique(name, before, before.toMove()), last(game));
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
     * @param game the game as it is stepped
     * @param own whose balls come first
     */
    Link technique(String name, CubeGame game, Side own) {
        return page.url()
                .in(Link.to("/trace/scorefour/" + name))
                .with("position", position(game, own).replace(' ', '_'))
                .with(page.url().parameters());
    }

    /** The balls, one side's first. */
    static String position(CubeGame game, Side own) {
        SmallBoardPieces balls = game.balls();
        return SmallBoard.CUBE.write(new SmallBoardPieces(balls.black(), balls.white(), own));
    }
}
