package flipscope.web.trace.step;

import static flipscope.trace.Word.has;

import flipscope.story.motion.SumClock;
import flipscope.text.Messages;
import flipscope.trace.Marks;
import flipscope.trace.Operand;
import flipscope.trace.Operator;
import flipscope.trace.Step;
import flipscope.trace.ViewKind;
import flipscope.trace.Word;
import flipscope.web.trace.step.SumView.Column;
import flipscope.web.trace.step.SumView.Rank;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/**
 * Writes out one row of a sum as in school, so that its carries can be followed column by column;
 * and one row of a bitwise operation in the same layout.
 */
final class SchoolSum {
    private static final int FILES = 8;

    private final Messages words;
    private final IntFunction<String> url;
    private final Function<Step, Optional<SumClock>> clock;

    /**
     * @param url the address of the same step with another row chosen
     * @param clock when a sum is settled on the stage, if it is played there
     */
    SchoolSum(Messages words, IntFunction<String> url, Function<Step, Optional<SumClock>> clock) {
        this.words = words;
        this.url = url;
        this.clock = clock;
    }

    /**
     * The row of a step for which {@link #isWritten} holds.
     *
     * @param chosen the row, from 1; 0 for the most interesting one
     */
    SumView of(Step step, int chosen) {
        int rows = rows(step);
        int row = chosen > 0 && chosen <= rows ? chosen - 1 : longest(step, rows);
        String name = step.site().assigns();
        return new SumView(
                title(step, rows, row),
                carries(step),
                step.operands().size() > 1 ? step.operands().get(0).text() : "",
                step.operator() == Operator.SUBTRACT ? "−" : step.operator().text(),
                second(step).text(),
                name == null ? words.text("stepper.result") : name,
                columns(step, FILES * (rows - 1 - row)),
                ranks(step, rows, row));
    }

    private String title(Step step, int rows, int row) {
        String key = isSum(step) ? "stepper.sum" : "stepper.bitwise";
        return rows == 1 ? words.text(key + ".only") : words.text(key, row + first(step));
    }

    private String carries(Step step) {
        if (step.operator() == Operator.ADD) {
            return words.text("stepper.sum.carry");
        }
        return step.operator() == Operator.SUBTRACT ? words.text("stepper.sum.borrow") : "";
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

    /** Whether a step adds or subtracts bits in rows. */
    static boolean isSum(Step step) {
        boolean sum = step.operator() == Operator.ADD || step.operator() == Operator.SUBTRACT;
        return sum && step.operands().size() == 2 && rows(step) > 0;
    }

    /** Whether a row of the step can be written out: it is a sum or a bitwise operation. */
    static boolean isWritten(Step step) {
        boolean rows = step.operands().stream().allMatch(SchoolSum::hasRows);
        return isSum(step) || step.operator().bitwise() && rows;
    }

    private static boolean hasRows(Operand operand) {
        return isBoard(operand.view());
    }

    /** The number of rows of eight; 0 if the values are not boards. */
    private static int rows(Step step) {
        return switch (board(step).shape()) {
            case BOARD -> FILES;
            case UPPER, LOWER -> FILES / 2;
            case RANK -> 1;
            case LANES -> step.result().type().width() / FILES;
            default -> 0;
        };
    }

    /** The view of the rows: that of the first operand with any. */
    private static ViewKind board(Step step) {
        return step.operands().stream()
                .map(Operand::view)
                .filter(SchoolSum::isBoard)
                .findFirst()
                .orElse(step.site().resultView());
    }

    private static boolean isBoard(ViewKind view) {
        return switch (view.shape()) {
            case BOARD, UPPER, LOWER, RANK, LANES -> true;
            default -> false;
        };
    }

    /** The number of the top row. */
    private static int first(Step step) {
        return board(step).shape() == ViewKind.Shape.LOWER ? FILES / 2 + 1 : 1;
    }

    private static int longest(Step step, int rows) {
        int best = 0;
        for (int row = 1; row < rows; row++) {
            if (interest(step, rows, row) > interest(step, rows, best)) {
                best = row;
            }
        }
        return best;
    }

    /**
     * How interesting a row is: carries first, more so if they stop within it; then changed bits,
     * more so if some stay set.
     */
    private static int interest(Step step, int rows, int row) {
        Marks marks = step.marks();
        int carries = count(marks.carry(), rows, row);
        int stops = carries > 0 && count(marks.fresh(), rows, row) > 0 ? FILES : 0;
        int left = count(((Word) step.result()).bits(), rows, row);
        int changes = count(marks.fresh() | marks.lost(), rows, row);
        int shown = (changes > 0 ? 256 : 0) + (left > 0 ? 128 : 0);
        return 512 * (carries + stops) + shown + 8 * changes + left;
    }

    private static int count(long bits, int rows, int row) {
        return Long.bitCount(bits >>> (FILES * (rows - 1 - row)) & 0xFF);
    }

    private List<Column> columns(Step step, int shift) {
        long left = bits(step.operands().get(0)) >>> shift;
        long right = bits(second(step)) >>> shift;
        long result = ((Word) step.result()).bits() >>> shift;
        long carry = step.marks().carry() >>> shift;
        Optional<List<Integer>> settled = settled(step, shift);
        List<Column> columns = new ArrayList<>(FILES);
        for (int bit = FILES - 1; bit >= 0; bit--) {
            String file = String.valueOf((char) ('h' - bit));
            columns.add(
                    new Column(
                            file,
                            has(carry, bit),
                            has(left, bit),
                            has(right, bit),
                            has(result, bit),
                            settled.isEmpty() ? null : settled.get().get(bit)));
        }
        return columns;
    }

    private Optional<List<Integer>> settled(Step step, int shift) {
        return isSum(step)
                ? clock.apply(step).map(each -> each.row(shift, FILES))
                : Optional.empty();
    }

    /** The second operand; for a unary operator the only one. */
    private static Operand second(Step step) {
        return step.operands().get(step.operands().size() - 1);
    }

    private static long bits(Operand operand) {
        return ((Word) operand.value()).bits();
    }
}
