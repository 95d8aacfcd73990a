package flipscope.web.trace.step;

import flipscope.web.draw.GridTableView;
import flipscope.web.site.PageFrame;
import flipscope.web.site.PageView;
import flipscope.web.trace.code.SourceView;
import flipscope.web.trace.head.HeadView;
import flipscope.web.trace.head.ShareView;
import flipscope.web.trace.step.DetailsView.LegendView;
import java.util.List;

/**
 * One step of an algorithm: everything between its title and its variables.
 *
 * @param legend the marks in its pictures
 */
public record StepperView(
        PageFrame frame,
        HeadView head,
        String where,
        String stage,
        String notice,
        String sentence,
        EquationView equation,
        List<LegendView> legend,
        Controls controls,
        NavigationView navigation,
        BitView bit,
        WrittenSumView working,
        SourceView source,
        DetailsView details,
        String moreUrl,
        GridTableView table,
        String tableUrl,
        ShareView share,
        String spoken)
        implements PageView {

    /**
     * The links of the controls; null if there is nowhere to go.
     *
     * @param predictsElsewhere whether the question about this step is on another page
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

    /** One of a few options. */
    public record Choice(String name, String url, boolean current) {}
}
