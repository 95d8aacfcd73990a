package flipscope.story.motion;

import flipscope.trace.BitLayout;
import flipscope.trace.Word;
import java.util.List;

/**
 * Things of one shape that move alike.
 *
 * @param cells their places
 * @param texts what is written on each; empty for shapes without text
 * @param moves in the order of their times
 */
public record Layer(Shape shape, List<Cell> cells, List<String> texts, List<Keyframe> moves) {

    /** What things look like. */
    public enum Shape {
        BIT,
        /** Covers a cell that a mask does not let through. */
        VEIL,
        /** A bit of the second operand, as an outline. */
        OUTLINE,
        /** Two ones meet. */
        MEETING,
        CARRY,
        BORROW,
        /** Where a carry has passed. */
        CARRY_TRAIL,
        BORROW_TRAIL,
        /** A bit that fell out, in the lane above or below the grid. */
        FALLEN,
        /** The number of a lane, at its middle. */
        NUMBER,
        /** A value without cells. */
        VALUE
    }

    static Layer of(Shape shape, List<Cell> cells, Keyframe... moves) {
        return new Layer(shape, cells, List.of(), List.of(moves));
    }

    /** The same things with other movements. */
    Layer with(List<Keyframe> others) {
        return new Layer(shape, cells, texts, others);
    }

    /** The places of set bits. */
    static List<Cell> cells(BitLayout layout, long bits) {
        return layout.inOrder()
                .filter(bit -> Word.has(bits, bit))
                .mapToObj(bit -> cell(layout, bit))
                .toList();
    }

    static Cell cell(BitLayout layout, int bit) {
        return new Cell(layout.column(bit), layout.rowsAbove() + layout.row(bit));
    }
}
