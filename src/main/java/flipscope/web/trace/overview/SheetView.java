package flipscope.web.trace.overview;

import flipscope.web.draw.GridView;
import flipscope.web.site.PageFrame;
import flipscope.web.site.PageView;
import java.util.List;

/**
 * The lines of a trace as a printable sheet.
 *
 * @param title the algorithm's title
 * @param change the edit of the code, or empty
 * @param summary one line about the algorithm
 * @param inputs what was traced: {@code position=…}
 * @param parts its stages, then those of the methods that it calls
 * @param outcome its cost
 * @param counts the number of operations of each kind
 * @param link the full address, printed on the sheet
 * @param back the page that the sheet was opened from
 */
public record SheetView(
        PageFrame frame,
        String title,
        String change,
        String summary,
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
