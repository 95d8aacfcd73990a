package flipscope.core.chess;

import flipscope.core.Algorithm;
import flipscope.core.Numbering;

/** A slip to learn from: one of eight shifts goes without its mask. */
public final class ClinicKingMask {
    private ClinicKingMask() {}

    /**
     * The squares around a king, and one on the other side of the board while it stands on file a.
     *
     * <p>The slip: {@code << 7} steps up and left, so from file a it must be masked, and it is not;
     * the step arrives on file h, in the king's own row. Cost: 20 operations. Source: classic.
     * Correct form: {@link King}.
     *
     * @param kings one king, or several that are not beside each other; bit 0 = a1, bit 63 = h8
     * @return the squares that it attacks, and wrong ones from file a
     */
    @Algorithm(
            id = "clinic/king-mask",
            title = "A slip: a step without its mask",
            family = "chess-king",
            path = 991,
            summary = "From file a, << 7 arrives on file h",
            origin = "classic",
            numbering = Numbering.A1_LOW,
            example = "position=8/8/8/8/K7/8/8/8+w+-+-+0+1",
            correctForm = "chess/king")
    public static long attacks(long kings) {
        // Step straight up and down, where nothing wraps.
        long attacks = kings << 8;
        attacks |= kings >>> 8;

        // Step to the right, straight and slanting. A king on file h would wrap to file a.
        attacks |= kings << 1 & Masks.NOT_A;
        attacks |= kings << 9 & Masks.NOT_A;
        attacks |= kings >>> 7 & Masks.NOT_A;

        // Step to the left, straight and slanting. The last step has no mask.
        attacks |= kings >>> 1 & Masks.NOT_H;
        attacks |= kings >>> 9 & Masks.NOT_H;
        attacks |= kings << 7;
        return attacks;
    }
}
