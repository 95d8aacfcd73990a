package flipscope.web.stepper;

import flipscope.web.grid.Layout;
import flipscope.web.view.SquareView;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/** Lays squares out in rows. */
final class Cells {
    private Cells() {}

    /** The rows of a layout, a square a bit. */
    static List<List<SquareView>> rows(Layout layout, IntFunction<SquareView> square) {
        return IntStream.range(0, layout.rows())
                .mapToObj(
                        row ->
                                IntStream.range(0, layout.columns())
                                        .mapToObj(column -> layout.bit(column, row))
                                        .map(square::apply)
                                        .toList())
                .toList();
    }

    /** A square that can be chosen, or not where it leads nowhere. */
    static SquareView square(String name, String content, Optional<String> url, String label) {
        return new SquareView(name, content, url, false, false, 0, false, label);
    }

    static List<String> files(Layout layout) {
        return IntStream.range(0, layout.columns()).mapToObj(layout::fileName).toList();
    }

    static List<String> ranks(Layout layout) {
        return IntStream.range(0, layout.rows()).mapToObj(layout::rowName).toList();
    }
}
