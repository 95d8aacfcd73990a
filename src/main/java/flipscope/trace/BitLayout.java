package flipscope.trace;

import flipscope.trace.DisplayFormat.Shape;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * The layout of a view: the column, row and name of each bit, and where a shift moves it. The
 * layers of a cube are arranged two by two, the floor at the top left, the top layer at the bottom
 * right.
 *
 * @param columns the number of cells in a row
 * @param rows the number of rows
 */
public record BitLayout(DisplayFormat view, int columns, int rows, int bits) {
    private static final int BYTE = 8;

    /** So many cells a shift may move bits in a row of eight; in shorter rows only to the next. */
    private static final int FARTHEST = 7;

    /** The layout of a view for values of this many bits. */
    public static BitLayout of(DisplayFormat view, int width) {
        Shape shape = view.shape();
        return switch (shape) {
            case LANES, WORD -> new BitLayout(view, BYTE, width / BYTE, width);
            default -> {
                int across = shape.isCube() ? 2 : 1;
                yield new BitLayout(
                        view, shape.columns() * across, shape.rows() * across, shape.cells());
            }
        };
    }

    public static BitLayout of(DisplayFormat view, Value value) {
        return of(view, value.type().width());
    }

    /** Registers are drawn as numbers are written, the highest bit first. */
    public Numbering numbering() {
        return view.shape().isBoard() ? view.numbering() : Numbering.A1_HIGH;
    }

    /** The cells in a row of a layer. */
    public int side() {
        return isCube() ? columns / 2 : columns;
    }

    private int high() {
        return isCube() ? rows / 2 : rows;
    }

    /** The layer of a bit, 0 for the floor. */
    private int layer(int bit) {
        return isCube() ? bit / (side() * high()) : 0;
    }

    /** The column of a bit, 0 on the left. */
    public int column(int bit) {
        int place = Math.floorMod(bit, side());
        return layer(bit) % 2 * side() + turned(place, side(), numbering().right());
    }

    /** The row of a bit, 0 at the top; also of a bit beyond the cells. */
    public int row(int bit) {
        int place = Math.floorDiv(bit, side()) - layer(bit) * high();
        return layer(bit) / 2 * high() + turned(place, high(), numbering().down());
    }

    private static int turned(int place, int size, int way) {
        return way > 0 ? place : size - 1 - place;
    }

    /** The bit in a column and row. */
    public int bit(int column, int row) {
        int layer = isCube() ? row / high() * 2 + column / side() : 0;
        int place = turned(column % side(), side(), numbering().right());
        int line = turned(row % high(), high(), numbering().down());
        return (layer * high() + line) * side() + place;
    }

    /** The bits of which something is true, as a set. */
    public long where(IntPredicate which) {
        return IntStream.range(0, bits).filter(which).mapToLong(bit -> 1L << bit).sum();
    }

    /** The bits in the order of their cells: from the highest down. */
    public IntStream inOrder() {
        return IntStream.iterate(bits - 1, bit -> bit >= 0, bit -> bit - 1);
    }

    /** The set bits of a value, in the order in which boards are read: a1 first. */
    public IntStream set(long bits) {
        return IntStream.range(0, Long.SIZE)
                .map(place -> runsRight() ? place : Long.SIZE - 1 - place)
                .filter(bit -> Word.has(bits, bit));
    }

    /** A bit's name: a square on a board, else {@code bit 12}; also of a bit beyond the cells. */
    public String name(int bit) {
        if (!hasSquares()) {
            return "bit " + bit;
        }
        String square = fileName(column(bit)) + rowName(row(bit));
        return isCube() ? square + layerName(layer(bit)) : square;
    }

    /** The bit of a name, in which a blank may be a dash; empty if no cell has it. */
    public OptionalInt named(String name) {
        String wanted = name.replace('-', ' ');
        return inOrder().filter(bit -> name(bit).equalsIgnoreCase(wanted)).findFirst();
    }

    /** Whether bits are named after squares; a register of 64 bits may hold the usual board. */
    private boolean hasSquares() {
        return view.shape().isBoard() || hasLanes() && bits == Long.SIZE && view.isUsual();
    }

    private boolean hasLanes() {
        return view.shape() == Shape.LANES;
    }

