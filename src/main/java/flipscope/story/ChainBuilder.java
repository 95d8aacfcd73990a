package flipscope.story;

import static flipscope.story.BitNames.areBits;
import static java.util.Objects.requireNonNullElse;

import flipscope.story.Chain.Link;
import flipscope.story.Chain.Shown;
import flipscope.story.Chain.Sign;
import flipscope.story.Chain.Still;
import flipscope.trace.Last;
import flipscope.trace.Operand;
import flipscope.trace.Step;
import flipscope.trace.Table;
import flipscope.trace.Trace;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Derives the chain of a stop: back from its value, along what the value was made of. */
final class ChainBuilder {
    private final Trace trace;
    private final Stop stop;
    private final Step shown;
    private final ChainScope scope;

    ChainBuilder(Trace trace, Stop stop, Detail detail) {
        this.trace = trace;
        this.stop = stop;
        this.shown = shown(detail);
        this.scope = ChainScope.of(trace, stop, shown, detail);
    }

    /** The step with the stop's value; of a stage that returns two words, the last one it made. */
    private Step shown(Detail detail) {
        Step result = trace.step(stop.step());
        if (detail != Detail.STAGE || !(result.result() instanceof Table)) {
            return result;
        }
        return Last.of(
                        trace.steps().subList(stop.first(), stop.step()).stream()
                                .filter(step -> step.call() == result.call())
                                .filter(step -> step.assigned() != null))
                .orElse(result);
    }

    Chain build() {
        Step end = made(shown);
        if (!isStill(end)) {
            return moving(end);
        }
        return changed().map(this::moving).orElseGet(() -> still(end));
    }

    /** The step that made the value, where this one only passes it on. */
    private Step made(Step step) {
        Step end = step;
        while (ChainRow.isCopy(end) && !scope.isReturn(end) && maker(end) != null) {
            end = maker(end);
        }
        return end;
    }

    private Step maker(Step step) {
        return scope.maker(step.operand(0));
    }

    /** Whether a step adds to its variable, but nothing new. */
    private boolean isStill(Step step) {
        return ChainOperation.adds(step)
                && step.result().equals(step.operand(0).value())
                && (!scope.isGrowth(step) || ChainHead.growth(scope, step).size() == 1);
    }

    /** The last step of the stage that adds something to a variable. */
    private Optional<Step> changed() {
        return Last.of(
                trace.steps(stop.first(), stop.last()).stream()
                        .filter(step -> scope.stage() && step.call() == scope.call())
                        .filter(ChainOperation::adds)
                        .filter(step -> areBits(step.assignedView()))
                        .filter(step -> !step.result().equals(step.operand(0).value())));
    }

    private Chain moving(Step end) {
        List<Link> row = row(end);
        return source(end, row)
                .map(step -> chain(around(step), Still.NO))
                .orElseGet(
                        () ->
                                stays(row)
                                        ? chain(unrepeated(row), Still.SAME)
                                        : chain(row, Still.NO));
    }

    private Chain chain(List<Link> row, Still still) {
        return new Chain(row, still, requireNonNullElse(made(shown).assigns(), ""));
    }

    /** Where an empty result became empty, if its row does not show it. */
    private Optional<Step> source(Step end, List<Link> row) {
        boolean dull = row.size() == 1 || row.get(0).value().isEmpty();
        return dull && Shown.result(end).isEmpty()
                ? EmptyValues.source(trace, end, stop.first())
                        .filter(step -> step.index() != end.index())
                : Optional.empty();
    }

    private List<Link> row(Step end) {
        return scope.isReturn(end) && ChainHead.call(trace, end).size() == 1
                ? inside(end)
                : ChainRow.of(scope, end);
    }

    /** A call with a single value to show, by what the method did. */
    private List<Link> inside(Step back) {
        Step end = trace.step(Math.max(0, back.operand(0).origin()));
        if (end.call() != back.call()) {
            return ChainRow.of(scope, back);
        }
        List<Link> row = new ArrayList<>(around(end));
        row.add(row.remove(row.size() - 1).valued(Shown.call(trace, back)));
        return row;
    }

    private List<Link> around(Step step) {
        return ChainRow.of(ChainScope.around(trace, step), step);
    }

    /** What would have been added, or where it became empty. */
    private Chain still(Step end) {
        Operand added = end.operand(1);
        Still why = EmptyValues.isEmpty(added) ? Still.EMPTY : Still.HELD;
        return EmptyValues.source(trace, added, stop.first())
                .filter(step -> why == Still.EMPTY)
                .map(step -> chain(around(step), why))
                .orElseGet(() -> chain(unrepeated(added(end, added)), why));
    }

    private List<Link> added(Step end, Operand added) {
        Step maker = scope.maker(added);
        return maker == null ? List.of(Link.start(Shown.operand(end, added))) : row(maker);
    }

    /** A row of values; of empty ones only the first. */
    private static List<Link> unrepeated(List<Link> row) {
        return row.get(0).value().isEmpty() ? row.subList(0, 1) : row;
    }

    /** Whether the last operation, the only one, gives back the value that it works on. */
    private static boolean stays(List<Link> row) {
        Link last = Last.of(row);
        boolean only = row.size() == 2 || row.size() == 3 && row.get(1).sign() == Sign.OPERATOR;
        return only && row.get(0).value().isSameAs(last.value());
    }
}
