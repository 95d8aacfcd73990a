package flipscope.web.trace.overview;

import flipscope.web.draw.GridView;
import flipscope.web.page.PageContext;
import flipscope.web.page.PageView;
import flipscope.web.step.SourceView;
import flipscope.web.trace.head.HeadView;
import flipscope.web.trace.head.Sharing;
import java.util.List;

/** An algorithm at a glance: one picture for each stage, before a reader chooses a step. */
public record StoryboardView(
        PageContext frame,
        HeadView head,
        List<FrameView> frames,
        String start,
        String practice,
        String outcome,
        SourceView source,
        Sharing share)
        implements PageView {
    @Override
    public String description() {
        return head.technique().summary() + " " + outcome;
    }

    /**
     * The picture of a stage.
     *
     * @param number its place, from 1; {@code 3–5} if stages share it
     * @param title what the stage does
     * @param grid its value
     * @param sentence one sentence about it
     * @param url its first step
     */
    public record FrameView(
            String number, String title, GridView grid, String sentence, String url) {}
}
