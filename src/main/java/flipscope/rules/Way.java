package flipscope.rules;

import java.util.OptionalInt;
import java.util.stream.Stream;

/** One of the eight directions from a square as seen on the board. */
public enum Way {
    UP_LEFT(-1, -1),
    UP(0, -1),
    UP_RIGHT(1, -1),
    RIGHT(1, 0),
    DOWN_RIGHT(1, 1),
    DOWN(0, 1),
    DOWN_LEFT(-1, 1),
    LEFT(-1, 0);

    private final int files;
    private final int rows;

    Way(int files, int rows) {
        this.files = files;
        this.rows = rows;
    }

    /** Files to the right per step; negative is left. */
    public int files() {
        return files;
    }

    /** Rows down per step; negative is up. */
    public int rows() {
        return rows;
    }

    /** The way back. */
    public Way opposite() {
        return Stream.of(values())
                .filter(way -> way.files == -files && way.rows == -rows)
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
