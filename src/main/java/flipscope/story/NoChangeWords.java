package flipscope.story;

import flipscope.text.Messages;
import flipscope.trace.Last;
import flipscope.trace.Operand;
import flipscope.trace.Step;
import flipscope.trace.Value;
import flipscope.trace.Word;
import java.util.List;

/** Says that nothing changed, and why: in a step, a chain, or idle rounds of a loop. */
public record NoChangeWords(Messages messages) {

    /** Why nothing changed; empty if the result differs from every operand. */
    public String of(Step step) {
        Operand same = same(step);
        if (same == null) {
            return "";
        }
        List<Operand> operands = step.operands();
        Operand other = operands.get(operands.size() - 1 - operands.indexOf(same));
        return messages.text("story.still." + key(step, other), other.text(), same.text());
    }

    private static Operand same(Step step) {
        return step.operands().stream()
                .filter(each -> isSame(each.value(), step.result()))
                .filter(each -> each.view().equals(step.view()))
                .findFirst()
                .orElse(null);
    }

    /** Whether two values have the same bits, of whatever type. */
    private static boolean isSame(Value one, Value other) {
        return one instanceof Word a && other instanceof Word b
                ? a.bits() == b.bits()
                : one.equals(other);
    }

    private static String key(Step step, Operand other) {
        boolean empty = EmptyValues.isEmpty(other);
        return switch (step.operator().bitRule()) {
            case AND -> "and";
            case OR -> empty ? "empty" : "or";
            case XOR, ADD, SUBTRACT -> empty ? "empty" : "equal";
            case SHIFT -> empty ? "by-nothing" : "shift";
            case COPY -> "passed-on";
            default -> "equal";
        };
    }

    /** Why a chain ends as it begins; empty if it does not. */
    String of(Chain chain) {
        boolean alone = chain.links().size() == 1;
        String key = "story.chain.still.";
        return switch (chain.still()) {
            case NO -> "";
            case EMPTY -> say(key + (alone ? "was-empty" : "empty"), chain);
            case HELD -> say(key + "held", chain);
            case SAME -> alone ? say(key + "alone", chain) : of(Last.of(chain.links()).step());
        };
    }

    private String say(String key, Chain chain) {
        return messages.text(key, chain.result().text(), chain.variable());
    }

    /** What idle rounds looked at, if each saw the same value. */
    String of(IdleRounds rounds) {
        String words = say(rounds, kind(rounds));
        return words.length() <= Narrator.LONGEST ? words : say(rounds, "");
    }

    /** What idle rounds looked at, in short, to follow what happened before them. */
    String after(IdleRounds rounds) {
        return " " + messages.text("story.idle.after", rounds.count());
    }

    private String say(IdleRounds rounds, String kind) {
        Step seen = rounds.seen().get(0);
        return messages.text(
                "story.idle" + kind,
                rounds.from(),
                rounds.to(),
                rounds.count(),
                seen.text(),
                seen.assigns(),
                Values.inSentences(messages).describe(seen.outcome(), seen.outcomeView()));
    }

    private static String kind(IdleRounds rounds) {
        Step seen = rounds.seen().get(0);
        if (rounds.fill()) {
            return ".fill";
        }
        if (!rounds.seen().stream().allMatch(each -> isAlike(each, seen))) {
            return "";
        }
        return seen.assigned() == null ? ".seen" : ".kept";
    }

    private static boolean isAlike(Step one, Step other) {
        return one.repeats(other) && one.outcome().equals(other.outcome());
    }
}
