package flipscope.story;

import flipscope.story.BitStory.Chapter;
import flipscope.trace.BitLayout;
import flipscope.trace.DisplayFormat;
import flipscope.trace.Last;
import flipscope.trace.Operand;
import flipscope.trace.Runs;
import flipscope.trace.Step;
import flipscope.trace.Value;
import flipscope.trace.Word;
import flipscope.trace.origin.Ancestor.Kind;
import flipscope.trace.origin.BitOrigin;
import flipscope.trace.origin.Cause;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

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

    /** Ancestors that may be on other squares. */
    private static final Set<Kind> ELSEWHERE = EnumSet.of(Kind.MOVED, Kind.START, Kind.RUN);

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
            DisplayFormat view,
            long bits,
            long others,
            String sentence) {}

    /** The story of a bit of a step's result, which must be a word. */
    public static BitStory ofResult(Narrator narrator, Step step, int bit) {
        List<Cause> causes = BitOrigin.of(narrator.trace(), step, 1L << bit);
        return story(step.word(), step.view(), bit, chapters(narrator, causes));
    }

    /** The story of a bit of a step's operand, which must be a word. */
    public static BitStory ofOperand(Narrator narrator, Step step, Operand operand, int bit) {
        List<Chapter> chapters =
                operand.origin() < 0
                        ? List.of(beginning(narrator.words(step), operand, 1L << bit))
                        : chapters(narrator, BitOrigin.of(narrator.trace(), operand, 1L << bit));
        return story(operand.word(), operand.view(), bit, chapters);
    }

    private static BitStory story(Word word, DisplayFormat view, int bit, List<Chapter> all) {
        int folded = Math.max(0, all.size() - MOST);
        List<Chapter> shown = new ArrayList<>(all);
        if (folded > 0) {
            shown.subList(LATEST, LATEST + folded).clear();
        }
        String name = BitLayout.of(view, word).name(bit);
        return new BitStory(name, Word.has(word.bits(), bit), shown, folded);
    }

    private static List<Chapter> chapters(Narrator narrator, List<Cause> causes) {
        List<Cause> events = causes.stream().filter(each -> !BitWords.handsOn(each)).toList();
        List<Chapter> chapters = new ArrayList<>();
        Runs.of(events, (one, other) -> one.step().statement() == other.step().statement())
                .forEach(statement -> chapters.add(chapter(narrator, statement)));
        Cause last = Last.of(causes);
        if (last.followed() != null) {
            StepWords at = narrator.words(last.step());
            chapters.add(beginning(at, last.followed(), last.earlier()));
        }
        return chapters;
    }

    private static Chapter chapter(Narrator narrator, List<Cause> causes) {
        Cause first = causes.get(0);
        List<String> sentences =
                causes.stream()
                        .limit(SENTENCES)
                        .map(each -> new BitWords(narrator, each).why())
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
        if (cause.followed() == null || !cause.followed().view().equals(cause.step().view())) {
            return 0;
        }
        return cause.ancestors().stream()
                .filter(each -> ELSEWHERE.contains(each.kind()))
                .mapToLong(each -> each.first() | each.second())
                .reduce(0, (a, b) -> a | b);
    }

    private static Chapter beginning(StepWords words, Operand operand, long bits) {
        return new Chapter(
                -1,
                operand.text(),
                operand.value(),
                operand.view(),
                bits,
                0,
                BitWords.beginning(words, operand, bits));
    }
}
