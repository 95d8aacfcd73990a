package flipscope.web.trace.head;

import flipscope.catalogue.Technique;
import flipscope.web.address.NamedLink;
import flipscope.web.trace.change.ChangeView;
import java.util.Optional;

/**
 * The head over a storyboard or step: what the algorithm is.
 *
 * @param path the techniques of its topic, itself included
 * @param note how it compares with the engine's algorithm
 * @param compare the link that compares it with another
 * @param back the link back to the game that led here
 * @param lesson the lesson that explains it
 * @param next the technique after it on its path
 * @param own where it is tried on inputs of one’s own: the overview with its board unfolded
 * @param change the edit of the code
 */
public record HeadView(
        Technique technique,
        PathView path,
        String note,
        Optional<NamedLink> compare,
        Optional<NamedLink> back,
        Optional<NamedLink> lesson,
        Optional<NamedLink> next,
        String own,
        Optional<ChangeView> change) {}
