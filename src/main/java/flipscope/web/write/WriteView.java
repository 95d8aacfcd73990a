package flipscope.web.write;

import flipscope.web.draw.GridView;
import flipscope.web.site.NamedLink;
import flipscope.web.site.PageFrame;
import flipscope.web.site.PageView;
import flipscope.web.site.ProseView;
import java.util.List;

/**
 * A task.
 *
 * @param place which of the tasks it is
 * @param tasks all tasks; the url of this one is null
 * @param result what was found; null before it is asked for
 * @param next the task after it, or null
 */
public record WriteView(
        PageFrame frame,
        String place,
        TaskView task,
        List<NamedLink> tasks,
        ResultView result,
        NamedLink next)
        implements PageView {

    @Override
    public String description() {
        return text("write.description", task.title());
    }

    @Override
    public String spoken() {
        return result == null ? "" : result.headline();
    }

    /**
     * Pictures of an input and its results.
     *
     * @param inputs what the method gets
     * @param results what is wanted; before it, what the method gave, if it gave anything
     */
    public record CaseView(List<PictureView> inputs, List<PictureView> results) {}

    /** A value under its name. */
    public record PictureView(String name, GridView grid) {}

    /**
     * What was found about the code.
     *
     * @param said more about it, a paragraph each
     * @param shown the input on which it is wrong, or null
     * @param steps its steps there, or null
     * @param change where it is changed
     */
    public record ResultView(
            boolean right,
            String headline,
            List<ProseView> said,
            CaseView shown,
            String steps,
            String change) {}
}
