package flipscope.story;

import flipscope.trace.Operator;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import flipscope.trace.origin.Recomputation;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/**
 * Describes the intermediate results of a stop that covers several statements, such as a stage:
 * those that its last statement works on, so that no value appears from nowhere.
 */
final class IntermediateWords {
    /** {@code ~} is described only up to this many squares. */
    private static final int MOST_NAMED = 8;

    private final Narrator narrator;
    private final Trace trace;
    private final Stop stop;
    private final int activation;
    private final Step result;

    IntermediateWords(Narrator narrator, Stop stop) {
        this.narrator = narrator;
        this.trace = narrator.trace();
        this.stop = stop;
        this.result = trace.step(stop.step());
        this.activation = trace.activation(result);
    }

    boolean isEmpty() {
        return last().isEmpty();
    }

    /** The result of the intermediate statement nearest to the end; empty if there is none. */
    String last() {
        BitSet behind = Recomputation.behind(trace, stop.first(), result.index());
        return behind.stream()
                .mapToObj(trace::step)
                .filter(this::isOnTheWay)
                .reduce((one, other) -> other)
                .map(this::told)
                .orElse("");
    }

    private boolean isOnTheWay(Step step) {
        return step.index() != result.index()
                && trace.assigns(step, activation)
                && !isNearlyAll(step)
                && !isToldAtTheEnd(step);
    }

    /** Whether the last statement adds to the same variable or only returns it. */
    private boolean isToldAtTheEnd(Step step) {
        return adds(step, result.assigns()) || isReturned(step) && !isAdding(step);
    }

    private boolean isReturned(Step step) {
        return result.operator() == Operator.RETURN
                && result.operands().stream().anyMatch(each -> each.text().equals(step.assigns()));
    }

    private String told(Step step) {
        StepContext context = narrator.context(step);
        if (!isAdding(step)) {
            return value(context);
        }
        return isReturned(step)
                ? added(step)
                : context.say(
                        "story.between.adds",
                        step.operand(1).text(),
                        step.marks().fresh() == 0
                                ? context.say("story.value.empty")
                                : context.squares(step.marks().fresh()));
    }

    /** The result of {@code ~} is usually most of a board; naming its squares explains nothing. */
    private static boolean isNearlyAll(Step step) {
        return step.operator() == Operator.COMPLEMENT
                && Long.bitCount(step.assigned().bits()) > MOST_NAMED;
    }

    /**
     * The last statement: what it and earlier statements add to the same variable, or its value.
     */
    String end() {
        StepContext context = narrator.context(result);
        return result.assigned() == null || !BitNames.areSquares(result.assignedView())
                ? StepWords.of(context)
                : added().orElseGet(() -> (value(context) + " " + SetWords.taken(context)).strip());
    }

    /** What the last statement and earlier ones add to the same variable, if it adds. */
    Optional<String> added() {
        return isAdding(result) ? Optional.of(added(result)) : Optional.empty();
    }

    private String added(Step last) {
        List<Step> adding =
                trace.steps().subList(stop.first(), last.index() + 1).stream()
                        .filter(step -> adds(step, last.assigns()))
                        .toList();
        long fresh =
                adding.stream().mapToLong(step -> step.marks().fresh()).reduce(0, (a, b) -> a | b);
        String added = narrator.context(last).added(fresh);
        boolean rounds =
                adding.size() > 1 && adding.stream().map(Step::site).distinct().count() == 1;
        return rounds
                ? narrator.context(last).say("story.between.rounds", adding.size(), added)
                : added;
    }

    private boolean adds(Step step, String variable) {
        return isAdding(step) && trace.assigns(step, activation) && step.assigns().equals(variable);
    }

    /** {@code run |= further} on squares. */
    private static boolean isAdding(Step step) {
        return StepWords.addsToItself(step) && BitNames.areSquares(step.assignedView());
    }

    private String value(StepContext context) {
        Step step = context.step();
        String value = context.values().describe(step.assigned(), step.assignedView());
        return context.say("story.between.value", text(step), value);
    }

    /** The assignment as written, without its type; for a table entry, its name. */
    private String text(Step step) {
        return step.operator() == Operator.LOOKUP && step.text().contains(" : ")
                ? step.assigns()
                : StepText.source(trace, step);
    }
}
