package flipscope.web.view;

import java.util.List;

/** An algorithm as a row of pictures, one a stage. */
public record StoryboardView(
        Frame frame,
        HeadView head,
        List<FrameView> frames,
        String start,
        String practice,
        boolean practisesElsewhere,
        String outcome,
        SourceView source,
        ShareView share)
        implements Shown {

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
