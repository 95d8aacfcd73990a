package flipscope.web.trace.overview;

import flipscope.web.draw.GridView;
import flipscope.web.page.PageContext;
import flipscope.web.page.PageView;
import java.util.List;

/**
 * A trace on paper, where nothing is folded away and no step can be asked for.
 *
 * @param summary one line about the algorithm
 * @param change the edit of the code, or empty
 * @param inputs what was traced: {@code position=…}
 * @param parts the stages with their lines, numbered consecutively
 * @param outcome its cost
 * @param counts the number of operations of each kind
 * @param link the full address, printed on the sheet
 * @param back the page that the sheet was opened from
 */
public record PrintedTraceView(
        PageContext frame,
        String title,
        String summary,
        String change,
        List<String> inputs,
        List<PartView> parts,
        String outcome,
        List<String> counts,
        String link,
        String back)
        implements PageView {

    /**
     * A stage.
     *
     * @param method the method's name on its first stage, else empty
     */
    public record PartView(String method, String title, List<RowView> rows) {}

    /**
     * One executed line, or several rounds that change nothing.
     *
     * @param number its place on the sheet, from 1
     * @param line its line number in the source
     * @param source its text
     * @param grid its value
     */
    public record RowView(int number, int line, String source, String sentence, GridView grid) {}
}
