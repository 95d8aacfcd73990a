package flipscope.web.write;

import flipscope.web.draw.GridView;
import flipscope.web.site.NamedLink;
import flipscope.web.site.PageFrame;
import flipscope.web.site.PageView;
import flipscope.web.site.ProseView;
import flipscope.web.trace.head.HeadView.PinView;
import java.util.List;

/**
 * A task.
 *
 * @param place which of the tasks it is
 * @param tasks all tasks; the url of this one is null
 * @param result what was found; null before it is asked for
 * @param next the task after it, or null
 * @param lesson the lesson that teaches it, or null
 */
public record WriteView(
        PageFrame frame,
        String place,
        TaskView task,
        List<NamedLink> tasks,
        ResultView result,
        NamedLink next,
        PinView lesson)
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

    /**
     * A value under its name.
     *
     * @param value the same in words; empty where the picture says it better
     */
    public record PictureView(String name, String value, GridView grid) {
        PictureView saying(String said) {
            return new PictureView(name, said, grid);
        }
    }

    /**
     * What was found about the code.
     *
     * @param said more about it, a paragraph each
     * @param shown the input on which it is wrong, or null
     * @param why what explains it, below that; or null
     * @param steps its steps there, or null
     * @param change where it is changed
     */
    public record ResultView(
            boolean correct,
            String headline,
            List<ProseView> said,
            CaseView shown,
            ProseView why,
            String steps,
            String change) {}
}
