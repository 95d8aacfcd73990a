package flipscope.web.lesson;

import flipscope.web.lesson.ToyPictureView.Cell;
import java.util.List;
import java.util.Optional;

/**
 * Shifted copies of a set of a few squares, under a frame that is the index of a table.
 *
 * @param below where the product begins
 * @param index where the result is looked up
 * @param board from its highest row with a square down
 * @param rival whether another way to stand asks for another result at this index
 * @param other the board of that other way; of this one where there is none, to keep its place
 * @param rivalPieces where the pieces of that other way stand, in words
 * @param copies the farthest shifted as they are declared
 * @param product its top five places are the index
 * @param carries the places, left of which a 1 is handed on since two 1s of the copies meet
 * @param slots the table
 * @param clashes at how many places of it two results would have to stand
 */
public record ToyCopiesView(
        int width,
        int below,
        int frameLeft,
        int frameWidth,
        long index,
        List<Cell> board,
        boolean rival,
        List<Cell> other,
        String rivalPieces,
        List<CopyView> copies,
        List<Place> product,
        List<Integer> carries,
        List<Slot> slots,
        int clashes) {
    /**
     * A copy.
     *
     * @param input what shifts it
     * @param shift how far
     * @param left where its frame begins
     * @param label where its shift is written
     */
    public record CopyView(
            String input,
            long shift,
            int top,
            int left,
            int width,
            int label,
            List<Place> places) {}

    /**
     * A bit of a copy, or of the product.
     *
     * @param name its square, if it is one of those pressed; for the product its digit
     */
    public record Place(String css, int x, String name) {}

    /**
     * A place of the table.
     *
     * @param url a way to stand that leads there; at the present place another one
     */
    public record Slot(String css, Optional<String> url) {}
}
