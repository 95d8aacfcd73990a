package flipscope.web.compare;

import flipscope.catalogue.Technique;
import flipscope.trace.Counts;
import flipscope.web.address.Link;
import flipscope.web.address.NamedLink;
import flipscope.web.draw.GridView;
import java.util.List;
import java.util.Optional;

/**
 * Two algorithms on one position in a few words, for a lesson, which has no room for their page.
 *
 * @param link the address of the comparison, without a step
 * @param sides left and right
 * @param step one step of both, if one is shown
 */
public record ComparisonView(
        Link link, Verdict verdict, List<Side> sides, Optional<PairView> step) {
    /**
     * What stands in a column: each algorithm answers for itself, and links to its own page.
     *
     * @param link its own page on the same inputs
     * @param answer its answer: one picture for each word
     * @param cost how many operations it took, in words
     */
    public record Side(
            Technique technique, Counts counts, Link link, List<GridView> answer, String cost) {
        /** How often it executed a kind of operation. */
        public int count(String kind) {
            return counts.byKind().getOrDefault(kind, 0);
        }
    }

    /**
     * How the two answers differ.
     *
     * @param heading may be empty
     * @param sentences the paragraphs
     * @param more where to see more
     */
    public record Verdict(String heading, List<String> sentences, Optional<NamedLink> more) {
        Verdict(List<String> sentences, String name, Link url) {
            this("", sentences, Optional.of(new NamedLink("elsewhere", name, url)));
        }
    }
}
