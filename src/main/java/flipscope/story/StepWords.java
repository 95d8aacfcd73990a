package flipscope.story;

import flipscope.trace.Operand;
import flipscope.trace.Step;
import flipscope.trace.Table;

/** Describes a step in one or two generated sentences. */
final class StepWords {
    private StepWords() {}

    static String of(StepContext telling) {
        return switch (telling.step().operator()) {
            case "<<", ">>", ">>>" -> ShiftWords.of(telling);
            case "&" -> TruthWords.withBranch(SetWords.and(telling), telling);
            case "|" -> TruthWords.withBranch(SetWords.or(telling), telling);
            case "^" -> TruthWords.withBranch(SetWords.xor(telling), telling);
            case "~" -> SetWords.not(telling);
            case "+" -> SumWords.sum(telling);
            case "-" -> SumWords.difference(telling);
            case "u-" -> SumWords.negation(telling);
            case "*" -> SumWords.product(telling);
            case "==", "!=", "<", "<=", ">", ">=" -> TruthWords.comparison(telling);
            case "!" -> TruthWords.not(telling);
            case "&&", "||" -> TruthWords.logic(telling);
            case "?:" -> TruthWords.choice(telling);
            case "call" -> CallWords.call(telling);
            case "return" -> CallWords.back(telling);
            case "=" -> CallWords.assignment(telling);
            case "cast" -> CallWords.cast(telling);
            case "[]" -> TruthWords.withBranch(CallWords.lookUp(telling), telling);
            default -> telling.plain();
        };
    }

    /** The change that a statement made, to follow the author's words; empty if they say it all. */
    static String change(StepContext telling) {
        if (!BitNames.areSquares(telling.view()) || telling.step().result() instanceof Table) {
            return of(telling);
        }
        return switch (telling.step().operator()) {
            case "<<", ">>", ">>>" -> ShiftWords.change(telling);
            case "&" -> SetWords.kept(telling);
            case "|" -> joined(telling);
            case "^", "+" -> changed(telling);
            default -> of(telling);
        };
    }

    /** Whether a step adds to its own variable: {@code run |= further}. */
    static boolean addsToItself(Step step) {
        return step.operator().equals("|")
                && step.operands().get(0).text().equals(step.site().assigns());
    }

    /**
     * The result of a statement without author's words: for a union of two sets the whole set, not
     * what was added.
     */
    static String outcome(StepContext telling) {
        boolean joins = telling.step().operator().equals("|");
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
