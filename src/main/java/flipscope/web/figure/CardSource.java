package flipscope.web.figure;

import flipscope.web.site.Query;

/** Makes the cards for one kind of page. */
@FunctionalInterface
public interface CardSource {
    /**
     * The card of an address.
     *
     * @param name the rest of the path after the kind: an algorithm or a lesson; may be empty
     * @throws flipscope.web.site.ProblemException if the page itself would be refused
     */
    Card of(String name, Query query);
}
