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
    private static final String MOVES = "moves";
    private static final String COLUMN = "column";

    private final Messages words;

    CubeSteps(Messages words) {
        this.words = words;
    }

    /** The techniques that can be stepped here. */
    List<NamedLink> of(CubeGame game) {
        List<NamedLink> all = new ArrayList<>();
        all.add(step("legal", legal(game)));
        game.column()
                .ifPresent(
                        column -> {
                            all.add(step("win", win(game)));
                            all.add(step("reach", reach(game, game.toMove())));
                            all.add(step("reach-after", reachAfter(game)));
                            all.add(step("hash", hash(game, column)));
                        });
        return all;
    }

    private NamedLink step(String name, Link link) {
        return new NamedLink("step-" + name, words.text("four.step." + name), link.toString());
    }

    /** Which columns have room. */
    Link legal(CubeGame game) {
        return technique("legal", game);
    }

    /** Whether the last ball has won. */
    Link win(CubeGame game) {
        return technique("win", game);
    }

    /** What the last ball threatens. */
    Link reachAfter(CubeGame game) {
        return technique("reach-after", game);
    }

    /** Where the last ball came to rest. */
    Link drop(CubeGame game, int column) {
        return technique("drop", game.at(game.ply() - 1)).with(COLUMN, ColumnText.write(column));
    }

    /** Where a ball would come to rest. */
    Link landing(CubeGame game, int column) {
        return technique("drop", game).with(COLUMN, ColumnText.write(column));
    }

    /** What the last ball changed in the number of the position. */
    private Link hash(CubeGame game, int column) {
        return technique("hash", game.at(game.ply() - 1)).with(COLUMN, ColumnText.write(column));
    }

    /** What a side threatens: the other one's view of a game has to be given as a position. */
    Link reach(CubeGame game, Side side) {
        SmallBoardPieces balls = game.balls();
        return side == game.toMove() && game.ply() > 0
                ? technique("reach", game)
                : Link.to("/trace/scorefour/reach").with("position", position(balls, side));
    }

    private static String position(SmallBoardPieces balls, Side side) {
        SmallBoardPieces seen = new SmallBoardPieces(balls.black(), balls.white(), side);
        return SmallBoard.CUBE.write(seen).replace(' ', '_');
    }

    private static Link technique(String name, CubeGame game) {
        String moves = game.fromHere().moves();
        Link page = Link.to("/trace/scorefour/" + name);
        return moves.isEmpty()
                ? page.with("position", position(game.balls(), game.toMove()))
                : page.with(MOVES, moves);
    }
}
