package flipscope.web.play.analysis;

import flipscope.web.game.BoardView;
import flipscope.web.site.NamedLink;
import java.util.List;
import java.util.Optional;

/**
 * The position that an analysis shows, and what each move is worth there.
 *
 * @param board its legal moves are links, whoever is to move
 * @param ply of the game, for the mark in the graph
 * @param toMove {@code black}, {@code white} or {@code nobody}
 * @param title {@code Black to move}, or the result
 * @param place {@code Move 24 of 59: White, c7}
 * @param branch the moves of a branch, with the way back; empty in the game itself
 * @param turns the links to the other positions of this line
 * @param scores what each move is worth
 */
public record ShownPositionView(
        BoardView board,
        int ply,
        String toMove,
        String title,
        String place,
        Optional<OffshootView> branch,
        StepsView turns,
        WorthsView scores) {

    /**
     * A branch.
     *
     * @param text {@code You tried g8 h7 instead of move 25, c7.}
     * @param back the game where it was left
     */
    public record OffshootView(String text, NamedLink back) {}

    /** Links to other positions of the line; each empty where there is none. */
    public record StepsView(
            Optional<String> first,
            Optional<String> previous,
            Optional<String> next,
            Optional<String> last) {}

    /**
     * What each move is worth.
     *
     * @param moves best first; empty while they are worked out
     * @param load the address that works them out; empty once they are there or if there are none
     * @param squares the squares of the board that then change
     * @param delay how long to wait before requesting it, in htmx's notation
     * @param title {@code What each move is worth to Black}
     * @param note what the numbers mean
     * @param branch a branch as the graph draws it; empty in the game itself
     */
    public record WorthsView(
            List<WorthView> moves,
            Optional<String> load,
            String squares,
            String delay,
            String title,
            String note,
            String branch) {}

    /**
     * A move.
     *
     * @param score {@code ≈+4}
     * @param spoken {@code score plus 4, estimated}
     * @param played whether the shown line goes on with it
     */
    public record WorthView(
            String name, String url, String score, String spoken, boolean best, boolean played) {}
}
