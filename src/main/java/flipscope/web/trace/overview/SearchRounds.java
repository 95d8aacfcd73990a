package flipscope.web.trace.overview;

import flipscope.trace.Last;
import flipscope.trace.Operator;
import flipscope.trace.Stage;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import flipscope.trace.Type;
import flipscope.trace.Word;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The rounds of a stage that lays one row of a table after another over a set, until one fits. For
 * methods whose answer is whether one does.
 *
 * @param all every round, in order
 * @param found whether the last one fits
 */
record SearchRounds(List<Round> all, boolean found) {
    private static final Comparator<Round> CLOSENESS =
            Comparator.comparingInt(Round::tests).thenComparingInt(Round::held);

    /**
     * A round.
     *
     * @param row the step that takes the row from the table
     * @param laid the last AND with that row
     * @param tests how many ANDs there were
     */
    record Round(Step row, Step laid, int tests) {
        long wanted() {
            return row.assigned().bits();
        }

        long kept() {
            return laid.word().bits();
        }

        long missing() {
            return wanted() & ~kept();
        }

        private int held() {
            return Long.bitCount(kept());
        }
    }

    /** The rounds of a stage; none if it does not search. */
    static SearchRounds of(Trace trace, Stage stage) {
        List<Round> rounds = new ArrayList<>();
        for (Step step : trace.steps(stage.first(), stage.last())) {
            if (step.operator() == Operator.LOOKUP && step.text().contains(" : ")) {
                rounds.add(new Round(step, step, 0));
            } else if (!rounds.isEmpty() && step.operator() == Operator.AND) {
                rounds.add(with(rounds.remove(rounds.size() - 1), step));
            }
        }
        rounds.removeIf(round -> round.tests() == 0);
        boolean last = stage.index() == trace.stages().size() - 1;
        Step result = trace.step(stage.result());
        boolean searches =
                trace.result() instanceof Word answer
                        && answer.type().equals(Type.BOOLEAN)
                        && rounds.size() > 1
                        && rounds.stream().anyMatch(round -> round.laid().equals(result));
        return new SearchRounds(searches ? List.copyOf(rounds) : List.of(), last);
    }

    private static Round with(Round round, Step and) {
        boolean lays =
                and.operands().stream()
                        .anyMatch(operand -> operand.value().equals(round.row().assigned()));
        return lays ? new Round(round.row(), and, round.tests() + 1) : round;
    }

    /** The rounds whose row does not fit. */
    List<Round> failed() {
        return found ? all.subList(0, all.size() - 1) : all;
    }

    /** The row that fails by the least. */
    Round closest() {
        return failed().stream().max(CLOSENESS).orElseThrow();
    }

    /** The row that was looked at last. */
    Round last() {
        return Last.of(all);
    }
}
