package flipscope.web.share.height;

import flipscope.web.draw.Crop;
import flipscope.web.draw.GridView;

/** How tall pictures are at a width. */
final class PictureHeight {
    private PictureHeight() {}

    static double height(GridView grid, double width) {
        return height(grid, Crop.WHOLE, width);
    }

    /** The height of as much of a picture as is shown. */
    static double height(GridView grid, Crop crop, double width) {
        boolean whole = grid.cells().isEmpty();
        String[] box = (whole ? Crop.WHOLE : crop).viewBox(grid).split(" ");
        return width * Double.parseDouble(box[3]) / Double.parseDouble(box[2]);
    }
}
