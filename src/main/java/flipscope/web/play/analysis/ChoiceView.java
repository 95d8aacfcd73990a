package flipscope.web.play.analysis;

import flipscope.web.site.PageFrame;
import flipscope.web.site.PageView;
import java.util.List;

/**
 * How the engine chose a move.
 *
 * @param title {@code How did White choose d6?}
 * @param sentence how far it looked and what it expects
 * @param other that another move was played than it finds; empty if it was this one
 * @param mobilityUrl where its legal moves are computed step by step
 * @param flipsUrl where what the move turned is computed step by step
 * @param branches its moves, the best first
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
     * A move that could have been played.
     *
     * @param name {@code d6}
     * @param url the board after it
     * @param best whether it is the one that the engine finds
     * @param score what it is worth: {@code ≈+4}, or that it is at most so much
     * @param nodes how many positions were visited behind it
     * @param share the same in hundredths of all
     * @param line the moves that are expected after it; empty where none are known
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
     * A move that is expected.
     *
     * @param name {@code c3}
     * @param side {@code black} or {@code white}
     * @param sideName the same in words
     * @param url the board after it
     */
    public record TwigView(String name, String side, String sideName, String url) {}
}
