package flipscope.web.figure;

import flipscope.web.draw.BoardPicture;
import flipscope.web.draw.CubePicture;
import flipscope.web.draw.GridView;
import flipscope.web.draw.Pen;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * The preview of a page beside a link.
 *
 * @param title the title
 * @param where what part is shown: which step of how many, of which game
 * @param description one or two sentences about it
 * @param row pictures from left to right
 * @param shown a position or a cube instead of pictures
 */
public record Card(
        String title, String where, String description, List<Item> row, Optional<Shown> shown) {
    /** In pixels: the size that sites request for link previews. */
    public static final int WIDTH = 1200;

    public static final int HEIGHT = 630;

    /** A card with pictures. */
    public static Card of(String title, String where, String description, List<Item> row) {
        return new Card(title, where, description, List.copyOf(row), Optional.empty());
    }

    /** A card with a position. */
    public static Card of(String title, String where, String description, BoardPicture board) {
        Shown shown = new Shown(board::draw, BoardPicture.SIZE, 1.894);
        return new Card(title, where, description, List.of(), Optional.of(shown));
    }

    /** A card with a cube. */
    public static Card of(String title, String where, String description, CubePicture cube) {
        Shown shown = new Shown(cube::draw, CubePicture.HEIGHT, 0.97);
        return new Card(title, where, description, List.of(), Optional.of(shown));
    }

    /** What is drawn beside the texts; its height is before it is scaled. */
    record Shown(Consumer<Pen> drawing, int height, double scale) {}

    /**
     * An item of the row: a picture with its name above it, or a sign between pictures.
     *
     * @param name the name, or the sign itself
     * @param code whether the name is code
     * @param grid the picture, or null for a sign
     */
    public record Item(String name, boolean code, GridView grid) {
        public static Item value(String name, GridView grid) {
            return new Item(name, true, grid);
        }

        public static Item titled(String title, GridView grid) {
            return new Item(title, false, grid);
        }

        public static Item sign(String sign) {
            return new Item(sign, true, null);
        }

        boolean isSign() {
            return grid == null;
        }
    }
}
