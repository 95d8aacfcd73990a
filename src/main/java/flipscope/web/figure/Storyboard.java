package flipscope.web.figure;

import flipscope.web.trace.overview.StoryboardView.FrameView;
import java.util.List;

/**
 * An algorithm as a row of pictures, ready to be drawn.
 *
 * @param title the algorithm's
 * @param id the algorithm's
 * @param summary one line about it
 * @param outcome what it cost
 * @param inputs what was stepped, as parameters: {@code position=…}
 */
record Storyboard(
        String title,
        String id,
        String summary,
        List<FrameView> frames,
        String outcome,
        List<String> inputs) {}
