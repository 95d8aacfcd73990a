package flipscope.web.scorefour;

import flipscope.web.game.PlyLineView;
import flipscope.web.site.PageFrame;
import flipscope.web.site.PageView;
import java.util.List;

/**
 * How the engine chose a ball.
 *
 * @param title {@code How did White choose c2?}
 * @param board the cube after it
 * @param lines what it saw, each with the steps that find it
 * @param tried the columns that it compared, best first; empty if it needed no search
 * @param back the game
 */
public record ReasonView(
        PageFrame frame,
        String title,
        CubeBoardView board,
        List<PlyLineView> lines,
        List<TriedView> tried,
        String back)
        implements PageView {

    @Override
    public String description() {
        return lines.get(0).text();
    }

    /**
     * A column that was compared with others.
     *
     * @param name {@code c2}
     * @param url the board after a ball there
     * @param worth what it is worth for the player, in words
     * @param nodes how many positions were visited after it
     */
    public record TriedView(String name, String url, String worth, String nodes) {}
}
