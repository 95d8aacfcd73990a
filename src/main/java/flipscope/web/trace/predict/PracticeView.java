package flipscope.web.trace.predict;

import flipscope.web.draw.GridView;
import flipscope.web.site.PageFrame;
import flipscope.web.site.PageView;
import flipscope.web.trace.change.ChangeView;
import java.util.List;

/**
 * The end of a practice run.
 *
 * @param title the algorithm's title
 * @param run the key of the tally in the browser's storage
 * @param stages the questions asked
 * @param again the first question
 * @param storyboard the algorithm's storyboard
 * @param change the edit of the code, or null
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
    @Override
    public String description() {
        return text("share.card.question.telling");
    }

    /**
     * A question of the run.
     *
     * @param name the name of its step in addresses
     * @param number its number, from 1
     * @param title the title of the stage
     * @param asked what was asked for
     * @param grid the result
     * @param url the question
     */
    public record Asked(
            String name, int number, String title, String asked, GridView grid, String url) {}
}
