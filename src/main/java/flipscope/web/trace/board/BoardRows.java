package flipscope.web.trace.board;

import flipscope.trace.BitLayout;
import flipscope.web.game.SquareView;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/** Lays squares out in rows. */
final class BoardRows {
    private BoardRows() {}

    /** The rows of a layout, one square for each bit. */
    static List<List<SquareView>> rows(BitLayout layout, IntFunction<SquareView> square) {
        return IntStream.range(0, layout.rows())
                .mapToObj(
                        row ->
                                IntStream.range(0, layout.columns())
                                        .mapToObj(column -> layout.bit(column, row))
                                        .map(square::apply)
                                        .toList())
                .toList();
    }

    static List<String> files(BitLayout layout) {
        return IntStream.range(0, layout.columns()).mapToObj(layout::fileName).toList();
    }

    static List<String> ranks(BitLayout layout) {
        return IntStream.range(0, layout.rows()).mapToObj(layout::rowName).toList();
    }
}
