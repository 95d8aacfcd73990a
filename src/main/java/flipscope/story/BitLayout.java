package flipscope.story;

import flipscope.rules.Squares;
import flipscope.trace.Value;
import flipscope.trace.ViewKind;
import flipscope.trace.Word;
import java.util.stream.IntStream;

/**
 * The layout of a view: the column, row and name of each bit. The layers of the cube are arranged
 * two by two, the floor at the top left, the top layer at the bottom right.
 *
 * @param columns the number of cells in a row
 * @param rows the number of rows
 */
public record BitLayout(ViewKind view, int columns, int rows, int bits) {
    /** The cells along each side of a layer of the cube. */
    public static final int SIDE = 4;

    /** The layout of a view for values of this many bits. */
    public static BitLayout of(ViewKind view, int width) {
        return switch (view.shape()) {
            case BOARD -> new BitLayout(view, 8, 8, 64);
            case UPPER, LOWER -> new BitLayout(view, 8, 4, 32);
            case RANK -> new BitLayout(view, 8, 1, 8);
            case MINI -> new BitLayout(view, 4, 4, 16);
            case LINE3 -> new BitLayout(view, 3, 3, 9);
            case CUBE -> new BitLayout(view, 8, 8, 64);
            case LANES, WORD -> new BitLayout(view, 8, width / 8, width);
            case NUMBER, FLAG -> new BitLayout(view, 0, 0, 0);
        };
    }

    public static BitLayout of(ViewKind view, Value value) {
        return of(view, value.type().width());
    }

    /** The column of a bit, 0 on the left. */
    public int column(int bit) {
        return isCube() ? bit / 16 % 2 * 4 + bit % 4 : columns - 1 - bit % columns;
    }

    /** The row of a bit, 0 at the top. */
    public int row(int bit) {
        return isCube() ? bit / 32 * 4 + bit % 16 / 4 : rows - 1 - bit / columns;
    }

    /** The bit in a column and row. */
    public int bit(int column, int row) {
        return isCube()
                ? (row / 4 * 2 + column / 4) * 16 + row % 4 * 4 + column % 4
                : (rows - 1 - row) * columns + columns - 1 - column;
    }

    /** The bits in the order of their cells: from the highest down. */
    public IntStream inOrder() {
        return IntStream.iterate(bits - 1, bit -> bit >= 0, bit -> bit - 1);
    }

    /** A bit's name: a square on a board, else {@code bit 12}; also of a bit beyond the cells. */
    public String name(int bit) {
        return switch (view.shape()) {
            case BOARD, LANES -> bits == 64 ? Squares.name(bit) : "bit " + bit;
            case UPPER -> Squares.name(bit + 32);
            case LOWER -> Squares.name(bit);
            case RANK, MINI, LINE3 -> fileName(column(bit)) + rowName(row(bit));
            case CUBE -> fileName(bit % 4) + rowName(bit % 16 / 4) + layerName(bit / 16);
            case WORD, NUMBER, FLAG -> "bit " + bit;
        };
    }

    /**
     * The name of a column. Without a board, a bit's number is the sum of its row's and its
     * column's.
     */
    public String fileName(int column) {
        if (view.shape() == ViewKind.Shape.WORD) {
            return "+" + (columns - 1 - column);
        }
        return String.valueOf((char) ('a' + (isCube() ? column % 4 : column)));
    }

    /** The name of a row; empty if rows have none. Without a board it is a bit's number. */
    public String rowName(int row) {
        return switch (view.shape()) {
            case LOWER -> String.valueOf(row + 5);
            case RANK, NUMBER, FLAG -> "";
            case CUBE -> String.valueOf(row % 4 + 1);
            case WORD -> String.valueOf(bit(columns - 1, row));
            case LANES -> bits == 64 ? String.valueOf(row + 1) : String.valueOf(bit(0, row));
            case BOARD, UPPER, MINI, LINE3 -> String.valueOf(row + 1);
        };
    }

    /** The name of a layer of the cube, 0 for the floor: the suffix of its cells' names. */
    public String layerName(int layer) {
        return "/" + (layer + 1);
    }

    /** The number of wider gaps to the left of a column. */
    public int gapsBefore(int column) {
        return isCube() ? column / SIDE : 0;
    }

    /**
     * The number of wider gaps above a row: between the layers of the cube, or between the halves.
     */
    public int gapsAbove(int row) {
        if (view.shape() == ViewKind.Shape.LOWER) {
            return 1;
        }
        return isCube() ? row / SIDE : 0;
    }

    /** The number of rows of the full board above this half. */
    public int rowsAbove() {
        return view.shape() == ViewKind.Shape.LOWER ? 4 : 0;
    }

    /** The bits of a value that have cells here. */
    public long drawn(long value) {
        return value & Word.ones(bits);
    }

    /** Whether the bits have the same places in both, however they are grouped. */
    public boolean hasCellsOf(BitLayout other) {
        return columns == other.columns
                && rows == other.rows
                && columns > 0
                && rowsAbove() == other.rowsAbove()
                && isCube() == other.isCube();
    }

    /** Whether this is half a board, the other half being in another word. */
    public boolean isHalf() {
        return view.shape() == ViewKind.Shape.UPPER || view.shape() == ViewKind.Shape.LOWER;
    }

    /** Whether this is the board or half of it. */
    public boolean isBoard() {
        return view.shape() == ViewKind.Shape.BOARD || isHalf();
    }

    /** Whether these are 32 bits without a place on a board. */
    public boolean standsAlone() {
        return bits == 32 && !isHalf();
    }

    public boolean hasFiles() {
        return view.shape() == ViewKind.Shape.LANES ? bits == 64 : columns > 0;
    }

    public boolean isCube() {
        return view.shape() == ViewKind.Shape.CUBE;
    }
}
