package flipscope.story.motion;

import static flipscope.story.motion.Keyframe.fadeIn;
import static flipscope.story.motion.Keyframe.fadeOut;
import static flipscope.story.motion.Keyframe.slide;
import static flipscope.trace.Word.has;

import flipscope.story.motion.Layer.Shape;
import flipscope.trace.BitLayout;
import flipscope.trace.DisplayFormat;
import flipscope.trace.Operand;
import flipscope.trace.Step;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * A product as a sum of shifted copies of one factor, one for every set bit of the other.
 *
 * @param copied the index of the factor that is copied, 0 or 1
 * @param shifts how far each copy is shifted
 */
public record Copies(int copied, List<Integer> shifts) {
    private static final int APART = 560;
    private static final int ALL = 3200;
    private static final int SUMMED = 240;
    private static final int FADED = 80;

    /**
     * The copies of a multiplication. With lanes the shifts are the constant's bits, with boards
     * those of the factor that has fewer. (A move has one bit, so that the product is a single
     * shift.)
     */
    public static Copies of(Step step) {
        Operand left = step.operand(0);
        Operand right = step.operand(1);
        boolean lanes = step.view().shape() == DisplayFormat.Shape.LANES;
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

    /** The first factor, the copies one after another, the cells where they meet, their sum. */
    Motion motion(Layers layers, long first, long factor, long result) {
        int apart = Math.min(APART, ALL / Math.max(1, shifts.size()));
        int laid = SUMMED + shifts.size() * apart;
        int met = laid + SUMMED;
        int end = met + SUMMED;
        layers.bits(first, fadeOut(0, SUMMED));
        for (int each = 0; each < shifts.size(); each++) {
            int start = SUMMED + each * apart;
            lay(layers, factor, shifts.get(each), start, start + apart, end);
        }
        return layers.shapes(Shape.MEETING, meetings(factor), fadeIn(laid, met), fadeOut(met, end))
                .bits(result, fadeIn(met, end))
                .lasting(end);
    }

    /** The bits that more than one copy has: there the sum carries. */
    public long meetings(long factor) {
        long seen = 0;
        long met = 0;
        for (int shift : shifts) {
            met |= seen & factor << shift;
            seen |= factor << shift;
        }
        return met;
    }

    /** A copy leaves its place; what is shifted beyond the highest bit is cut off. */
    private static void lay(Layers layers, long factor, int shift, int start, int there, int end) {
        BitLayout layout = layers.layout;
        Map<Cell, List<Cell>> ways = new LinkedHashMap<>();
        List<Cell> gone = new ArrayList<>();
        for (int bit = 0; bit < layout.bits(); bit++) {
            Cell cell = Layer.cell(layout, bit + shift);
            if (has(factor, bit) && bit + shift < layout.bits()) {
                Cell from = Layer.cell(layout, bit).minus(cell);
                ways.computeIfAbsent(from, none -> new ArrayList<>()).add(cell);
            } else if (has(factor, bit)) {
                gone.add(new Cell(cell.column(), layout.beyond()));
            }
        }
        ways.forEach(
                (from, cells) ->
                        layers.add(
                                Layer.of(
                                        Shape.BIT,
                                        cells,
                                        fadeIn(start, start + FADED),
                                        slide(from, Cell.NOWHERE, start, there),
                                        fadeOut(end - SUMMED, end))));
        layers.add(
                Layer.of(
                        Shape.FALLEN,
                        gone.stream().distinct().toList(),
                        fadeIn(there - FADED, there),
                        fadeOut(end - SUMMED, end)));
    }
}
