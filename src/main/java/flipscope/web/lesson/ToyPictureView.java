package flipscope.web.lesson;

import flipscope.web.draw.CubePicture;
import flipscope.web.draw.GridView;
import java.util.List;
import java.util.Optional;

/**
 * The picture of a toy: copies and a table, a cube, boards or strips.
 *
 * @param number the number that its bits are, above its strips
 */
public record ToyPictureView(
        Optional<ToyCopiesView> copies,
        Optional<CubePicture> cube,
        List<Board> boards,
        Optional<Total> number,
        List<Strip> strips) {
    static ToyPictureView of(ToyCopiesView copies) {
        return new ToyPictureView(
                Optional.of(copies), Optional.empty(), List.of(), Optional.empty(), List.of());
    }

    static ToyPictureView of(CubePicture cube) {
        return new ToyPictureView(
                Optional.empty(), Optional.of(cube), List.of(), Optional.empty(), List.of());
    }

    static ToyPictureView of(List<Board> boards) {
        return new ToyPictureView(
                Optional.empty(), Optional.empty(), boards, Optional.empty(), List.of());
    }

    static ToyPictureView of(Optional<Total> number, List<Strip> strips) {
        return new ToyPictureView(Optional.empty(), Optional.empty(), List.of(), number, strips);
    }

    /** A value on a board: pressed, or looked at. */
    public record Board(String label, List<List<Cell>> rows, Optional<GridView> grid) {}

    /** A number and its terms. */
    public record Total(int value, String terms) {}

    /**
     * A row of cells, or a file.
     *
     * @param sign what stands before the label, as in a sum; may be empty
     * @param label what they are, plain
     * @param cells from the highest place to the lowest
     */
    public record Strip(String css, String sign, String label, List<Cell> cells) {}

    /**
     * A cell.
     *
     * @param text what stands in it
     * @param square its square, if it is pressed
     * @param url where pressing it leads
     * @param said what it is called
     * @param piece the shape of a piece that stands there; may be empty
     */
    public record Cell(
            String css,
            String text,
            String square,
            Optional<String> url,
            String said,
            String piece) {
        /** Whether it is set. */
        public boolean isOn() {
            return List.of(css.split(" ")).contains("on");
        }

        static Cell of(String css, String text) {
            return new Cell(css, text, "", Optional.empty(), "", "");
        }
    }
}
