package flipscope.engine;

import flipscope.rules.Position;
import flipscope.rules.Squares;

/** The eight ways to turn and mirror a board, square by square. */
public enum Symmetry {
    NONE(false, false, false),
    LEFT_RIGHT(true, false, false),
    UP_DOWN(false, true, false),
    HALF_TURN(true, true, false),
    DIAGONAL(false, false, true),
    QUARTER_TURN(true, false, true),
    OTHER_QUARTER_TURN(false, true, true),
    OTHER_DIAGONAL(true, true, true);

    private final boolean mirrorFiles;
    private final boolean mirrorRows;
    private final boolean exchange;

    Symmetry(boolean mirrorFiles, boolean mirrorRows, boolean exchange) {
        this.mirrorFiles = mirrorFiles;
        this.mirrorRows = mirrorRows;
        this.exchange = exchange;
    }

    public int square(int square) {
        int file = mirrorFiles ? 7 - Squares.file(square) : Squares.file(square);
        int row = mirrorRows ? 7 - Squares.row(square) : Squares.row(square);
        return exchange ? Squares.at(row, file) : Squares.at(file, row);
    }

    public long set(long set) {
        return Squares.list(set).stream().mapToLong(s -> Squares.bit(square(s))).sum();
    }

    public Position position(Position at) {
        return new Position(set(at.own()), set(at.opponent()), at.toMove());
    }
}
