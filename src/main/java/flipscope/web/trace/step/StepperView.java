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
 * @param parts the sentence, with the squares that it names
 * @param legend the marks in its pictures
 * @param tabs variables, bits and origin; the url of the last is null where nothing has one
 * @param details the variables and the bits in a line; null in a frame while folded
 * @param words its values in hex, where single operations are looked at
 * @param numbers shows or hides the numbers of the bits
 * @param presenting whether it is shown to an audience
 * @param presentUrl enters or leaves presentation mode; null if it is not offered
 */
public record StepperView(
        PageFrame frame,
        HeadView head,
        String where,
        String stage,
        String notice,
        String sentence,
        SentenceView parts,
        EquationView equation,
        List<LegendView> legend,
        Controls controls,
        TrackView track,
        boolean presenting,
        String presentUrl,
        BitView bit,
        WrittenSumView working,
        SourceView source,
        List<Choice> tabs,
        DetailsView details,
        List<WordView> words,
        String moreUrl,
        GridTableView table,
        String tableUrl,
        Choice numbers,
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

    /**
     * A piece of the sentence.
     *
     * @param square the square that it names, or empty
     * @param url the origin of its bit in the result; null where it has none
     */
    public record SentencePart(String text, String square, String url) {}

    /**
     * The sentence in two.
     *
     * @param title what the stop is about
     * @param told what came of it; not there while the reader has the stage at its beginning
     */
    public record SentenceView(List<SentencePart> title, List<SentencePart> told) {}

    /** A value of the step in hex. */
    public record WordView(String name, String hex) {}

    /** Which of the tabs below the step is open. */
    public String tab() {
        return tabs.stream().filter(Choice::current).map(Choice::name).findFirst().orElseThrow();
    }

    /** One of a few options. */
    public record Choice(String name, String url, boolean current) {}
}
