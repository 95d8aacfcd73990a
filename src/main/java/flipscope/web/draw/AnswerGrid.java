package flipscope.web.draw;

import static flipscope.trace.Word.has;

import flipscope.story.BitNames;
import flipscope.text.Messages;
import flipscope.text.Slug;
import flipscope.trace.BitLayout;
import flipscope.trace.DisplayFormat;

/**
 * The bits of an answer, to toggle or marked, in the same layout as in pictures.
 *
 * @param width how many bits the value has
 * @param answer the bits that are set in the answer
 * @param place bits to look at
 * @param alt the text alternative of a given answer; empty for a grid to answer in
 */
public record AnswerGrid(
        Messages messages,
        DisplayFormat view,
        int width,
        Discs discs,
        long answer,
        long place,
        String alt) {
    /** The empty grid of a value. */
    public AnswerGrid(Messages messages, DisplayFormat view, int width, Discs discs) {
        this(messages, view, width, discs, 0, 0, "");
    }

    public BitLayout layout() {
        return BitLayout.of(view, width);
    }

    /** This grid with an answer in it. */
    public AnswerGrid with(long given, long wrong, String words) {
        return new AnswerGrid(messages, view, width, discs, given, wrong, words);
    }

    /** The kind of picture: {@code as-board}, {@code as-lanes}, … */
    public String css() {
        return "as-" + Slug.of(view.shape());
    }

    public boolean isOn(int bit) {
        return has(answer, bit);
    }

    /** The name of a bit in an answer: {@code c4}, {@code 12}. */
    public String name(int bit) {
        return BitNames.name(bit, view);
    }

    /** The accessible name of a bit. */
    public String label(int bit) {
        String name = name(bit);
        return BitNames.areSquares(view) ? name : messages.text("predict.bit", name);
    }

    /**
     * {@code black} or {@code white} for a disc, {@code white-rooks} for a piece; {@code end} at
     * the end of a lane.
     */
    public String css(int bit) {
        if (view.lanes() > 0) {
            return bit % view.lanes() == 0 ? "end" : "";
        }
        return layout().isCube() ? layerCorner(bit) : discs.at(layout().square(bit));
    }

    /** The shape of the piece that stands on a bit; empty where none does. */
    public String piece(int bit) {
        return PieceShape.of(css(bit));
    }

    /** The CSS classes of a cell in the cube: corner and edges of its layer. */
    private static String layerCorner(int bit) {
        return (bit % 16 == 0 ? "layer " : "")
                + (bit % 4 == 3 ? "end " : "")
                + (bit % 16 >= 12 ? "last" : "");
    }

    /** Whether it is a bit to look at. */
    public boolean isPlace(int bit) {
        return has(place, bit);
    }
}
