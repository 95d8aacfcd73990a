package flipscope.story;

import flipscope.trace.Step;
import java.util.Optional;
import java.util.function.Function;

/**
 * Describes a step of changed code. The author's comment may no longer hold, so it is left out; the
 * text says what the step does now and what it did before.
 */
final class EditedStepWords {
    private final TraceDiff diff;
    private final Narrator original;

    /**
     * @param original the narrator of the unchanged code
     */
    EditedStepWords(TraceDiff diff, Narrator original) {
        this.diff = diff;
        this.original = original;
    }

    /**
     * What the step does, why it differs and what it was before. If that exceeds {@code longest}
     * characters, only the two values are given.
     */
    String of(StepContext context, int longest) {
        String reason = reason(context.step());
        String full =
                context.say(reason, StepWords.of(context)) + " " + was(context, StepWords::of);
        if (full.length() <= longest || context.step().result() == null) {
            return full;
        }
        String now = context.say("story.changed.now", context.describeResult());
        return context.say(reason, now) + " " + was(context, EditedStepWords::value);
    }

    private String reason(Step step) {
        if (diff.isChanged(step)) {
            return "story.changed.here";
        }
        return diff.comesToTheSame(step) ? "story.changed.inputs" : "story.changed.later";
    }

    /**
     * @param words describes a step
     */
    private String was(StepContext context, Function<StepContext, String> words) {
        Optional<Step> before = diff.original(context.step());
        if (before.isEmpty()) {
            return context.say("story.changed.none", diff.before());
        }
        if (diff.comesToTheSame(context.step())) {
            return context.say("story.changed.same", diff.before());
        }
        StepContext then = original.context(before.get());
        String told = words.apply(then);
        boolean same = told.equals(words.apply(context));
        return context.say("story.changed.was", diff.before(), same ? value(then) : told);
    }

    private static String value(StepContext context) {
        return Sentences.closed(context.describeResult());
    }
}
