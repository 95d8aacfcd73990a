package flipscope.web.figure;

import flipscope.web.draw.GridView;
import flipscope.web.draw.StillSquare;
import java.util.List;

/**
 * What a page shows, for those who see no more of it than a link.
 *
 * @param title what it is called
 * @param where what of it is shown: which step of how many, of which game
 * @param telling a sentence or two about it
 * @param row pictures, from left to right
 * @param board a position in place of pictures, a1 first; empty for none
 */
public record Card(
        String title, String where, String telling, List<Item> row, List<StillSquare> board) {
    /** In pixels, as those ask for it who show links. */
    public static final int WIDTH = 1200;

    public static final int HEIGHT = 630;

    /** A page that is shown by pictures. */
    public static Card of(String title, String where, String telling, List<Item> row) {
        return new Card(title, where, telling, List.copyOf(row), List.of());
    }

    /** A page that is shown by a position. */
    public static Card of(String title, String where, String telling, Position board) {
        return new Card(title, where, telling, List.of(), board.squares());
    }

    /** A position, square by square. */
    public record Position(List<StillSquare> squares) {}

    /**
     * A part of the row: a picture with its name above, or a sign between pictures.
     *
     * @param name of a sign, the sign
     * @param code whether the name stands in the code
     * @param grid the picture, or null
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
