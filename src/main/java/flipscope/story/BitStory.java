package flipscope.story;

import flipscope.story.BitStory.Chapter;
import flipscope.trace.Operand;
import flipscope.trace.Step;
import flipscope.trace.Value;
import flipscope.trace.ViewKind;
import flipscope.trace.Word;
import flipscope.trace.origin.Ancestor;
import flipscope.trace.origin.Cause;
import flipscope.trace.origin.Lineage;
import java.util.ArrayList;
import java.util.List;

/**
 * Where a bit came from, told backwards to the inputs: one chapter per statement, without those
 * that only pass it on.
 *
 * @param name the bit's name, such as {@code b5}
 * @param set whether it is 1
 * @param chapters the latest first
 * @param folded how many chapters are left out before the last two
 */
public record BitStory(String name, boolean set, List<Chapter> chapters, int folded) {
    /** How many chapters are shown before the omitted ones. */
    public static final int LATEST = 6;

    private static final int MOST = 8;
    private static final int SENTENCES = 2;

    /**
     * One event in a bit's history.
     *
     * @param step the index of the step, or -1 for an initial value
     * @param text the code of the step or of the initial value
     * @param value the value to draw
     * @param view how to draw it
     * @param bits the bit within the value
     * @param others other bits that contributed
     */
    public record Chapter(
            int step,
            String text,
            Value value,
            ViewKind view,
            long bits,
            long others,
            String sentence) {}

    /** The story of a bit of a step's result, which must be a word. */
    static BitStory ofResult(Narrator narrator, Step step, int bit) {
        StepContext context = narrator.context(step);
        Word word = (Word) step.result();
        String name = BitWords.name(context, bit, step.view(), word);
        List<Cause> causes = Lineage.of(narrator.trace(), step, 1L << bit);
        return story(name, Word.has(word.bits(), bit), chapters(narrator, causes));
    }

    /** The story of a bit of a step's operand, which must be a word. */
    static BitStory ofOperand(Narrator narrator, Step step, Operand operand, int bit) {
        Word word = (Word) operand.value();
        boolean set = Word.has(word.bits(), bit);
        StepContext context = narrator.context(step);
        String name = BitWords.name(context, bit, operand.view(), word);
        List<Chapter> chapters =
                operand.origin() < 0
                        ? List.of(beginning(context, operand, 1L << bit))
                        : chapters(narrator, Lineage.of(narrator.trace(), operand, 1L << bit));
        return story(name, set, chapters);
    }

    private static BitStory story(String name, boolean set, List<Chapter> all) {
        if (all.size() <= MOST) {
            return new BitStory(name, set, all, 0);
        }
        List<Chapter> shown = new ArrayList<>(all.subList(0, LATEST));
        shown.addAll(all.subList(all.size() - (MOST - LATEST), all.size()));
        return new BitStory(name, set, List.copyOf(shown), all.size() - MOST);
    }

    private static List<Chapter> chapters(Narrator narrator, List<Cause> causes) {
        List<Chapter> chapters = new ArrayList<>();
        List<Cause> current = new ArrayList<>();
        for (Cause cause : causes) {
            if (BitWords.handsOn(cause)) {
                continue;
            }
            if (!current.isEmpty() && !sameStatement(current.get(0), cause)) {
                chapters.add(chapter(narrator, current));
                current.clear();
            }
            current.add(cause);
        }
        if (!current.isEmpty()) {
            chapters.add(chapter(narrator, current));
        }
        Cause last = causes.get(causes.size() - 1);
        if (last.followed() != null) {
            StepContext at = narrator.context(last.step());
            chapters.add(beginning(at, last.followed(), last.earlier()));
        }
        return chapters;
    }

    private static boolean sameStatement(Cause one, Cause other) {
        return one.step().statement() == other.step().statement();
    }

    private static Chapter chapter(Narrator narrator, List<Cause> causes) {
        Cause first = causes.get(0);
        List<String> sentences =
                causes.stream()
                        .limit(SENTENCES)
                        .map(each -> BitWords.of(narrator.context(each.step()), each))
                        .distinct()
                        .toList();
        Step step = first.step();
        return new Chapter(
                step.index(),
                step.text(),
                step.result(),
                step.view(),
                first.bits(),
                causes.stream().mapToLong(BitStory::beside).reduce(0, (a, b) -> a | b),
                String.join(" ", sentences));
    }

    /** Contributing bits on other squares; 0 unless both values have the same view. */
    private static long beside(Cause cause) {
        long beside = 0;
        for (Ancestor each : cause.ancestors()) {
            boolean places =
                    switch (each.kind()) {
                        case MOVED, START, RUN -> true;
                        case SAME, ENTRY, CONDITION, WHOLE -> false;
                    };
            if (places) {
                beside |= each.first() | each.second();
            }
        }
        boolean alike =
                cause.followed() != null && cause.followed().view().equals(cause.step().view());
        return alike ? beside : 0;
    }

    private static Chapter beginning(StepContext context, Operand operand, long bits) {
        return new Chapter(
                -1,
                operand.text(),
                operand.value(),
                operand.view(),
                bits,
                0,
                BitWords.beginning(context, operand, bits));
    }
}
