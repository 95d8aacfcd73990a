package flipscope.web.scorefour;

import flipscope.web.game.GamePageView;
import flipscope.web.game.PlyLineView;
import flipscope.web.game.ReplyView;
import flipscope.web.game.SettingsView;
import flipscope.web.game.TurnsView;
import flipscope.web.site.NamedLink;
import flipscope.web.site.PageFrame;
import java.util.List;
import java.util.Optional;

/**
 * The page of a game of score four.
 *
 * @param status who is to move, or how the game ended
 * @param tools the links beside the board
 * @param why why a column takes a ball or not, or why the game is won; or null
 */
public record CubeView(
        PageFrame frame,
        CubeBoardView board,
        StatusView status,
        TurnsView turns,
        SettingsView settings,
        Optional<ReplyView> reply,
        ToolsView tools,
        CubeWhyView why)
        implements GamePageView {

    /**
     * How a game stands.
     *
     * @param title whose turn it is, or who has won
     * @param told the same for anybody, not only for the person who plays
     * @param note what the game is about, who plays whom, or how it ended
     * @param lines what is said about the last balls
     * @param spoken the announcement for screen readers
     */
    public record StatusView(
            String title, String told, String note, List<PlyLineView> lines, String spoken) {}

    /**
     * The links beside the board.
     *
     * @param threats shows or hides the threats
     * @param isThreatening whether they are shown
     * @param again a new game with the same settings
     * @param ask asks about any column, or why the game is won
     * @param steps what can be stepped here
     * @param text the cube as plain text
     */
    public record ToolsView(
            String threats,
            boolean isThreatening,
            String again,
            Optional<NamedLink> ask,
            List<NamedLink> steps,
            String text) {}

    @Override
    public List<PlyLineView> lines() {
        return status.lines();
    }

    @Override
    public String description() {
        return text("four.rules") + " " + status.told() + ".";
    }

    @Override
    public String spoken() {
        return why == null ? status.spoken() : why.spoken();
    }

    /**
     * What the device does with the game for going on later: remembers it, forgets it, or nothing.
     */
    public String kept() {
        if (turns.last().isPresent() || turns.transcript().isEmpty() || frame.isEmbedded()) {
            return null;
        }
        return isOver() ? "over" : "yes";
    }

    /** Whether the game is over. */
    public boolean isOver() {
        return board.toMove().equals("nobody");
    }
}
