package flipscope.web.trace.head;

import flipscope.web.site.NamedLink;
import flipscope.web.trace.change.ChangeView;

/**
 * The head over a storyboard or step: what the algorithm is.
 *
 * @param title the algorithm's title
 * @param summary one line about it
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
        String title,
        String summary,
        PathView path,
        String note,
        PinView compare,
        PinView pin,
        NamedLink back,
        PinView lesson,
        PinView next,
        String own,
        ChangeView change) {

    /** A named link onward. */
    public record PinView(String url, String name) {}
}
