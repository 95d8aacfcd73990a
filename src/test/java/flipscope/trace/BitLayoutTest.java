package flipscope.trace;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.trace.DisplayFormat.Shape;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Every numbering, against counting the squares one by one. */
class BitLayoutTest {
    @ParameterizedTest
    @CsvSource({
        "A1_HIGH, 63, 62, 55",
        "A1_LOW, 0, 1, 8",
        "A8_LOW, 56, 57, 48",
        "A1_FIRST, 0, 1, 8"
    })
    void aSquareIsWhereItsNameSays(Numbering numbering, int a1, int b1, int a2) {
        BitLayout layout = layout(Shape.BOARD, numbering);
        for (int row = 1; row <= 8; row++) {
            for (int file = 0; file < 8; file++) {
                int bit = a1 + (a2 - a1) * (row - 1) + (b1 - a1) * file;
                assertThat(layout.name(bit)).isEqualTo((char) ('a' + file) + "" + row);
                assertThat(layout.column(bit)).isEqualTo(file);
                assertThat(layout.row(bit)).isEqualTo(numbering.isFromTop() ? row - 1 : 8 - row);
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void everyCellHasOneBitInEveryShape(Numbering numbering) {
        for (Shape shape : Shape.values()) {
            BitLayout layout = layout(shape, numbering);
            Map<String, Integer> cells = new HashMap<>();
            for (int bit = 0; bit < layout.bits(); bit++) {
                assertThat(layout.bit(layout.column(bit), layout.row(bit))).isEqualTo(bit);
                cells.put(layout.name(bit), bit);
            }
            assertThat(cells).as(shape.name()).hasSize(layout.bits());
        }
    }

    /** A bit moves as far on the picture as the way of its shift says, or leaves the board. */
    @ParameterizedTest
    @EnumSource
    void aShiftMovesEveryBitTheSameWay(Numbering numbering) {
        for (Shape shape : new Shape[] {Shape.BOARD, Shape.MINI}) {
            BitLayout layout = layout(shape, numbering);
            for (int places = -63; places < 64; places++) {
                int by = places;
                layout.way(by).ifPresent(way -> moves(layout, by, way));
            }
            assertThat(layout.way(1)).isPresent();
            assertThat(layout.way(layout.columns() - 1)).isPresent();
        }
    }

    private static void moves(BitLayout layout, int places, BitLayout.Way way) {
        for (int bit = 0; bit < layout.bits(); bit++) {
            int column = layout.column(bit) + way.squares() * way.right();
            int row = layout.row(bit) + way.squares() * way.down();
            boolean inside =
                    column >= 0 && column < layout.columns() && row >= 0 && row < layout.rows();
            if (inside) {
                assertThat(layout.bit(column, row)).isEqualTo(bit + places);
            }
        }
    }

    @Test
    void inChessAShiftByEightGoesUpAndByOneRight() {
        BitLayout chess = layout(Shape.BOARD, Numbering.A1_LOW);
        assertThat(chess.way(8)).contains(new BitLayout.Way(1, 0, -1));
        assertThat(chess.way(1)).contains(new BitLayout.Way(1, 1, 0));
        assertThat(chess.way(-7)).contains(new BitLayout.Way(1, 1, 1));
        assertThat(chess.firstRow()).isEqualTo(8);
    }

    @ParameterizedTest
    @EnumSource
    void theHalvesAreTheBoardCutInTwo(Numbering numbering) {
        BitLayout whole = layout(Shape.BOARD, numbering);
        for (Shape half : new Shape[] {Shape.UPPER, Shape.LOWER}) {
            BitLayout layout = layout(half, numbering);
            for (int bit = 0; bit < 32; bit++) {
                int square = layout.square(bit);
                assertThat(layout.name(bit)).isEqualTo(whole.name(square));
                assertThat(layout.rowsAbove() + layout.row(bit)).isEqualTo(whole.row(square));
            }
        }
    }

    @Test
    void theCubeKeepsItsOwnNumbering() {
        assertThat(layout(Shape.CUBE, Numbering.A1_LOW).name(21)).isEqualTo("b2/2");
        assertThat(layout(Shape.RANK, Numbering.A1_LOW).name(0)).isEqualTo("a");
        assertThat(layout(Shape.RANK, Numbering.A1_HIGH).name(0)).isEqualTo("h");
    }

    private static BitLayout layout(Shape shape, Numbering numbering) {
        return BitLayout.of(new DisplayFormat(shape, 0).numbered(numbering), Long.SIZE);
    }
}
