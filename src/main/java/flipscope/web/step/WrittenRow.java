package flipscope.web.step;

import flipscope.trace.BitLayout;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;

/**
 * The row of a board that is written out digit by digit, and the others to choose from.
 *
 * @param low the number of its lowest bit
 * @param choices the rows to choose from; none if there is only one
 */
public record WrittenRow(BitLayout layout, int low, List<Choice> choices) {
    static final int FILES = 8;

    /**
     * The row that is asked for.
     *
     * @param chosen from 1; 0 for the first of the most interesting ones
     * @param interest of the row with this lowest bit
     * @param url the address of the same step with another row chosen, from 1 for the highest bits
     */
    static WrittenRow of(
            BitLayout layout,
            int chosen,
            ToIntFunction<Integer> interest,
            IntFunction<String> url) {
        int asked = layout.bits() - FILES * chosen;
        boolean given = chosen > 0 && asked >= 0;
        int most = rows(layout).boxed().max(Comparator.comparingInt(interest)).orElseThrow();
        int low = given ? asked : most;
        return new WrittenRow(
                layout,
                low,
                rows(layout)
                        .filter(any -> layout.bits() > FILES)
                        .mapToObj(row -> choice(layout, row, low, url))
                        .toList());
    }

    /** The lowest bit of each, the highest first. */
    private static IntStream rows(BitLayout layout) {
        return IntStream.iterate(layout.bits() - FILES, row -> row >= 0, row -> row - FILES);
    }

    boolean isOnly() {
        return layout.bits() == FILES;
    }

    String name() {
        return layout.rowName(layout.row(low));
    }

    boolean holds(int bit) {
        return bit / FILES == low / FILES;
    }

    /** Its bits as the board has them from left to right: the highest first, but in chess. */
    IntStream bits() {
        return IntStream.range(low, low + FILES)
                .boxed()
                .sorted(Comparator.comparingInt(layout::column))
                .mapToInt(Integer::intValue);
    }

    /** Whether the ones are at the left. */
    boolean isMirrored() {
        return layout.column(low) == 0;
    }

    /** The name of the column of a bit. */
    String file(int bit) {
        return layout.fileName(layout.column(bit));
    }

    private static Choice choice(BitLayout layout, int row, int low, IntFunction<String> url) {
        String address = url.apply((layout.bits() - row) / FILES);
        return new Choice(layout.rowName(layout.row(row)), address, row == low);
    }
}
