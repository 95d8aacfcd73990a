package flipscope.story;

import flipscope.trace.Operand;
import flipscope.trace.Operator;
import flipscope.trace.Step;
import flipscope.trace.Table;

/** Describes a step in one or two generated sentences. */
final class StepWords {
    private StepWords() {}

    static String of(StepContext context) {
        return switch (context.operator()) {
            case LEFT, RIGHT, RIGHT_ZERO -> ShiftWords.of(context);
            case AND -> TruthWords.withBranch(SetWords.and(context), context);
            case OR -> TruthWords.withBranch(SetWords.or(context), context);
            case XOR -> TruthWords.withBranch(SetWords.xor(context), context);
            case COMPLEMENT -> SetWords.not(context);
            case ADD -> SumWords.sum(context);
            case SUBTRACT -> SumWords.difference(context);
            case NEGATE -> SumWords.negation(context);
            case MULTIPLY -> SumWords.product(context);
            case EQUAL, NOT_EQUAL, LESS, LESS_EQUAL, GREATER, GREATER_EQUAL ->
                    TruthWords.comparison(context);
            case NOT -> TruthWords.not(context);
            case BOTH, EITHER -> TruthWords.logic(context);
            case CHOOSE -> TruthWords.choice(context);
            case CALL, LIBRARY -> CallWords.call(context);
            case RETURN -> CallWords.back(context);
            case ASSIGN -> CallWords.assignment(context);
            case CAST -> CallWords.cast(context);
            case LOOKUP -> TruthWords.withBranch(CallWords.lookUp(context), context);
            case DIVIDE, REMAINDER -> context.plain();
        };
    }

    /** The change that a statement made, to follow the author's words; empty if they say it all. */
    static String change(StepContext context) {
        if (!BitNames.areSquares(context.view()) || context.step().result() instanceof Table) {
            return of(context);
        }
        return switch (context.operator().bitRule()) {
            case SHIFT -> ShiftWords.change(context);
            case AND -> SetWords.kept(context);
            case OR -> joined(context);
            case XOR, ADD -> changed(context);
            case COMPLEMENT, SUBTRACT, MULTIPLY, NEGATE, COPY, LOOKUP, WHOLE -> of(context);
        };
    }

    /** Whether a step adds to its own variable: {@code run |= further}. */
    static boolean addsToItself(Step step) {
        return step.operator() == Operator.OR && step.operand(0).text().equals(step.assigns());
    }

    /**
     * The result of a statement without author's words: for a union of two sets the whole set, not
     * what was added.
     */
    static String outcome(StepContext context) {
        boolean joins = context.operator() == Operator.OR;
        return joins ? change(context) : of(context);
    }

    /**
     * For a set joined with a constant or with its own variable, what was added; for two sets,
     * both.
     */
    private static String joined(StepContext context) {
        Step step = context.step();
        boolean two = step.operands().stream().allMatch(Operand::traced) && !addsToItself(step);
        return two && step.assigned() != null
                ? CallWords.assignment(context)
                : context.added(step.marks().fresh());
    }

    private static String changed(StepContext context) {
        String changed = SetWords.changes(context);
        return changed.isEmpty() ? of(context) : changed;
    }
}
