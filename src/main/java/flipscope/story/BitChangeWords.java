package flipscope.story;

/** Describes which bits a step newly set or cleared. */
final class BitChangeWords {
    private BitChangeWords() {}

    /** Names both; empty if nothing changed. */
    static String of(StepContext context) {
        return (added(context) + " " + cleared(context, false)).strip();
    }

    /**
     * The same after another list: if bits were both set and cleared, the cleared ones are counted,
     * not named.
     */
    static String afterAList(StepContext context) {
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
        return BitNames.drawn(context.step().marks().fresh(), context.view());
    }

    private static long lost(StepContext context) {
        return BitNames.drawn(context.step().marks().lost(), context.view());
    }
}
