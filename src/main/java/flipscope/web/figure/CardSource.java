package flipscope.web.figure;

import flipscope.web.address.Query;

/** Makes the cards for one kind of page. */
@FunctionalInterface
public interface CardSource {
    /**
     * The card of an address.
     *
     * @param name the rest of the path after the kind: an algorithm or a lesson; may be empty
     * @throws flipscope.web.address.ProblemException if the page itself would be refused
     */
    Card of(String name, Query query);
}
