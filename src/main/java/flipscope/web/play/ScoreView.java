package flipscope.web.play;

import flipscope.rules.Score;
import flipscope.rules.Side;
import flipscope.text.Messages;
import flipscope.web.game.GameState;
import java.util.Optional;

/**
 * The line above a board: the discs of both sides, who plays them, and between them whose turn it
 * is.
 *
 * @param turn whose turn it is, in as few words as there are
 * @param brief what stands there where that is too long
 */
public record ScoreView(SideView black, SideView white, String turn, Optional<String> brief) {

    /**
     * One side.
     *
     * @param name you, a level, or just the side
     * @param isMover whether it is to move
     */
    public record SideView(int discs, String name, boolean isMover) {}

    static ScoreView of(GameWords said) {
        Score score = said.game().shown().score();
        return new ScoreView(
                side(said, Side.BLACK, score.black()),
                side(said, Side.WHITE, score.white()),
                said.turn(),
                Optional.empty());
    }

    private static SideView side(GameWords said, Side side, int discs) {
        GameState game = said.game();
        return new SideView(discs, said.name(side), !game.isOver() && game.toMove() == side);
    }

    /** With something else in the middle. */
    public ScoreView saying(String said) {
        return new ScoreView(black, white, said, Optional.empty());
    }

    ScoreView with(Optional<String> shorter) {
        return new ScoreView(black, white, turn, shorter);
    }

    /** The numbers for link previews. */
    String card(Messages words) {
        return words.text("share.card.discs", black.discs(), white.discs());
    }
}
