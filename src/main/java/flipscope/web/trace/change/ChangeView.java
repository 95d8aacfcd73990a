package flipscope.web.trace.change;

import flipscope.web.draw.GridView;
import java.util.List;
import java.util.Optional;

/**
 * The band over edited code: the edit of one token, and its effect.
 *
 * @param before the original token
 * @param after the new text; empty if the token was removed
 * @param place where the token is
 * @param sentence the edit in one sentence
 * @param undo this page without the edit
 * @param effect what came of it; empty over a question, whose answer it would give away
 */
public record ChangeView(
        String before,
        String after,
        String place,
        String sentence,
        String undo,
        Optional<Effect> effect) {
    /** A result beside the correct one. */
    public record OutcomeView(GridView correct, GridView changed) {
        boolean differs() {
            return !changed.cells().isEmpty();
        }
    }

    /**
     * What came of an edit.
     *
     * @param wrong whether the result differs
     * @param verdict whether the result is still correct, in words
     * @param first the first step that differs here
     * @param find all of the code in the editor, tried on many inputs
     * @param outcomes each result beside the correct one
     * @param same the shown step before and after, if it existed then and both have a picture
     */
    public record Effect(
            boolean wrong,
            String verdict,
            Optional<String> first,
            String find,
            List<OutcomeView> outcomes,
            Optional<SameStep> same) {
        /** Whether any bit is marked as extra or missing. */
        public boolean isMarked() {
            return wrong && outcomes.stream().anyMatch(OutcomeView::differs)
                    || same.map(SameStep::outcome).filter(OutcomeView::differs).isPresent();
        }
    }

    /**
     * A step in both codes.
     *
     * @param name what it computes
     * @param url the step in the unedited code
     */
    public record SameStep(String name, String url, OutcomeView outcome) {}

    /** Whether the token was replaced rather than removed. */
    public boolean isReplaced() {
        return !after.isEmpty();
    }
}
