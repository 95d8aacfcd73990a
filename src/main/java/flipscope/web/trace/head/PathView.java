package flipscope.web.trace.head;

import flipscope.catalogue.Technique;
import flipscope.trace.Last;
import java.util.List;
import java.util.Optional;

/**
 * The techniques of one topic as a path, simplest first, with the place of the page on it.
 *
 * @param name the topic’s title: {@code Legal moves}
 * @param place the page's place on it: {@code technique 3 of 8}
 * @param steps the techniques
 * @param slips the faulty forms
 */
public record PathView(
        String name, String place, List<TechniqueView> steps, List<TechniqueView> slips) {

    /** The technique after the current one. */
    public Optional<TechniqueView> next() {
        return steps.stream().dropWhile(each -> !each.current()).skip(1).findFirst();
    }

    /** The technique before the current one. */
    Optional<Technique> previous() {
        return Last.of(steps.stream().takeWhile(each -> !each.current()))
                .map(TechniqueView::technique);
    }

    /** Whether there is more than one technique. */
    public boolean isChoice() {
        return steps.size() + slips.size() > 1;
    }
}
