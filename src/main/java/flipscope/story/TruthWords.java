package flipscope.story;

import flipscope.trace.Operand;
import flipscope.trace.Operator;
import flipscope.trace.Step;
import flipscope.trace.Type;
import flipscope.trace.Word;

/** Describes comparisons, logic and choices: the outcome and its consequence. */
final class TruthWords {
    private TruthWords() {}

    static String comparison(StepContext telling) {
        return follows(telling, fact(telling));
    }

    private static String fact(StepContext telling) {
        boolean bits = BitNames.areBits(telling.operand(0).view());
        if (bits && isZero(telling, 1)) {
            return telling.bits(0) == 0 ? empty(telling) : some(telling);
        }
        if (bits) {
            boolean same = telling.bits(0) == telling.bits(1);
            return telling.say(same ? "story.compare.same" : "story.compare.differ");
        }
        return telling.say(relation(telling), telling.describe(0), telling.describe(1));
    }

    private static boolean isZero(StepContext telling, int operand) {
        return !telling.operand(operand).traced() && telling.bits(operand) == 0;
    }

    private static String some(StepContext telling) {
        return isCommon(telling)
                ? telling.say("story.compare.common", telling.describe(0))
                : telling.say("story.compare.some", name(telling), telling.describe(0));
    }

    private static String empty(StepContext telling) {
        return isCommon(telling)
                ? telling.say("story.compare.apart")
                : telling.say("story.compare.empty", name(telling));
    }

    /** Whether the compared value is an unnamed intersection of two sets. */
    private static boolean isCommon(StepContext telling) {
        int origin = telling.operand(0).origin();
        return origin >= 0
                && telling.trace().steps().get(origin).operator() == Operator.AND
                && telling.trace().steps().get(origin).site().assigns() == null;
    }

    private static String name(StepContext telling) {
        Operand operand = telling.operand(0);
        String made =
                operand.origin() < 0
                        ? null
                        : telling.trace().steps().get(operand.origin()).site().assigns();
        return made == null ? operand.text() : made;
    }

    /** The actual relation of two numbers. */
    private static String relation(StepContext telling) {
        boolean holds = holds(telling);
        return "story.compare."
                + switch (telling.step().operator()) {
                    case LESS -> holds ? "less" : "at-least";
                    case LESS_EQUAL -> holds ? "at-most" : "more";
                    case GREATER -> holds ? "more" : "at-most";
                    case GREATER_EQUAL -> holds ? "at-least" : "less";
                    case EQUAL -> holds ? "equal" : "unequal";
                    case NOT_EQUAL -> holds ? "unequal" : "equal";
                    case ADD,
                            SUBTRACT,
                            MULTIPLY,
                            DIVIDE,
                            REMAINDER,
                            AND,
                            OR,
                            XOR,
                            LEFT,
                            RIGHT,
                            RIGHT_ZERO,
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
                            throw new IllegalArgumentException(telling.step().text());
                };
    }

    private static boolean holds(StepContext telling) {
        return telling.result() != 0;
    }

    static String not(StepContext telling) {
        String fact = telling.say("story.logic.not", telling.describe(0));
        return follows(telling, fact);
    }

    /** {@code &&} and {@code ||}; only one operand if the first decided. */
    static String logic(StepContext telling) {
        boolean decided = telling.step().operands().size() == 1;
        String key = "story.logic." + (telling.step().operator() == Operator.BOTH ? "and" : "or");
        if (decided) {
            return follows(telling, telling.say(key + ".decided"));
        }
        return follows(telling, telling.say(key + (holds(telling) ? ".holds" : ".fails")));
    }

    /** {@code ?:}: the condition and the chosen value. */
    static String choice(StepContext telling) {
        int last = telling.step().operands().size() - 1;
        Operand condition = telling.operand(0);
        boolean constant = last == 0;
        String taken = telling.operand(last).text();
        if (constant) {
            return telling.say("story.choice", taken, telling.describeResult());
        }
        String key = telling.bits(0) != 0 ? "story.choice.first" : "story.choice.second";
        return telling.say(key, condition.text(), taken, telling.describeResult());
    }

    /** The consequence of an outcome: which branch runs, or a variable's new value. */
    private static String follows(StepContext telling, String fact) {
        if (decides(telling.step())) {
            return so(telling, fact);
        }
        String name = telling.step().site().assigns();
        return name == null || telling.step().assigned() == null
                ? telling.say("story.so.truth", fact, telling.describeResult())
                : telling.say("story.so.assigned", fact, name, telling.describeResult());
    }

    private static String so(StepContext telling, String fact) {
        boolean loop = telling.loops().hasCondition(telling.step().site());
        String key =
                loop ? (holds(telling) ? "round" : "ends") : holds(telling) ? "runs" : "skipped";
        return telling.say("story.so." + key, fact);
    }

    /** Appends which branch runs next, if the step decides an {@code if} or a loop. */
    static String withBranch(String words, StepContext telling) {
        return decides(telling.step()) ? so(telling, words.replaceFirst("\\.$", "")) : words;
    }

    /** Whether a step is the condition of an {@code if} or a loop. */
    static boolean decides(Step step) {
        return step.last()
                && step.result() instanceof Word
                && step.result().type().equals(Type.BOOLEAN)
                && step.site().assigns() == null
                && step.operator() != Operator.RETURN;
    }
}
