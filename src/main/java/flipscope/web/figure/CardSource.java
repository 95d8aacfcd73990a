package flipscope.web.figure;

import flipscope.web.site.Query;

/** Makes the cards of pages of one kind. */
@FunctionalInterface
public interface CardSource {
    /**
     * The card of an address.
     *
     * @param name what follows the kind in its path: an algorithm, a lesson; may be empty
     * @throws flipscope.web.Refused if the page would be refused too
     */
    Card of(String name, Query query);
}
