package flipscope.story;

import flipscope.trace.Table;

/** What one step did, in a generated sentence or two. */
final class StepWords {
    private StepWords() {}

    static String of(Telling telling) {
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

    /** What a statement came to, to stand behind the author's words; empty if they say it all. */
    static String change(Telling telling) {
        if (!Places.areSquares(telling.view()) || telling.step().result() instanceof Table) {
            return of(telling);
        }
        return switch (telling.step().operator()) {
            case "<<", ">>", ">>>" -> ShiftWords.losses(telling);
            case "&" -> SetWords.kept(telling);
            case "|", "^", "+" -> changed(telling);
            default -> of(telling);
        };
    }

    private static String changed(Telling telling) {
        long fresh = Places.drawn(telling.step().marks().fresh(), telling.view());
        long lost = Places.drawn(telling.step().marks().lost(), telling.view());
        if (fresh == 0 && lost == 0) {
            return telling.step().operator().equals("|")
                    ? telling.say("story.added.nothing")
                    : of(telling);
        }
        return fresh != 0
                ? telling.say("story.added", telling.squares(fresh))
                : telling.say("story.cleared", telling.squares(lost));
    }
}
