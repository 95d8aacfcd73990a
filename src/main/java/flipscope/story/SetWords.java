package flipscope.story;

import flipscope.trace.ViewKind.Shape;

/**
 * Describes {@code &}, {@code |}, {@code ^} and {@code ~}: what stays, what is added, what is
 * removed.
 */
final class SetWords {
    /** When nearly the whole board is set, more squares than this are counted instead of named. */
    private static final int MOST_NAMED = 8;

    private SetWords() {}

    static String and(StepContext telling) {
        if (telling.isPlain()) {
            return BitNames.areBits(telling.operand(0).view()) ? common(telling) : telling.plain();
        }
        long lost = lost(telling);
        if (telling.result() == 0) {
            return lost == 0
                    ? telling.say("story.and.nothing-to-keep")
                    : telling.say("story.and.nothing") + dropped(telling, lost);
        }
        if (lost == 0) {
            return telling.say("story.and.all", telling.describeResult());
        }
        return telling.say("story.and.some", telling.describeResult()) + dropped(telling, lost);
    }

    /** A number used only to test whether two sets intersect. */
    private static String common(StepContext telling) {
        String fact =
                telling.result() == 0
                        ? telling.say("story.compare.apart")
                        : telling.say(
                                "story.compare.common",
                                telling.values()
                                        .describe(
                                                telling.step().result(),
                                                telling.operand(0).view()));
        return telling.say("story.and.number", fact, telling.describeResult());
    }

    /** A short description of the result of {@code &}. */
    static String kept(StepContext telling) {
        long lost = lost(telling);
        String kept =
                BitNames.drawn(telling.result(), telling.view()) == 0
                        ? telling.say("story.and.nothing-left")
                        : telling.say("story.and.kept", telling.describeResult());
        return lost == 0
                ? kept
                : kept + " " + telling.say("story.and.and-dropped", telling.squares(lost));
    }

    private static long lost(StepContext telling) {
        return BitNames.drawn(telling.step().marks().lost(), telling.view());
    }

    private static String dropped(StepContext telling, long lost) {
        if (telling.view().shape() == Shape.LANES) {
            return "";
        }
        return " " + telling.say("story.and.dropped", telling.squares(lost), Long.bitCount(lost));
    }

    static String or(StepContext telling) {
        if (telling.isPlain()) {
            return telling.plain();
        }
        long fresh = telling.step().marks().fresh();
        return fresh == 0
                ? telling.say("story.or.nothing")
                : telling.say("story.or.adds", telling.squares(fresh));
    }

    static String xor(StepContext telling) {
        if (telling.isPlain()) {
            return telling.plain();
        }
        long fresh = telling.step().marks().fresh();
        long lost = telling.step().marks().lost();
        String on = fresh == 0 ? "" : telling.say("story.xor.on", telling.squares(fresh));
        String off = lost == 0 ? "" : telling.say("story.xor.off", telling.squares(lost));
        String both = (on + " " + off).strip();
        return both.isEmpty() ? telling.say("story.xor.nothing") : both;
    }

    static String not(StepContext telling) {
        if (telling.isPlain()) {
            return telling.say("story.not.number", telling.describe(0), telling.describeResult());
        }
        int set = Long.bitCount(BitNames.drawn(telling.result(), telling.view()));
        if (telling.roles().turnsDiscs(telling) && telling.view().shape() != Shape.CUBE) {
            return telling.say("story.not.empty", set);
        }
        return set > MOST_NAMED && BitNames.areSquares(telling.view())
                ? telling.say("story.not.many", set)
                : telling.say("story.not", telling.describeResult());
    }
}
