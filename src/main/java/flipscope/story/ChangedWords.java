package flipscope.story;

import flipscope.trace.Step;
import java.util.Optional;
import java.util.function.Function;

/**
 * Describes a step of changed code. The author's comment may no longer hold, so it is left out; the
 * text says what the step does now and what it did before.
 */
final class ChangedWords {
    private final TraceDiff contrast;
    private final Function<Step, StepContext> original;

    /**
     * @param original gives the context for describing a step of the unchanged code
     */
    ChangedWords(TraceDiff contrast, Function<Step, StepContext> original) {
        this.contrast = contrast;
        this.original = original;
    }

    /**
     * What the step does, why it differs and what it was before. If that exceeds {@code longest}
     * characters, only the two values are given.
     */
    String of(StepContext telling, int longest) {
        String reason = reason(telling.step());
        String full =
                telling.say(reason, StepWords.of(telling)) + " " + was(telling, StepWords::of);
        if (full.length() <= longest || telling.step().result() == null) {
            return full;
        }
        String now = telling.say("story.changed.now", telling.describeResult());
        return telling.say(reason, now) + " " + was(telling, ChangedWords::value);
    }

    private String reason(Step step) {
        if (contrast.isChanged(step)) {
            return "story.changed.here";
        }
        return contrast.comesToTheSame(step) ? "story.changed.inputs" : "story.changed.later";
    }

    /**
     * @param words describes a step
     */
    private String was(StepContext telling, Function<StepContext, String> words) {
        Optional<Step> before = contrast.original(telling.step());
        if (before.isEmpty()) {
            return telling.say("story.changed.none", contrast.before());
        }
        if (contrast.comesToTheSame(telling.step())) {
            return telling.say("story.changed.same", contrast.before());
        }
        StepContext then = original.apply(before.get());
        String told = words.apply(then);
        boolean same = told.equals(words.apply(telling));
        return telling.say("story.changed.was", contrast.before(), same ? value(then) : told);
    }

    private static String value(StepContext telling) {
        return Sentences.closed(telling.describeResult());
    }
}
