package flipscope.story;

import static flipscope.story.BitNames.areBits;

import flipscope.trace.Operator;
import flipscope.trace.Step;
import java.util.Optional;

/** Describes comparisons, logic and choices: the outcome and its consequence. */
final class TruthWords extends StepWords {
    TruthWords(StepWords words) {
        super(words);
    }

    String comparison() {
        return follows(fact());
    }

    private String fact() {
        boolean bits = areBits(operand(0).view());
        if (bits && !operand(1).traced() && bits(1) == 0) {
            return isCommon()
                    ? common(step.word(0), operand(0).view())
                    : say(
                            "story.compare." + (bits(0) == 0 ? "empty" : "some"),
                            name(),
                            describe(0));
        }
        if (bits) {
            boolean same = bits(0) == bits(1);
            return say(same ? "story.compare.same" : "story.compare.differ");
        }
        return say(relation(), describe(0), describe(1));
    }

    /** Whether the compared value is an unnamed intersection of two sets. */
    private boolean isCommon() {
        return made().filter(each -> each.operator() == Operator.AND && each.assigns() == null)
                .isPresent();
    }

    private String name() {
        return made().map(Step::assigns).orElse(operand(0).text());
    }

    /** The step that made the first operand. */
    private Optional<Step> made() {
        return narrator.trace().maker(operand(0));
    }

    /** The actual relation of two numbers. */
    private String relation() {
        boolean holds = holds();
        return "story.compare."
                + switch (operator) {
                    case LESS -> holds ? "less" : "at-least";
                    case LESS_EQUAL -> holds ? "at-most" : "more";
                    case GREATER -> holds ? "more" : "at-most";
                    case GREATER_EQUAL -> holds ? "at-least" : "less";
                    default -> holds == (operator == Operator.EQUAL) ? "equal" : "unequal";
                };
    }

    String not() {
        return follows(say("story.logic.not", describe(0)));
    }

    /** {@code &&} and {@code ||}; only one operand if the first decided. */
    String logic() {
        boolean decided = step.operands().size() == 1;
        String outcome = decided ? ".decided" : holds() ? ".holds" : ".fails";
        return follows(say("story.logic." + (operator == Operator.BOTH ? "and" : "or") + outcome));
    }

    /** {@code ?:}: the condition and the chosen value. */
    String choice() {
        int last = step.operands().size() - 1;
        String taken = operand(last).text();
        if (last == 0) {
            return say("story.choice", taken, describeResult());
        }
        String key = bits(0) != 0 ? "story.choice.first" : "story.choice.second";
        return say(key, operand(0).text(), taken, describeResult());
    }

    /** The consequence of an outcome: which branch runs, or a variable's new value. */
    private String follows(String fact) {
        if (decides(step)) {
            return so(fact);
        }
        String name = step.assigns();
        return name == null || step.assigned() == null
                ? say("story.so.truth", fact, describeResult())
                : say("story.so.assigned", fact, name, describeResult());
    }
}
