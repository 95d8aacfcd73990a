package flipscope.web.trace.overview;

import flipscope.web.draw.GridView;
import flipscope.web.site.PageFrame;
import flipscope.web.site.PageView;
import java.util.List;

/**
 * The lines of a trace as a sheet to print.
 *
 * @param title the algorithm's
 * @param change what of the code is changed, or empty
 * @param summary one line about it
 * @param inputs what was traced: {@code position=…}
 * @param parts its stages, then those of the methods that it calls
 * @param outcome what it cost
 * @param counts how many operations there were of each kind
 * @param link its whole address, for whoever holds the paper
 * @param back to where the sheet was asked for
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
     * One stage.
     *
     * @param method the method that it belongs to, where that one begins here; else empty
     */
    public record PartView(String method, String title, List<RowView> rows) {}

    /**
     * One executed line, or several rounds that change nothing.
     *
     * @param number its place on the sheet, from 1
     * @param line its number in the source
     * @param source its text
     * @param grid what it came to
     */
    public record RowView(int number, int line, String source, String sentence, GridView grid) {}
}
