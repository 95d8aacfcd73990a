package flipscope.web.trace.head;

import java.util.List;

/**
 * The techniques of one subject, simpler ones first.
 *
 * @param name the subject: {@code Legal moves}
 * @param place where on it the page stands: {@code Legal moves, 3 of 8}; the name alone elsewhere
 * @param steps the techniques
 * @param slips faulty forms, to learn from
 * @param compareUrl two of them side by side; empty where no two do the same
 */
public record PathView(
        String name,
        String place,
        List<TechniqueView> steps,
        List<TechniqueView> slips,
        String compareUrl) {

    /** The technique after the one that the page is about, or null. */
    public TechniqueView next() {
        for (int index = 1; index < steps.size(); index++) {
            if (steps.get(index - 1).current()) {
                return steps.get(index);
            }
        }
        return null;
    }

    /** Whether there is anything to choose. */
    public boolean isChoice() {
        return steps.size() + slips.size() > 1;
    }
}
