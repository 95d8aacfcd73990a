package flipscope.story;

import flipscope.trace.Step;
import java.util.Optional;
import java.util.function.Function;

/**
 * A step of changed code in words. What its author wrote above it is no longer true, so that is not
 * told; what the step does now is, and beside it what it did.
 */
final class ChangedWords {
    private final TraceDiff contrast;
    private final Function<Step, StepContext> original;

    /**
     * @param original how a step of the code as it is is told
     */
    ChangedWords(TraceDiff contrast, Function<Step, StepContext> original) {
        this.contrast = contrast;
        this.original = original;
    }

    /**
     * What the step does, why it is not as it was, and what it was; at most so long. Where that
     * takes too many words, the two values are enough.
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
     * @param words how a step is told
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
