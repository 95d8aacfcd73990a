package flipscope.web.play.analysis;

import flipscope.web.site.PageFrame;
import flipscope.web.site.PageView;
import java.util.List;

/**
 * How the engine chose a move.
 *
 * @param title {@code How did White choose d6?}
 * @param sentence how far it looked ahead and what it expects
 * @param other that the played move differs from the engine's choice; empty otherwise
 * @param mobilityUrl the steps that compute its legal moves
 * @param flipsUrl the steps that compute the flips of the move
 * @param branches the candidate moves, best first
 * @param back the game
 */
public record ChoiceView(
        PageFrame frame,
        String title,
        String sentence,
        String other,
        String mobilityUrl,
        String flipsUrl,
        List<BranchView> branches,
        String back)
        implements PageView {

    @Override
    public String description() {
        return sentence;
    }

    /**
     * A candidate move.
     *
     * @param name {@code d6}
     * @param url the board after it
     * @param best whether the engine chooses it
     * @param score its score: {@code ≈+4}, or an upper bound
     * @param nodes how many positions were visited below it
     * @param share the same as a percentage of all
     * @param line the expected moves after it; empty if unknown
     */
    public record BranchView(
            String name,
            String url,
            boolean best,
            String score,
            String nodes,
            String share,
            List<TwigView> line) {}

    /**
     * An expected move.
     *
     * @param name {@code c3}
     * @param side {@code black} or {@code white}
     * @param sideName the side in words
     * @param url the board after it
     */
    public record TwigView(String name, String side, String sideName, String url) {}
}
