package flipscope.core.chess;

import flipscope.core.Algorithm;
import flipscope.core.Numbering;

/** Where a rook reaches along its file: a subtraction whose borrow stops at the first piece. */
public final class FileAttacks {
    private FileAttacks() {}

    /**
     * The squares of its file that a rook attacks.
     *
     * <p>Technique: {@code o ^ (o - 2r)}. Taking twice the rook from the pieces on the file borrows
     * up the file, through every empty square, from the first piece that is met; what changed is
     * what the rook sees. Subtraction borrows upwards only, so the board is turned over for the way
     * down. Cost: 13 operations. Source: classic. Oracle: {@code NaiveChess.line}.
     *
     * @param occupied all pieces; bit 0 = a1, bit 63 = h8
     * @param square the square of the rook, 0 to 63
     * @return the squares above and below it, up to and including the first piece
     */
    @Algorithm(
            id = "chess/file-attacks",
            title = "What a rook sees: subtract",
            family = "chess-file",
            path = 921,
            summary = "A borrow runs up the file to the first piece",
            origin = "classic",
            numbering = Numbering.A1_LOW,
            example = "position=3q4/3p4/8/8/3R4/8/3P4/3K4+w+-+-+0+1&square=d4")
    public static long attacks(long occupied, int square) {
        // Which pieces stand on the file of the rook?
        long rook = 1L << square;
        long file = Masks.FILE_A << (square & 7);
        long pieces = occupied & file;

        // Take twice the rook away. There is nothing to take it from, so it is borrowed from the
        // first piece above: every square on the way changes.
        long twice = rook << 1;
        long borrowed = pieces - twice;
        long changed = pieces ^ borrowed;
        long up = changed & file;

        // Turn the board over, row 8 to the bottom. Now the way down leads up.
        long turned = Long.reverseBytes(pieces);
        long turnedRook = Long.reverseBytes(rook);

        // Take twice the rook away again. This time the borrow runs through the squares below it.
        long turnedTwice = turnedRook << 1;
        long turnedBorrowed = turned - turnedTwice;
        long turnedChanged = turned ^ turnedBorrowed;

        // Turn the board back. Up and down together are what the rook sees.
        long back = Long.reverseBytes(turnedChanged);
        long down = back & file;
        return up | down;
    }
}
