package flipscope.core.chess;

import flipscope.core.Algorithm;
import flipscope.core.Numbering;

/** A slip to learn from: the index of a magic number, brought home with its sign. */
public final class ClinicMagicSign {
    private ClinicMagicSign() {}

    /**
     * What a bishop on d1 sees, but something else while a piece stands on f3.
     *
     * <p>The slip: {@code >>} repeats the top bit, which is the one that f3 comes to, so the index
     * is negative. The program then stops at the table; somebody has mended that by {@code
     * Math.abs}, and since then it answers, and is wrong. Cost: 4 operations. Source: classic.
     * Correct form: {@link MagicBishop}.
     *
     * @param occupied all pieces; bit 0 = a1, bit 63 = h8
     * @return the squares that the bishop attacks, wrong ones with a piece on f3
     */
    @Algorithm(
            id = "clinic/magic-sign",
            title = "A slip: an index with a sign",
            family = "chess-bishop",
            path = 993,
            summary = ">> repeats the top bit: the index is negative",
            origin = "classic",
            numbering = Numbering.A1_LOW,
            example = "position=8/8/8/7p/6p1/1p3p2/2N5/3B4+w+-+-+0+1",
            correctForm = "chess/magic-bishop")
    public static long attacks(long occupied) {
        // Keep the pieces that matter.
        long blockers = occupied & MagicBishop.RELEVANT;

        // Multiply by the magic number.
        long product = blockers * MagicBishop.MAGIC;

        // Bring the index home. The sign comes along, so it may be negative.
        int index = (int) (product >> 59);

        // Take the sign off, so that there is such an entry. It is not the right one.
        int place = Math.abs(index);

        // Look up what the bishop sees.
        return MagicBishop.ATTACKS[place];
    }
}
