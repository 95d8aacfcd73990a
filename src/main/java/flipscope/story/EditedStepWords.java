package flipscope.story;

import flipscope.trace.Step;
import flipscope.trace.Word;
import java.util.Optional;
import java.util.function.Function;

/**
 * Describes a step of changed code. The author's comment may no longer hold, so it is left out; the
 * text says what the step does now and what it did before.
 */
final class EditedStepWords extends StepWords {
    private final TraceDiff diff;

    EditedStepWords(StepWords words) {
        super(words);
        this.diff = narrator.traceContext().traceDiff().orElseThrow();
    }

    /**
     * What the step does, why it differs and what it was before. If that is too long, only the two
     * values are given.
     */
    String told() {
        String reason = reason();
        String full = say(reason, whole()) + " " + was(StepWords::whole);
        if (full.length() <= Narrator.LONGEST || step.result() == null) {
            return full;
        }
        String now = say("story.changed.now", describeResult());
        return say(reason, now) + " " + was(EditedStepWords::value);
    }

    private String reason() {
        if (diff.isChanged(step)) {
            return "story.changed.here";
        }
        return diff.comesToTheSame(step) ? "story.changed.inputs" : "story.changed.later";
    }

    /**
     * @param words describes a step
     */
    private String was(Function<StepWords, String> words) {
        String token = diff.before();
        Optional<Step> before = diff.original(step);
        if (before.isEmpty()) {
            return say("story.changed.none", token);
        }
        if (diff.comesToTheSame(step)) {
            return say("story.changed.same", token);
        }
        Narrator original = narrator.shared().of(diff.original(), narrator.traceContext());
        StepWords then = original.words(before.get());
        String told = words.apply(then);
        if (!told.equals(words.apply(this))) {
            return say("story.changed.was", token, told);
        }
        if (value(then).equals(value(this)) && step.result() instanceof Word) {
            return say("story.changed.but", token, squares(then.result() ^ result()));
        }
        return say("story.changed.was", token, value(then));
    }

    private static String value(StepWords words) {
        return Sentences.closed(words.describeResult());
    }
}
