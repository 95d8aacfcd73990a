package flipscope.core.chess;

import flipscope.core.Algorithm;
import flipscope.core.Numbering;
import flipscope.core.Shape;
import flipscope.core.View;

/** A slip to learn from: a 1 without its L. */
public final class ClinicIntSquare {
    private ClinicIntSquare() {}

    /**
     * What a rook sees on its file, but from four rows further down if it stands in the upper half.
     *
     * <p>The slip: {@code 1 << square} shifts an {@code int}, which has 32 bits, and Java takes the
     * distance modulo 32: {@code 1 << 40} is {@code 1 << 8}. Cost: 13 operations. Source: classic.
     * Correct form: {@link FileAttacks}.
     *
     * @param occupied all pieces; bit 0 = a1, bit 63 = h8
     * @param square the square of the rook, 0 to 63
     * @return squares of its file, wrong ones from row 5 up
     */
    @Algorithm(
            id = "clinic/int-square",
            title = "A slip: a 1 without its L",
            family = "chess-file",
            path = 992,
            summary = "1 << 40 shifts 32 bits, by 8",
            origin = "classic",
            numbering = Numbering.A1_LOW,
            example = "position=3q4/8/3R4/8/8/8/3P4/3K4+w+-+-+0+1&square=d6",
            correctForm = "chess/file-attacks")
    public static long attacks(long occupied, int square) {
        // Put the rook on its square. The 1 is an int of 32 bits: it is shifted by square modulo
        // 32.
        @View(Shape.WORD)
        int place = 1 << square;

        // Which pieces stand on the file of the rook? The int is widened, too late.
        long rook = place;
        long file = Masks.FILE_A << (square & 7);
        long pieces = occupied & file;

        // Take twice the rook away: a borrow runs up to the first piece.
        long twice = rook << 1;
        long borrowed = pieces - twice;
        long changed = pieces ^ borrowed;
        long up = changed & file;

        // Turn the board over, so that the way down leads up.
        long turned = Long.reverseBytes(pieces);
        long turnedRook = Long.reverseBytes(rook);

        // Take twice the rook away again.
        long turnedTwice = turnedRook << 1;
        long turnedBorrowed = turned - turnedTwice;
        long turnedChanged = turned ^ turnedBorrowed;

        // Turn the board back. Up and down together are what a rook would see from there.
        long back = Long.reverseBytes(turnedChanged);
        long down = back & file;
        return up | down;
    }
}
