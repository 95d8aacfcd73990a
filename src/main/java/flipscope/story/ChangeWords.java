package flipscope.story;

/** Describes which bits a step newly set or cleared. */
final class ChangeWords {
    private ChangeWords() {}

    /** Names both; empty if nothing changed. */
    static String of(StepContext telling) {
        return (added(telling) + " " + cleared(telling, false)).strip();
    }

    /**
     * The same after another list: if bits were both set and cleared, the cleared ones are counted,
     * not named.
     */
    static String afterAList(StepContext telling) {
        boolean both = fresh(telling) != 0 && lost(telling) != 0;
        return (added(telling) + " " + cleared(telling, both)).strip();
    }

    private static String added(StepContext telling) {
        long fresh = fresh(telling);
        return fresh == 0 ? "" : telling.say("story.added", telling.squares(fresh));
    }

    private static String cleared(StepContext telling, boolean counted) {
        long lost = lost(telling);
        if (lost == 0) {
            return "";
        }
        boolean few = !counted || Long.bitCount(lost) == 1;
        return telling.say("story.cleared", few ? telling.squares(lost) : telling.count(lost));
    }

    private static long fresh(StepContext telling) {
        return BitNames.drawn(telling.step().marks().fresh(), telling.view());
    }

    private static long lost(StepContext telling) {
        return BitNames.drawn(telling.step().marks().lost(), telling.view());
    }
}
