package flipscope.web.sheet;

import flipscope.sheet.ClassMarks.Line;
import flipscope.sheet.MarkedSheet;
import java.util.List;

/**
 * What a class handed in, marked.
 *
 * @param mean of the marks
 * @param columns the questions
 * @param refused the first lines that are nothing of this sheet: there may be thousands
 * @param more how many more of them there are
 * @param twice lines that a later one of the same student replaces
 */
public record ClassView(
        List<MarkedSheet> students,
        double mean,
        List<ColumnView> columns,
        List<Line> refused,
        int more,
        List<Line> twice) {
    /**
     * A question.
     *
     * @param failed whether most wrong answers are to it
     * @param right how many answered it right
     * @param bar the height of its bar, which is 32 where all did
     */
    public record ColumnView(int number, boolean failed, int right, int bar) {}
}
