package flipscope.web.draw;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.text.Messages;
import flipscope.trace.DisplayFormat;
import flipscope.trace.DisplayFormat.Shape;
import flipscope.trace.Type;
import flipscope.trace.Word;
import flipscope.web.draw.GridView.LaneView;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The number of a lane stands above the bits of its row, never on any. */
class LaneNumbersTest {
    /** How high digits of this size are, and where in its row a flat bit lies. */
    private static final int DIGITS = 10;

    private static final int BIT_TOP = 15;
    private static final int BIT_BOTTOM = 19;

    @ParameterizedTest
    @ValueSource(ints = {2, 4, 8, 16, 32, 64})
    void noNumberStandsOnABit(int size) {
        GridView all = picture(size);
        for (LaneView lane : all.lanes()) {
            int top = lane.baseline() - DIGITS;
            assertThat(all.cells())
                    .noneMatch(
                            cell ->
                                    cell.y() + BIT_TOP < lane.baseline()
                                            && cell.y() + BIT_BOTTOM > top);
            assertThat(top).isGreaterThanOrEqualTo(lane.y());
            assertThat(lane.baseline()).isLessThanOrEqualTo(lane.y() + lane.height());
        }
        assertThat(all.lanes()).hasSize(64 / size);
    }

    /** Every bit is set. */
    private static GridView picture(int size) {
        Word word = new Word(Type.LONG, -1L);
        Grids.Picture plain = Grids.Picture.over(Discs.NONE, false, Messages.english());
        return Grids.draw(word, new DisplayFormat(Shape.LANES, size), "", plain);
    }
}
