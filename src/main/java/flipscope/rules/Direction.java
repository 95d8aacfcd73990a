package flipscope.rules;

import flipscope.text.Slug;
import java.util.OptionalInt;
import java.util.stream.Stream;

/** One of the eight directions on a board, clockwise. */
public enum Direction {
    UP_LEFT(-1, -1, "↖"),
    UP(0, -1, "↑"),
    UP_RIGHT(1, -1, "↗"),
    RIGHT(1, 0, "→"),
    DOWN_RIGHT(1, 1, "↘"),
    DOWN(0, 1, "↓"),
    DOWN_LEFT(-1, 1, "↙"),
    LEFT(-1, 0, "←");

    private final int files;
    private final int rows;
    private final String arrow;

    Direction(int files, int rows, String arrow) {
        this.files = files;
        this.rows = rows;
        this.arrow = arrow;
    }

    /** Files to the right per step; negative is left. */
    public int files() {
        return files;
    }

    /** Rows down per step; negative is up. */
    public int rows() {
        return rows;
    }

    public String arrow() {
        return arrow;
    }

    /** Its name in addresses and message keys: {@code up-left}. */
    public String code() {
        return Slug.of(this);
    }

    public Direction opposite() {
        return of(-files, -rows);
    }

    /** The direction of a step of one square, so many files to the right and rows down. */
    public static Direction of(int files, int rows) {
        return Stream.of(values())
                .filter(each -> each.files == files && each.rows == rows)
                .findFirst()
                .orElseThrow();
    }

    /** The next square in this direction; empty at the edge of the board. */
    public OptionalInt from(int square) {
        int file = Squares.file(square) + files;
        int row = Squares.row(square) + rows;
        boolean inside = file >= 0 && file < 8 && row >= 0 && row < 8;
        return inside ? OptionalInt.of(Squares.at(file, row)) : OptionalInt.empty();
    }
}