    /**
     * The name of a column. Without a board, a bit's number is the sum of its row's and its
     * column's.
     */
    public String fileName(int column) {
        if (view.shape() == Shape.WORD) {
            return "+" + (columns - 1 - column);
        }
        return String.valueOf((char) ('a' + column % side()));
    }

    /** The name of a row; empty if rows have none. Without a board it is a bit's number. */
    public String rowName(int row) {
        if (!hasSquares()) {
            return columns == 0 ? "" : String.valueOf(bit(hasLanes() ? 0 : columns - 1, row));
        }
        return rows == 1 ? "" : String.valueOf(rowNumber(row));
    }

    /** The number of a row; the rows of the lower half of a board go on with those of the upper. */
    private int rowNumber(int row) {
        int fromTop = rowsAbove() + row % high() + 1;
        return numbering().isFromTop() ? fromTop : (isHalf() ? 2 : 1) * high() + 1 - fromTop;
    }

    /** The number of the row at the top. */
    public int firstRow() {
        return rowNumber(0);
    }

    /** The name of a layer of the cube, 0 for the floor: the suffix of its cells' names. */
    public String layerName(int layer) {
        return "/" + (layer + 1);
    }

    /** The number of wider gaps to the left of a column. */
    public int gapsBefore(int column) {
        return isCube() ? column / side() : 0;
    }

    /**
     * The number of wider gaps above a row: between the layers of the cube, or between the halves.
     */
    public int gapsAbove(int row) {
        return isCube() ? row / high() : rowsAbove() > 0 ? 1 : 0;
    }

    /** The number of rows of the full board above this half. */
    public int rowsAbove() {
        boolean above = numbering().down() < 0;
        return view.shape() == (above ? Shape.LOWER : Shape.UPPER) ? rows : 0;
    }

    /** The row beyond the highest bits, where what is shifted too far has fallen. */
    public int beyond() {
        return numbering().down() < 0 ? rowsAbove() - 1 : rowsAbove() + rows;
    }

    /** The bits of a value that have cells here. */
    public long drawn(long value) {
        return value & Word.ones(bits);
    }

    /** Whether the bits have the same places in both, however they are grouped. */
    public boolean hasCellsOf(BitLayout other) {
        return columns > 0
                && bits == other.bits
                && side() == other.side()
                && rowsAbove() == other.rowsAbove()
                && numbering() == other.numbering();
    }

    /** Whether this is half a board, the other half being in another word. */
    public boolean isHalf() {
        return view.shape().isHalf();
    }

    /** Whether this is the board of eight by eight or half of it. */
    public boolean isBoard() {
        return view.shape() == Shape.BOARD || isHalf();
    }

    /** The square of the board of eight by eight, or of the cube, that a bit is; -1 for none. */
    public int square(int bit) {
        return isBoard() || isCube() ? bit + bitsBelow() : -1;
    }

    /** How many bits of the board of eight by eight are in the lower half of it. */
    public int bitsBelow() {
        return view.shape() == Shape.UPPER ? Integer.SIZE : 0;
    }

    /** Whether these are 32 bits without a place on a board. */
    public boolean standsAlone() {
        return bits == 32 && !isHalf();
    }

    public boolean hasFiles() {
        return hasLanes() ? hasSquares() : columns > 0;
    }

    public boolean isCube() {
        return view.shape().isCube();
    }

    /** Whether higher bits are further to the right. */
    public boolean runsRight() {
        return numbering().right() > 0;
    }

    /** How many places on a bit is, so many columns to the right and so many rows down. */
    public int places(int right, int down) {
        return right * numbering().right() + down * numbering().down() * columns;
    }

    /**
     * So many cells to the right and down.
     *
     * @param squares how many times the smaller step of the same direction it is
     */
    public record Way(int squares, int right, int down) {}

    /** The way of a shift by so many places to higher bits; empty if it is no straight line. */
    public Optional<Way> way(int places) {
        int farthest = places == 0 ? 0 : isBoard() ? FARTHEST : view.shape() == Shape.MINI ? 1 : 0;
        for (int squares = 1; squares <= farthest; squares++) {
            for (int right = -1; right <= 1; right++) {
                for (int down = -1; down <= 1; down++) {
                    if (places == squares * places(right, down)) {
                        return Optional.of(new Way(squares, right, down));
                    }
                }
            }
        }
        return Optional.empty();
    }
}
