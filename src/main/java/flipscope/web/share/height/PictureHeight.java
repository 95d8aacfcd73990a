package flipscope.web.share.height;

import flipscope.web.draw.Crop;
import flipscope.web.draw.GridView;

/** The heights of pictures at a width. */
final class PictureHeight {
    private PictureHeight() {}

    static double height(GridView grid, double width) {
        return height(grid, Crop.WHOLE, width);
    }

    /** The height of the visible part of a picture. */
    static double height(GridView grid, Crop crop, double width) {
        boolean whole = grid.cells().isEmpty();
        String[] box = (whole ? Crop.WHOLE : crop).viewBox(grid).split(" ");
        return width * Double.parseDouble(box[3]) / Double.parseDouble(box[2]);
    }
}
