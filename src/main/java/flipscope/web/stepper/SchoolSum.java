package flipscope.web.stepper;

import flipscope.text.Messages;
import flipscope.trace.Operand;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import flipscope.trace.View;
import flipscope.trace.Word;
import flipscope.web.view.SumView;
import flipscope.web.view.SumView.Column;
import flipscope.web.view.SumView.Rank;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/**
 * Writes one row of a sum as at school, so that its carries can be followed from column to column.
 */
final class SchoolSum {
    private static final int FILES = 8;

    private final Trace trace;
    private final Messages words;
    private final IntFunction<String> url;

    /**
     * @param url the address of the same step with another row chosen
     */
    SchoolSum(Trace trace, Messages words, IntFunction<String> url) {
        this.trace = trace;
        this.words = words;
        this.url = url;
    }

    /**
     * The sum of a step. Where the trace has sums but this step is none, an empty one keeps its
     * place; null where the trace has none at all.
     *
     * @param chosen the row, from 1; 0 for the one with the most carries
     */
    SumView of(Step step, int chosen) {
        if (trace.steps().stream().noneMatch(SchoolSum::isSum)) {
            return null;
        }
        if (!isSum(step)) {
            return new SumView(
                    words.text("stepper.sum.none"), "", "", "", "", "", List.of(), List.of());
        }
        int rows = rows(step);
        int row = chosen > 0 && chosen <= rows ? chosen - 1 : longest(step, rows);
        boolean plus = step.operator().equals("+");
        return new SumView(
                rows == 1
                        ? words.text("stepper.sum.only")
                        : words.text("stepper.sum", row + first(step)),
                words.text(plus ? "stepper.sum.carry" : "stepper.sum.borrow"),
                step.operands().get(0).text(),
                plus ? "+" : "−",
                step.operands().get(1).text(),
                step.site().assigns() == null
                        ? words.text("stepper.result")
                        : step.site().assigns(),
                columns(step, 8 * (rows - 1 - row)),
                ranks(step, rows, row));
    }

    private List<Rank> ranks(Step step, int rows, int row) {
        return rows == 1
                ? List.of()
                : IntStream.range(0, rows)
                        .mapToObj(
                                each ->
                                        new Rank(
                                                each + first(step),
                                                url.apply(each + 1),
                                                each == row))
                        .toList();
    }

    private static boolean isSum(Step step) {
        boolean sum = step.operator().equals("+") || step.operator().equals("-");
        return sum && step.operands().size() == 2 && rows(step) > 0;
    }

    /** How many rows of eight the values have; 0 where they are no boards. */
    private static int rows(Step step) {
        View view =
                step.operands().stream()
                        .map(Operand::view)
                        .filter(SchoolSum::isBoard)
                        .findFirst()
                        .orElse(view(step));
        return switch (view.shape()) {
            case BOARD -> FILES;
            case UPPER, LOWER -> FILES / 2;
            case RANK -> 1;
            default -> 0;
        };
    }

    private static boolean isBoard(View view) {
        return switch (view.shape()) {
            case BOARD, UPPER, LOWER, RANK -> true;
            default -> false;
        };
    }

    private static View view(Step step) {
        return step.site().resultView();
    }

    /** The number of the top row. */
    private static int first(Step step) {
        return view(step).shape() == View.Shape.LOWER ? FILES / 2 + 1 : 1;
    }

    private static int longest(Step step, int rows) {
        int best = 0;
        for (int row = 0; row < rows; row++) {
            if (carries(step, rows, row) > carries(step, rows, best)) {
                best = row;
            }
        }
        return best;
    }

    private static int carries(Step step, int rows, int row) {
        return Long.bitCount(step.marks().carry() >>> 8 * (rows - 1 - row) & 0xFF);
    }

    private static List<Column> columns(Step step, int shift) {
        long left = bits(step.operands().get(0)) >>> shift;
        long right = bits(step.operands().get(1)) >>> shift;
        long result = ((Word) step.result()).bits() >>> shift;
        long carry = step.marks().carry() >>> shift;
        List<Column> columns = new ArrayList<>(FILES);
        for (int bit = FILES - 1; bit >= 0; bit--) {
            String file = String.valueOf((char) ('h' - bit));
            columns.add(
                    new Column(
                            file,
                            has(carry, bit),
                            has(left, bit),
                            has(right, bit),
                            has(result, bit)));
        }
        return columns;
    }

    private static long bits(Operand operand) {
        return ((Word) operand.value()).bits();
    }

    private static boolean has(long bits, int bit) {
        return (bits >>> bit & 1) != 0;
    }
}
