package flipscope.web.trace.predict;

import flipscope.web.draw.GridView;
import flipscope.web.site.PageFrame;
import flipscope.web.site.PageView;
import flipscope.web.trace.change.ChangeView;
import java.util.List;

/**
 * The end of a practice run.
 *
 * @param title the algorithm
 * @param run what the browser keeps its tally under
 * @param stages what was asked
 * @param again to the first question
 * @param storyboard to the algorithm's stages
 * @param change what is changed in the code, or null
 */
public record PracticeView(
        PageFrame frame,
        String title,
        String run,
        List<Asked> stages,
        String again,
        String storyboard,
        ChangeView change)
        implements PageView {

    /**
     * A question of the run.
     *
     * @param name what its step is called in addresses
     * @param number which one, from 1
     * @param title the stage
     * @param asked what was asked for
     * @param grid what comes out
     * @param url to the question
     */
    public record Asked(
            String name, int number, String title, String asked, GridView grid, String url) {}
}
