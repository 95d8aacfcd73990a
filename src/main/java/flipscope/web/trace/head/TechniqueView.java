package flipscope.web.trace.head;

import flipscope.catalogue.Technique;
import flipscope.web.address.NamedLink;
import java.util.List;
import java.util.Optional;

/**
 * One technique on the path of its topic.
 *
 * @param operations its cost: {@code 12 operations}
 * @param origin where it comes from, in words; empty if it comes from articles
 * @param authors links to the credits of its articles
 * @param url its storyboard
 * @param lesson the lesson that explains it
 * @param sameTrick the other topics that use its trick, or empty
 * @param current whether the page is about it
 */
public record TechniqueView(
        Technique technique,
        String operations,
        String origin,
        List<NamedLink> authors,
        String url,
        Optional<NamedLink> lesson,
        String sameTrick,
        boolean current) {}
