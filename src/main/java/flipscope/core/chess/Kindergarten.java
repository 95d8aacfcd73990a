package flipscope.core.chess;

import flipscope.core.Algorithm;
import flipscope.core.Numbering;

/** Where a bishop reaches on one diagonal: its pieces are gathered into a row of six bits. */
public final class Kindergarten {
    private Kindergarten() {}

    /** From a1 to h8. */
    private static final long RISING = 0x8040_2010_0804_0201L;

    /** For each square the diagonal through it that rises to the right. */
    private static final long[] DIAGONALS = diagonals();

    /** For each file, and for each way to occupy files b to g: the files that are reached. */
    private static final long[][] REACH = reach();

    private static long[] diagonals() {
        long[] diagonals = new long[64];
        for (int square = 0; square < 64; square++) {
            int toEdge = Math.min(square & 7, square >>> 3);
            int first = square - 9 * toEdge;
            int length = 8 - Math.max(first & 7, first >>> 3);
            diagonals[square] = RISING >>> 9 * (8 - length) << first;
        }
        return diagonals;
    }

    private static long[][] reach() {
        long[][] reach = new long[8][64];
        for (int file = 0; file < 8; file++) {
            for (int inner = 0; inner < 64; inner++) {
                reach[file][inner] = seen(inner << 1, 1L << file) * Masks.FILE_A;
            }
        }
        return reach;
    }

    /** What a rook sees on row 1, by subtracting, as {@link FileAttacks} does it. */
    private static long seen(long row, long rook) {
        long turned = Long.reverse(row);
        long changed = turned ^ turned - 2 * Long.reverse(rook);
        return (row ^ row - 2 * rook | Long.reverse(changed)) & 0xFF;
    }

    /**
     * The squares that a bishop attacks on the diagonal that rises to the right.
     *
     * <p>Technique: no two squares of a diagonal are on one file, so multiplying by file b brings
     * all its pieces to row 8 without a collision; the six inner ones are the index of a table. A
     * piece on an edge file hides nothing behind it. Cost: 9 operations. Source: classic. Oracle:
     * {@code NaiveChess.line}.
     *
     * @param occupied all pieces; bit 0 = a1, bit 63 = h8
     * @param square the square of the bishop, 0 to 63
     * @return the squares of the diagonal on both sides, up to and including the first piece
     */
    @Algorithm(
            id = "chess/kindergarten",
            title = "A diagonal gathered by multiplying",
            family = "chess-diagonal",
            path = 961,
            summary = "One multiplication gathers a diagonal into a row",
            origin = "classic",
            numbering = Numbering.A1_LOW,
            example = "position=7k/6p1/1p3p2/8/3B4/2P3p1/1P6/8+w+-+-+0+1&square=d4")
    public static long attacks(long occupied, int square) {
        // Which pieces on the diagonal matter? Behind those on files a and h there is nothing.
        long diagonal = DIAGONALS[square];
        long pieces = occupied & diagonal;
        long inner = pieces & Masks.INNER_FILES;

        // Multiply by file b. Eight copies, each a row further up: in row 8 all pieces meet, each
        // on its own file.
        long gathered = inner * Masks.FILE_B;

        // Bring the top six bits home. They are the inner files of the diagonal.
        int index = (int) (gathered >>> 58);

        // Look up the files that are reached, and keep the squares of the diagonal.
        long files = REACH[square & 7][index];
        return files & diagonal;
    }
}
