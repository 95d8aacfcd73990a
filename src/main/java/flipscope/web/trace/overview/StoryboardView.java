package flipscope.web.trace.overview;

import flipscope.web.draw.GridView;
import flipscope.web.site.PageFrame;
import flipscope.web.site.PageView;
import flipscope.web.trace.code.SourceView;
import flipscope.web.trace.head.HeadView;
import flipscope.web.trace.head.ShareView;
import java.util.List;

/** An algorithm as a row of pictures, one a stage. */
public record StoryboardView(
        PageFrame frame,
        HeadView head,
        List<FrameView> frames,
        String start,
        String practice,
        boolean practisesElsewhere,
        String outcome,
        SourceView source,
        ShareView share)
        implements PageView {

    /**
     * One picture.
     *
     * @param number its place, from 1; of stages that share it, {@code 3–5}
     * @param title what is done
     * @param grid what it came to
     * @param sentence one sentence about it
     * @param url into its lines
     */
    public record FrameView(
            String number, String title, GridView grid, String sentence, String url) {}
}
