package flipscope.web.trace.head;

import flipscope.web.trace.change.ChangeView;
import java.util.List;

/**
 * What an algorithm is, above its storyboard and above each of its steps.
 *
 * @param title its title
 * @param summary one line about it
 * @param path the techniques of its subject, itself included
 * @param note how it stands to what the engine runs
 * @param compare to see it beside another one, or null
 * @param chips its stages; the current one is marked
 * @param pin to keep it open beside a game or to close it there, or null
 * @param lesson to the lesson that explains it, or null
 * @param change what is different where the code has been changed, or null
 */
public record HeadView(
        String title,
        String summary,
        PathView path,
        String note,
        PinView compare,
        List<StageChip> chips,
        PinView pin,
        PinView lesson,
        ChangeView change) {

    /** The code as it is. */
    public HeadView(
            String title,
            String summary,
            PathView path,
            String note,
            PinView compare,
            List<StageChip> chips,
            PinView pin,
            PinView lesson) {
        this(title, summary, path, note, compare, chips, pin, lesson, null);
    }

    /** The same over changed code: what is said of the right one does not hold for it. */
    public HeadView of(ChangeView changed) {
        return changed == null
                ? this
                : new HeadView(title, summary, path, "", null, chips, null, lesson, changed);
    }

    /**
     * A way on: to keep the stepper open beside a game, to close it there, to compare, to a lesson.
     */
    public record PinView(String url, String name) {}

    /** A stage to go to. */
    public record StageChip(int number, String title, String url, boolean current, boolean past) {}
}
