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
        VALUE,
        /** A disc of Black's under the bits of a game. */
        BLACK,
        /** A disc of White's under the bits of a game. */
        WHITE,
        /** Where a bit of a game came from. */
        HOME,
        /** Lines across a board: every two cells are the ends of one. */
        WAY
    }

    static Layer of(Shape shape, List<Cell> cells, Keyframe... moves) {
        return new Layer(shape, cells, List.of(), List.of(moves));
    }

    /** The same things with other movements. */
    Layer with(List<Keyframe> others) {
        return new Layer(shape, cells, texts, others);
    }

    /** Whether it is seen at a time at which it neither comes nor goes. */
    boolean isThere(int time) {
        List<Keyframe> looks = moves.stream().filter(each -> !each.kind().travels()).toList();
        return looks.stream()
                .filter(each -> each.end() <= time)
                .reduce((before, last) -> last)
                .map(last -> last.kind().appears())
                .orElseGet(() -> looks.isEmpty() || !looks.get(0).kind().appears());
    }

    /** The same things where they are at a time at which they do not travel. */
    Layer at(int time) {
        List<Keyframe> ways = moves.stream().filter(each -> each.kind().travels()).toList();
        Cell away =
                ways.stream()
                        .filter(each -> each.end() <= time)
                        .reduce((before, last) -> last)
                        .map(Keyframe::to)
                        .orElseGet(() -> ways.isEmpty() ? Cell.NOWHERE : ways.get(0).from());
        return new Layer(
                shape, cells.stream().map(cell -> cell.plus(away)).toList(), texts, List.of());
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
