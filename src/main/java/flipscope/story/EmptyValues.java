package flipscope.story;

import flipscope.trace.Operand;
import flipscope.trace.Operator;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import flipscope.trace.Word;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Finds where a value became empty. */
final class EmptyValues {
    private EmptyValues() {}

    /**
     * The step with an empty result of operands that are not, on the way back from an empty
     * operand; empty if it was so before.
     *
     * @param first the first step to look at
     */
    static Optional<Step> source(Trace trace, Operand empty, int first) {
        return empty.traced() && empty.origin() >= first
                ? source(trace, trace.step(empty.origin()), first)
                : Optional.empty();
    }

    /** Where a value became empty, on the way back from a step with an empty result. */
    static Optional<Step> source(Trace trace, Step step, int first) {
        Optional<Operand> cause = cause(step);
        return cause.isEmpty() ? Optional.of(step) : source(trace, cause.get(), first);
    }

    /** The empty operand that makes a step's result empty, if there is one. */
    private static Optional<Operand> cause(Step step) {
        List<Operand> all = step.operands();
        List<Operand> some =
                switch (step.operator().bitRule().zero()) {
                    case FROM_ANY -> all;
                    case FROM_FIRST -> all.subList(0, 1);
                    case FROM_ALL ->
                            all.stream().allMatch(EmptyValues::isEmpty) ? all : List.<Operand>of();
                    case FROM_BITS -> chosen(step);
                };
        return some.stream()
                .filter(each -> each.traced() && isEmpty(each))
                .max(Comparator.comparingInt(Operand::chain));
    }

    private static List<Operand> chosen(Step step) {
        return step.operator() == Operator.CHOOSE ? step.operands().subList(1, 2) : List.of();
    }

    static boolean isEmpty(Operand operand) {
        return operand.value() instanceof Word word && word.bits() == 0;
    }
}
