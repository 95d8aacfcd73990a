package flipscope.story;

import flipscope.trace.Operand;
import flipscope.trace.Operator;
import flipscope.trace.Step;
import flipscope.trace.Type;
import flipscope.trace.Word;
import java.util.Map;

/** Describes comparisons, logic and choices: the outcome and its consequence. */
final class TruthWords {
    private static final Map<Operator, String> RELATIONS =
            Map.of(
                    Operator.LESS, "less",
                    Operator.LESS_EQUAL, "at-most",
                    Operator.GREATER, "more",
                    Operator.GREATER_EQUAL, "at-least",
                    Operator.EQUAL, "equal",
                    Operator.NOT_EQUAL, "unequal");

    /** What holds of two numbers when a comparison does not. */
    private static final Map<Operator, Operator> OPPOSITES =
            Map.of(
                    Operator.LESS, Operator.GREATER_EQUAL,
                    Operator.LESS_EQUAL, Operator.GREATER,
                    Operator.GREATER, Operator.LESS_EQUAL,
                    Operator.GREATER_EQUAL, Operator.LESS,
                    Operator.EQUAL, Operator.NOT_EQUAL,
                    Operator.NOT_EQUAL, Operator.EQUAL);

    private TruthWords() {}

    static String comparison(StepContext context) {
        return follows(context, fact(context));
    }

    private static String fact(StepContext context) {
        boolean bits = BitNames.areBits(context.operand(0).view());
        if (bits && isZero(context, 1)) {
            return context.bits(0) == 0 ? empty(context) : some(context);
        }
        if (bits) {
            boolean same = context.bits(0) == context.bits(1);
            return context.say(same ? "story.compare.same" : "story.compare.differ");
        }
        return context.say(relation(context), context.describe(0), context.describe(1));
    }

    private static boolean isZero(StepContext context, int operand) {
        return !context.operand(operand).traced() && context.bits(operand) == 0;
    }

    private static String some(StepContext context) {
        return isCommon(context)
                ? context.say("story.compare.common", context.describe(0))
                : context.say("story.compare.some", name(context), context.describe(0));
    }

    private static String empty(StepContext context) {
        return isCommon(context)
                ? context.say("story.compare.apart")
                : context.say("story.compare.empty", name(context));
    }

    /** Whether the compared value is an unnamed intersection of two sets. */
    private static boolean isCommon(StepContext context) {
        int origin = context.operand(0).origin();
        return origin >= 0
                && context.trace().step(origin).operator() == Operator.AND
                && context.trace().step(origin).assigns() == null;
    }

    private static String name(StepContext context) {
        Operand operand = context.operand(0);
        String made =
                operand.origin() < 0 ? null : context.trace().step(operand.origin()).assigns();
        return made == null ? operand.text() : made;
    }

    /** The actual relation of two numbers. */
    private static String relation(StepContext context) {
        Operator operator = context.operator();
        return "story.compare."
                + RELATIONS.get(holds(context) ? operator : OPPOSITES.get(operator));
    }

    private static boolean holds(StepContext context) {
        return context.result() != 0;
    }

    static String not(StepContext context) {
        String fact = context.say("story.logic.not", context.describe(0));
        return follows(context, fact);
    }

    /** {@code &&} and {@code ||}; only one operand if the first decided. */
    static String logic(StepContext context) {
        boolean decided = context.step().operands().size() == 1;
        String key = "story.logic." + (context.operator() == Operator.BOTH ? "and" : "or");
        if (decided) {
            return follows(context, context.say(key + ".decided"));
        }
        return follows(context, context.say(key + (holds(context) ? ".holds" : ".fails")));
    }

    /** {@code ?:}: the condition and the chosen value. */
    static String choice(StepContext context) {
        int last = context.step().operands().size() - 1;
        Operand condition = context.operand(0);
        boolean constant = last == 0;
        String taken = context.operand(last).text();
        if (constant) {
            return context.say("story.choice", taken, context.describeResult());
        }
        String key = context.bits(0) != 0 ? "story.choice.first" : "story.choice.second";
        return context.say(key, condition.text(), taken, context.describeResult());
    }

    /** The consequence of an outcome: which branch runs, or a variable's new value. */
    private static String follows(StepContext context, String fact) {
        if (decides(context.step())) {
            return so(context, fact);
        }
        String name = context.step().assigns();
        return name == null || context.step().assigned() == null
                ? context.say("story.so.truth", fact, context.describeResult())
                : context.say("story.so.assigned", fact, name, context.describeResult());
    }

    private static String so(StepContext context, String fact) {
        boolean loop = context.narrator().shared.isLoopCondition(context.step().site());
        String key =
                loop ? (holds(context) ? "round" : "ends") : holds(context) ? "runs" : "skipped";
        return context.say("story.so." + key, fact);
    }

    /** Appends which branch runs next, if the step decides an {@code if} or a loop. */
    static String withBranch(String words, StepContext context) {
        return decides(context.step()) ? so(context, words.replaceFirst("\\.$", "")) : words;
    }

    /** Whether a step is the condition of an {@code if} or a loop. */
    static boolean decides(Step step) {
        return step.last()
                && step.result() instanceof Word
                && step.result().type().equals(Type.BOOLEAN)
                && step.assigns() == null
                && step.operator() != Operator.RETURN;
    }
}
