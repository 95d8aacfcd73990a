package flipscope.story.motion;

import static flipscope.trace.Word.has;

import flipscope.trace.BitLayout;
import flipscope.trace.Operand;
import flipscope.trace.Step;
import flipscope.trace.ViewKind.Shape;

import java.util.List;
import java.util.stream.IntStream;

/**
 * A product as a sum of shifted copies of one factor, one for every set bit of the other.
 *
 * @param copied the index of the factor that is copied, 0 or 1
 * @param shifts how far each copy is shifted
 */
public record Copies(int copied, List<Integer> shifts) {
    private static final int APART = 240;
    private static final int ALL = 2400;
    private static final int SUMMED = 240;

    /**
     * Of a multiplication. With lanes the shifts are the constant's bits, with boards those of the
     * factor that has fewer. (A move has one bit, so that the product is a single shift.)
     */
    public static Copies of(Step step) {
        Operand left = step.operand(0);
        Operand right = step.operand(1);
        boolean lanes = step.view().shape() == Shape.LANES;
        boolean constant = lanes && left.traced() != right.traced();
        boolean first =
                constant ? left.traced() : Long.bitCount(bits(left)) >= Long.bitCount(bits(right));
        long by = bits(first ? right : left);
        return new Copies(
                first ? 0 : 1,
                IntStream.range(0, Long.SIZE).filter(bit -> has(by, bit)).boxed().toList());
    }

    private static long bits(Operand operand) {
        return operand.word().unsigned();
    }

    /** The first factor, the copies one after another, their sum. */
    Motion motion(Layers layers, long first, long factor, long result) {
        BitLayout layout = layers.layout();
        int apart = Math.min(APART, ALL / Math.max(1, shifts.size()));
        int laid = SUMMED + shifts.size() * apart;
        int end = laid + SUMMED;
        layers.bits(first, Move.fadeOut(0, SUMMED));
        for (int each = 0; each < shifts.size(); each++) {
            int start = SUMMED + each * apart;
            layers.bits(
                    layout.drawn(factor << shifts.get(each)),
                    Move.fadeIn(start, start + apart),
                    Move.fadeOut(laid, end));
        }
        return layers.bits(result, Move.fadeIn(laid, end)).lasting(end);
    }
}
