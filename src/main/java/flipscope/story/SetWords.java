package flipscope.story;

import flipscope.trace.Operator;
import flipscope.trace.ViewKind.Shape;

/**
 * Describes {@code &}, {@code |}, {@code ^} and {@code ~}: what stays, what is added, what is
 * removed; and which bits any step set and cleared.
 */
final class SetWords {
    /** When nearly the whole board is set, more squares than this are counted instead of named. */
    private static final int MOST_NAMED = 8;

    private SetWords() {}

    static String and(StepContext context) {
        if (context.isPlain()) {
            return BitNames.areBits(context.operand(0).view()) ? common(context) : context.plain();
        }
        long lost = lost(context);
        if (context.result() == 0) {
            return lost == 0
                    ? context.say("story.and.nothing-to-keep")
                    : context.say("story.and.nothing") + dropped(context, lost);
        }
        if (lost == 0) {
            return context.say("story.and.all", context.describeResult());
        }
        return context.say("story.and.some", context.describeResult()) + dropped(context, lost);
    }

    /** A number used only to test whether two sets intersect. */
    private static String common(StepContext context) {
        String fact =
                context.result() == 0
                        ? context.say("story.compare.apart")
                        : context.say(
                                "story.compare.common",
                                context.values()
                                        .describe(
                                                context.step().result(),
                                                context.operand(0).view()));
        return context.say("story.and.number", fact, context.describeResult());
    }

    /** A short description of the result of {@code &}. */
    static String kept(StepContext context) {
        long lost = lost(context);
        boolean empty = context.drawn(context.result()) == 0;
        if (lost == 0 && !empty) {
            return context.say("story.and.kept-all", context.describeResult());
        }
        String kept =
                empty
                        ? context.say("story.and.nothing-left")
                        : context.say("story.and.kept", context.describeResult());
        return lost == 0
                ? kept
                : kept + " " + context.say("story.and.and-dropped", context.squares(lost));
    }

    /** That {@code &} left its first operand as it was; empty if it did not. */
    static String taken(StepContext context) {
        boolean same =
                context.operator() == Operator.AND
                        && lost(context) == 0
                        && context.drawn(context.result()) != 0;
        return same ? context.say("story.and.nothing-taken") : "";
    }

    private static long lost(StepContext context) {
        return context.drawn(context.marks().lost());
    }

    private static String dropped(StepContext context, long lost) {
        if (context.view().shape() == Shape.LANES) {
            return "";
        }
        return " " + context.say("story.and.dropped", context.squares(lost), Long.bitCount(lost));
    }

    static String or(StepContext context) {
        if (context.isPlain()) {
            return context.plain();
        }
        long fresh = context.marks().fresh();
        return fresh == 0
                ? context.say("story.or.nothing")
                : context.say("story.or.adds", context.squares(fresh));
    }

    static String xor(StepContext context) {
        if (context.isPlain()) {
            return context.plain();
        }
        long fresh = context.marks().fresh();
        long lost = context.marks().lost();
        String on = fresh == 0 ? "" : context.say("story.xor.on", context.squares(fresh));
        String off = lost == 0 ? "" : context.say("story.xor.off", context.squares(lost));
        String both = (on + " " + off).strip();
        return both.isEmpty() ? context.say("story.xor.nothing") : both;
    }

    static String not(StepContext context) {
        if (context.isPlain()) {
            return context.say("story.not.number", context.describe(0), context.describeResult());
        }
        int set = Long.bitCount(context.drawn(context.result()));
        if (context.roles().turnsDiscs(context) && context.view().shape() != Shape.CUBE) {
            return context.say("story.not.empty", set);
        }
        return set > MOST_NAMED && BitNames.areSquares(context.view())
                ? context.say("story.not.many", set)
                : context.say("story.not", context.describeResult());
    }

    /** Which bits a step newly set and cleared; empty if nothing changed. */
    static String changes(StepContext context) {
        return (added(context) + " " + cleared(context, false)).strip();
    }

    /**
     * The same after another list: if bits were both set and cleared, the cleared ones are counted,
     * not named.
     */
    static String changesAfterAList(StepContext context) {
        boolean both = fresh(context) != 0 && lost(context) != 0;
        return (added(context) + " " + cleared(context, both)).strip();
    }

    private static String added(StepContext context) {
        long fresh = fresh(context);
        return fresh == 0 ? "" : context.say("story.added", context.squares(fresh));
    }

    private static String cleared(StepContext context, boolean counted) {
        long lost = lost(context);
        if (lost == 0) {
            return "";
        }
        boolean few = !counted || Long.bitCount(lost) == 1;
        return context.say("story.cleared", few ? context.squares(lost) : context.count(lost));
    }

    private static long fresh(StepContext context) {
        return context.drawn(context.marks().fresh());
    }
}
