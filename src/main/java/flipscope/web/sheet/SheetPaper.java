package flipscope.web.sheet;

import flipscope.lesson.Sheet;
import flipscope.web.page.PageContext;
import flipscope.web.page.PageView;
import java.util.List;

/**
 * All questions of a sheet, as a student is asked them, to be printed.
 *
 * @param questions in order, each without an answer
 */
public record SheetPaper(PageContext frame, Sheet sheet, String student, List<SheetView> questions)
        implements PageView {}
