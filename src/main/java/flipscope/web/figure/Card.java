package flipscope.web.figure;

import flipscope.web.draw.CubePicture;
import flipscope.web.draw.GridView;
import flipscope.web.draw.StillSquare;
import java.util.List;

/**
 * The preview of a page beside a link.
 *
 * @param title the title
 * @param where what part is shown: which step of how many, of which game
 * @param description one or two sentences about it
 * @param row pictures from left to right
 * @param board a position instead of pictures, a1 first; or empty
 * @param cube a cube instead of pictures, or null
 */
public record Card(
        String title,
        String where,
        String description,
        List<Item> row,
        List<StillSquare> board,
        CubePicture cube) {
    /** In pixels: the size that sites request for link previews. */
    public static final int WIDTH = 1200;

    public static final int HEIGHT = 630;

    /** A card with pictures. */
    public static Card of(String title, String where, String description, List<Item> row) {
        return new Card(title, where, description, List.copyOf(row), List.of(), null);
    }

    /** A card with a position. */
    public static Card of(String title, String where, String description, Position board) {
        return new Card(title, where, description, List.of(), board.squares(), null);
    }

    /** A card with a cube. */
    public static Card of(String title, String where, String description, CubePicture cube) {
        return new Card(title, where, description, List.of(), List.of(), cube);
    }

    public record Position(List<StillSquare> squares) {}

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
