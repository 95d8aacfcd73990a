package flipscope.web.trace.head;

import flipscope.catalogue.Technique;
import flipscope.web.site.NamedLink;
import flipscope.web.trace.change.ChangeView;

/**
 * The head over a storyboard or step: what the algorithm is.
 *
 * @param path the techniques of its topic, itself included
 * @param note how it compares with the engine's algorithm
 * @param compare the link that compares it with another, or null
 * @param pin the link that pins it to a game or unpins it, or null
 * @param back the link back to the game that led here, or null
 * @param lesson the lesson that explains it, or null
 * @param next the technique after it on its path, or null
 * @param own where it is tried on inputs of one’s own; null beside a game
 * @param change the edit of the code, or null
 */
public record HeadView(
        Technique technique,
        PathView path,
        String note,
        NamedLink compare,
        NamedLink pin,
        NamedLink back,
        NamedLink lesson,
        NamedLink next,
        String own,
        ChangeView change) {}
