package flipscope.web.trace.step;

import flipscope.web.draw.GridTableView;
import flipscope.web.site.PageFrame;
import flipscope.web.site.PageView;
import flipscope.web.trace.code.SourceView;
import flipscope.web.trace.head.HeadView;
import flipscope.web.trace.head.ShareView;
import flipscope.web.trace.step.MoreView.LegendView;
import java.util.List;

/**
 * One step of an algorithm: everything between its title and its variables.
 *
 * @param legend what the marks in its pictures mean
 */
public record StepperView(
        PageFrame frame,
        HeadView head,
        String where,
        String stage,
        String notice,
        String sentence,
        String longestSentence,
        EquationView equation,
        List<LegendView> legend,
        Controls controls,
        MovingView moving,
        BitView bit,
        WrittenSumView working,
        SourceView source,
        MoreView more,
        String moreUrl,
        GridTableView table,
        String tableUrl,
        ShareView share,
        String spoken)
        implements PageView {

    /**
     * Where the controls lead; a link that leads nowhere from here is null.
     *
     * @param predictsElsewhere whether the question about this step has another page
     */
    public record Controls(
            String first,
            String previous,
            String next,
            String last,
            String previousLine,
            String nextLine,
            String into,
            String over,
            String out,
            boolean hasCalls,
            String storyboard,
            String predict,
            boolean predictsElsewhere,
            List<Choice> details) {}

    /** One of a few choices. */
    public record Choice(String name, String url, boolean current) {}
}
