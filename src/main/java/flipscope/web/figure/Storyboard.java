package flipscope.web.figure;

import flipscope.web.trace.overview.StoryboardView.FrameView;
import java.util.List;

/**
 * An algorithm as a row of pictures, ready to be drawn.
 *
 * @param title the algorithm's title
 * @param id the algorithm's id
 * @param summary one line about it
 * @param outcome its cost
 * @param inputs what was traced, as parameters: {@code position=…}
 */
record Storyboard(
        String title,
        String id,
        String summary,
        List<FrameView> frames,
        String outcome,
        List<String> inputs) {}
