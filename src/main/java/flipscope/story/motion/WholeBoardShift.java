package flipscope.story.motion;

import static flipscope.story.motion.Keyframe.fadeIn;
import static flipscope.story.motion.Keyframe.fadeOut;
import static flipscope.story.motion.Keyframe.slide;
import static flipscope.trace.Word.has;

import flipscope.story.BoardShift;
import flipscope.story.motion.Layer.Shape;
import flipscope.trace.BitLayout;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Collectors;

/**
 * All bits of a value move by the same number of places, as one sheet that the frame cuts off. What
 * leaves a row on one side enters the next row on the other; what finds no row there has fallen.
 *
 * @param layers in the layout of the result
 * @param from the layout of the operand
 * @param places to higher bits; negative is to lower ones
 * @param falls whether bits without a place are shown where they fell
 * @param way the movement of the whole sheet
 */
record WholeBoardShift(Layers layers, BitLayout from, int places, boolean falls, Cell way) {
    private static final int STRAIGHT = 420;
    private static final int SLANTED = 600;
    private static final int FILLED = 120;

    WholeBoardShift(Layers layers, BitLayout from, int places, boolean falls) {
        this(layers, from, places, falls, way(layers.layout, from, places));
    }

    /** The movement of the whole sheet; the layouts may be different parts of a board. */
    private static Cell way(BitLayout to, BitLayout from, int places) {
        int seen = places + to.bitsBelow() - from.bitsBelow();
        return BoardShift.over(seen, from.view())
                .map(way -> new Cell(way.right(), way.down()))
                .orElseGet(() -> nearest(seen, to));
    }

    private static Cell nearest(int seen, BitLayout to) {
        int width = to.columns();
        int rows = Math.abs(seen) < width - 1 ? 0 : Math.round((float) seen / width);
        int columns = seen - rows * width;
        return new Cell(columns * to.numbering().right(), rows * to.numbering().down());
    }

    private BitLayout to() {
        return layers.layout;
    }

    /** The motion from an operand to a result. */
    Motion of(long operand, long result) {
        List<Cell> leaving = new ArrayList<>();
        List<Cell> fallen = new ArrayList<>();
        long landed = 0;
        for (int bit = from.bits() - 1; bit >= 0; bit--) {
            if (has(operand, bit)) {
                Cell home = Layer.cell(from, bit);
                Cell there = Layer.cell(to(), bit + places);
                boolean inside = bit + places >= 0 && bit + places < to().bits();
                landed |= inside ? 1L << (bit + places) : 0;
                if (!inside && falls) {
                    fallen.add(inLane(there));
                }
                if (!inside || !home.plus(way).equals(there)) {
                    leaving.add(home);
                }
            }
        }
        return moved(landed, result, leaving, fallen);
    }

    private Motion moved(long landed, long result, List<Cell> leaving, List<Cell> fallen) {
        int end = way.equals(Cell.NOWHERE) ? FILLED : way.isSlanted() ? SLANTED : STRAIGHT;
        List<Keyframe> arrive = travel(Cell.NOWHERE.minus(way), Cell.NOWHERE, end);
        // Over the edge; on half a board into the other half, where they vanish.
        List<Keyframe> leave = new ArrayList<>(travel(Cell.NOWHERE, way, end));
        leave.add(fadeOut(end - FILLED, end));
        add(Shape.BIT, Layer.cells(to(), landed & result), arrive);
        add(Shape.BIT, leaving, leave);
        add(Shape.FALLEN, fallen.stream().distinct().toList(), arrive);
        layers.bits(landed & ~result, fadeOut(0, FILLED));
        layers.bits(result & ~landed, fadeIn(end - FILLED, end));
        boolean still = way.equals(Cell.NOWHERE) && landed == result && leaving.isEmpty();
        return layers.lasting(still ? 0 : end);
    }

    /** Rows first, then sideways. */
    private List<Keyframe> travel(Cell start, Cell end, int duration) {
        if (way.equals(Cell.NOWHERE)) {
            return List.of();
        }
        if (!way.isSlanted()) {
            return List.of(slide(start, end, 0, duration));
        }
        Cell corner = new Cell(start.column(), end.row());
        return List.of(
                slide(start, corner, 0, duration / 2), slide(corner, end, duration / 2, duration));
    }

    /** Half a board has a gap beside the other half, so that rows move by different lengths. */
    private void add(Shape shape, List<Cell> cells, List<Keyframe> moves) {
        boolean apart = to().isHalf() && way.row() != 0;
        cells.stream()
                .collect(
                        Collectors.groupingBy(
                                cell -> apart ? cell.row() : 0,
                                LinkedHashMap::new,
                                Collectors.toList()))
                .values()
                .forEach(group -> layers.add(new Layer(shape, group, List.of(), moves)));
    }

    private Cell inLane(Cell there) {
        return new Cell(
                there.column(),
                Math.max(
                        to().rowsAbove() - 1,
                        Math.min(to().rowsAbove() + to().rows(), there.row())));
    }
}
