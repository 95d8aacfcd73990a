package flipscope.story;

import flipscope.trace.Step;
import java.util.Optional;
import java.util.function.Function;

/**
 * A step of changed code in words. What its author wrote above it is no longer true, so that is not
 * told; what the step does now is, and beside it what it did.
 */
final class ChangedWords {
    private final Contrast contrast;
    private final Function<Step, Telling> right;

    /**
     * @param right how a step of the code as it is is told
     */
    ChangedWords(Contrast contrast, Function<Step, Telling> right) {
        this.contrast = contrast;
        this.right = right;
    }

    /** What the step does, why it is not as it was, and what it was; at most so long. */
    String of(Telling telling, int longest) {
        String was = was(telling);
        int room = longest - was.length() - 1;
        String now = telling.say(reason(telling.step()), StepWords.of(telling));
        if (now.length() > room && telling.step().result() != null) {
            String result = Sentences.closed(telling.describeResult());
            now = telling.say(reason(telling.step()), result);
        }
        return Sentences.within(Sentences.of(now), room) + " " + was;
    }

    private String reason(Step step) {
        if (contrast.isChanged(step)) {
            return "story.changed.here";
        }
        return contrast.comesToTheSame(step) ? "story.changed.inputs" : "story.changed.later";
    }

    private String was(Telling telling) {
        Optional<Step> before = contrast.right(telling.step());
        if (before.isEmpty()) {
            return telling.say("story.changed.none", contrast.before());
        }
        if (contrast.comesToTheSame(telling.step())) {
            return telling.say("story.changed.same", contrast.before());
        }
        String then = Sentences.closed(right.apply(before.get()).describeResult());
        return telling.say("story.changed.was", contrast.before(), then);
    }
}
