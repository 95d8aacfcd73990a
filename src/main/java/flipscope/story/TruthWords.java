package flipscope.story;

import flipscope.trace.Step;
import flipscope.trace.Type;
import flipscope.trace.View.Shape;
import flipscope.trace.Word;

/** Comparisons, logic and choices in words: the truth, and which way the code goes. */
final class TruthWords {
    private TruthWords() {}

    static String comparison(Telling telling) {
        return fact(telling) + branch(telling);
    }

    private static String fact(Telling telling) {
        boolean bits = Places.areBits(telling.operand(0).view());
        if (bits && isZero(telling, 1)) {
            return telling.bits(0) == 0
                    ? telling.say("story.compare.empty")
                    : telling.say("story.compare.some", telling.describe(0));
        }
        if (bits) {
            return telling.bits(0) == telling.bits(1)
                    ? telling.say("story.compare.same")
                    : telling.say("story.compare.differ");
        }
        return telling.say(
                "story.compare.numbers",
                telling.describe(0),
                telling.step().operator(),
                telling.describe(1),
                telling.describeResult());
    }

    private static boolean isZero(Telling telling, int operand) {
        return !telling.operand(operand).traced() && telling.bits(operand) == 0;
    }

    static String not(Telling telling) {
        return telling.say("story.logic.not", telling.describe(0), telling.describeResult())
                + branch(telling);
    }

    /** {@code &&} and {@code ||}: one operand where the first decided. */
    static String logic(Telling telling) {
        boolean decided = telling.step().operands().size() == 1;
        boolean and = telling.step().operator().equals("&&");
        String said;
        if (decided) {
            said =
                    and
                            ? telling.say("story.logic.and-decided")
                            : telling.say("story.logic.or-decided");
        } else {
            said =
                    telling.say(
                            and ? "story.logic.and" : "story.logic.or",
                            telling.describe(0),
                            telling.describe(1),
                            telling.describeResult());
        }
        return said + branch(telling);
    }

    /** {@code ?:}: the condition and the value that was taken. */
    static String choice(Telling telling) {
        int last = telling.step().operands().size() - 1;
        boolean holds = telling.operand(0).view().shape() != Shape.FLAG || telling.bits(0) != 0;
        return holds
                ? telling.say(
                        "story.choice.first",
                        telling.operand(last).text(),
                        telling.describeResult())
                : telling.say(
                        "story.choice.second",
                        telling.operand(last).text(),
                        telling.describeResult());
    }

    /** Where the step decides an {@code if} or a loop: which way the code goes on. */
    static String branch(Telling telling) {
        if (!decides(telling.step())) {
            return "";
        }
        boolean holds = ((Word) telling.step().result()).bits() != 0;
        if (telling.loops().hasCondition(telling.step().site())) {
            return " " + telling.say(holds ? "story.branch.round" : "story.branch.ends");
        }
        return " " + telling.say(holds ? "story.branch.taken" : "story.branch.skipped");
    }

    /** Whether a step is the condition of an {@code if} or of a loop. */
    static boolean decides(Step step) {
        return step.last()
                && step.result() != null
                && step.result().type().equals(Type.BOOLEAN)
                && step.site().assigns() == null
                && !step.operator().equals("return");
    }
}
