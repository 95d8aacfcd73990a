package flipscope.scratch;

import flipscope.text.Slug;
import flipscope.trace.BitLayout;
import flipscope.trace.Word;
import java.util.Arrays;
import java.util.Optional;

/**
 * What a hand does to a set of cells: it presses cells, a row, a file or a diagonal, or moves them
 * all. What is moved off the board is lost.
 */
public enum Drawing {
    LEFT,
    RIGHT,
    UP,
    DOWN,
    FLIP,
    MIRROR,
    INVERT,
    FALLING,
    RISING;

    /** As addresses name it. */
    public String code() {
        return Slug.of(this);
    }

    /**
     * A set as a hand changes it: {@code e7+f7} presses cells, {@code c} and {@code 3} a file and a
     * row, {@code invert} turns all over.
     *
     * @return empty if that is no way to draw
     */
    public static Optional<Long> draw(BitLayout board, long set, String how) {
        Optional<Drawing> tool =
                Arrays.stream(values()).filter(each -> each.code().equals(how)).findFirst();
        if (tool.isPresent()) {
            return tool.map(each -> each.draw(board, set));
        }
        long line =
                board.where(
                        bit ->
                                board.rowName(board.row(bit)).equals(how)
                                        || board.fileName(board.column(bit)).equals(how));
        if (line != 0) {
            return Optional.of(pressed(set, line));
        }
        long cells = 0;
        for (String name : how.split(" ")) {
            long cell = board.where(bit -> board.name(bit).replace(' ', '-').equals(name));
            if (cell == 0) {
                return Optional.empty();
            }
            cells |= cell;
        }
        return Optional.of(set ^ cells);
    }

    private long draw(BitLayout board, long set) {
        return switch (this) {
            case LEFT -> moved(board, set, -1, 0, 1, 1);
            case RIGHT -> moved(board, set, 1, 0, 1, 1);
            case UP -> moved(board, set, 0, -1, 1, 1);
            case DOWN -> moved(board, set, 0, 1, 1, 1);
            case FLIP -> moved(board, set, 0, board.rows() - 1, 1, -1);
            case MIRROR -> moved(board, set, board.columns() - 1, 0, -1, 1);
            case INVERT -> set ^ board.where(bit -> true);
            case FALLING -> pressed(set, board.where(bit -> board.column(bit) == board.row(bit)));
            case RISING ->
                    pressed(
                            set,
                            board.where(
                                    bit -> board.column(bit) + board.row(bit) == board.rows() - 1));
        };
    }

    /** With these cells; without them if it had them all. */
    private static long pressed(long set, long cells) {
        return (set & cells) == cells ? set & ~cells : set | cells;
    }

    /** With every cell at the column and row that its own give: so many on, after a factor. */
    private static long moved(
            BitLayout board, long set, int columns, int rows, int across, int down) {
        return board.where(
                bit -> {
                    int column = (board.column(bit) - columns) * across;
                    int row = (board.row(bit) - rows) * down;
                    boolean inside =
                            0 <= column
                                    && column < board.columns()
                                    && 0 <= row
                                    && row < board.rows();
                    return inside && Word.has(set, board.bit(column, row));
                });
    }
}
