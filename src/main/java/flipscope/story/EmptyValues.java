package flipscope.story;

import flipscope.trace.Operand;
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
                switch (step.operator()) {
                    case LEFT, RIGHT, RIGHT_ZERO -> all.subList(0, 1);
                    case CHOOSE -> all.subList(1, 2);
                    case AND, MULTIPLY, CAST, RETURN, ASSIGN -> all;
                    case OR, XOR, ADD, SUBTRACT, NEGATE ->
                            all.stream().allMatch(EmptyValues::isEmpty) ? all : List.<Operand>of();
                    default -> List.<Operand>of();
                };
        return some.stream()
                .filter(each -> each.traced() && isEmpty(each))
                .max(Comparator.comparingInt(Operand::chain));
    }

    static boolean isEmpty(Operand operand) {
        return operand.value() instanceof Word word && word.bits() == 0;
    }
}
