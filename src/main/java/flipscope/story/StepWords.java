package flipscope.story;

import flipscope.trace.Operand;
import flipscope.trace.Operator;
import flipscope.trace.Step;
import flipscope.trace.Table;

/** Describes a step in one or two generated sentences. */
final class StepWords {
    private StepWords() {}

    static String of(StepContext telling) {
        return switch (telling.step().operator()) {
            case LEFT, RIGHT, RIGHT_ZERO -> ShiftWords.of(telling);
            case AND -> TruthWords.withBranch(SetWords.and(telling), telling);
            case OR -> TruthWords.withBranch(SetWords.or(telling), telling);
            case XOR -> TruthWords.withBranch(SetWords.xor(telling), telling);
            case COMPLEMENT -> SetWords.not(telling);
            case ADD -> SumWords.sum(telling);
            case SUBTRACT -> SumWords.difference(telling);
            case NEGATE -> SumWords.negation(telling);
            case MULTIPLY -> SumWords.product(telling);
            case EQUAL, NOT_EQUAL, LESS, LESS_EQUAL, GREATER, GREATER_EQUAL ->
                    TruthWords.comparison(telling);
            case NOT -> TruthWords.not(telling);
            case BOTH, EITHER -> TruthWords.logic(telling);
            case CHOOSE -> TruthWords.choice(telling);
            case CALL, LIBRARY -> CallWords.call(telling);
            case RETURN -> CallWords.back(telling);
            case ASSIGN -> CallWords.assignment(telling);
            case CAST -> CallWords.cast(telling);
            case LOOKUP -> TruthWords.withBranch(CallWords.lookUp(telling), telling);
            case DIVIDE, REMAINDER -> telling.plain();
        };
    }

    /** The change that a statement made, to follow the author's words; empty if they say it all. */
    static String change(StepContext telling) {
        if (!BitNames.areSquares(telling.view()) || telling.step().result() instanceof Table) {
            return of(telling);
        }
        return switch (telling.step().operator()) {
            case LEFT, RIGHT, RIGHT_ZERO -> ShiftWords.change(telling);
            case AND -> SetWords.kept(telling);
            case OR -> joined(telling);
            case XOR, ADD -> changed(telling);
            case SUBTRACT,
                    MULTIPLY,
                    DIVIDE,
                    REMAINDER,
                    LESS,
                    LESS_EQUAL,
                    GREATER,
                    GREATER_EQUAL,
                    EQUAL,
                    NOT_EQUAL,
                    NEGATE,
                    COMPLEMENT,
                    NOT,
                    BOTH,
                    EITHER,
                    CHOOSE,
                    CAST,
                    LOOKUP,
                    CALL,
                    LIBRARY,
                    RETURN,
                    ASSIGN ->
                    of(telling);
        };
    }

    /** Whether a step adds to its own variable: {@code run |= further}. */
    static boolean addsToItself(Step step) {
        return step.operator() == Operator.OR
                && step.operands().get(0).text().equals(step.site().assigns());
    }

    /**
     * The result of a statement without author's words: for a union of two sets the whole set, not
     * what was added.
     */
    static String outcome(StepContext telling) {
        boolean joins = telling.step().operator() == Operator.OR;
        return joins ? change(telling) : of(telling);
    }

    /**
     * For a set joined with a constant or with its own variable, what was added; for two sets,
     * both.
     */
    private static String joined(StepContext telling) {
        Step step = telling.step();
        boolean two = step.operands().stream().allMatch(Operand::traced) && !addsToItself(step);
        return two && step.assigned() != null
                ? CallWords.assignment(telling)
                : telling.added(step.marks().fresh());
    }

    private static String changed(StepContext telling) {
        String changed = ChangeWords.of(telling);
        return changed.isEmpty() ? of(telling) : changed;
    }
}
