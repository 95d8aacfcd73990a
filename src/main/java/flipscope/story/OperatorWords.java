package flipscope.story;

import flipscope.text.Messages;
import flipscope.text.Slug;
import flipscope.trace.BitRule;
import flipscope.trace.Operator;
import flipscope.trace.Step;

/**
 * Names an operator and says briefly what it does to any bits. Empty for self-explanatory ones such
 * as comparisons and calls.
 */
public record OperatorWords(Messages messages) {

    /** {@code AND: keeps what is in both}. */
    public String of(Step step) {
        BitRule rule = step.operator().bitRule();
        if (rule.counted() == null) {
            return "";
        }
        return rule == BitRule.SHIFT ? shift(step) : say(Slug.of(rule));
    }

    private String shift(Step step) {
        int amount = BoardShift.amount(step);
        if (step.operator() == Operator.RIGHT) {
            return say("right-signed", amount);
        }
        String way = step.operator() == Operator.LEFT ? "left" : "right";
        String places = say(runsRight(step) ? "in-cube" : way, amount);
        return BoardShift.words(messages, step)
                .map(seen -> say("seen", places, seen))
                .orElse(places);
    }

    /**
     * {@code one square left ←}; for a shift that is no movement on a board, the number of places.
     */
    public String way(Step step) {
        return BoardShift.words(messages, step)
                .map(words -> words + " " + BoardShift.arrow(step))
                .orElseGet(() -> messages.text(places(step), BoardShift.amount(step)));
    }

    private static String places(Step step) {
        if (runsRight(step)) {
            return "story.operator.places";
        }
        return step.operator() == Operator.LEFT
                ? "story.shift.places-left"
                : "story.shift.places-right";
    }

    /** Where cells are numbered in the other direction, no shift to the left moves left. */
    private static boolean runsRight(Step step) {
        return step.operand(0).layout().runsRight();
    }

    private String say(String key, Object... arguments) {
        return messages.text("story.operator." + key, arguments);
    }
}
