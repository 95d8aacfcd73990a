package flipscope.web.sheet;

import flipscope.lesson.Sheet;
import flipscope.web.page.PageContext;
import flipscope.web.page.PageView;

/** The page before the first question: what is asked, and of whom. */
public record SheetStart(PageContext frame, Sheet sheet) implements PageView {
    @Override
    public String description() {
        return sheet.about().isEmpty() ? text("sheet.start.lead") : sheet.about();
    }
}
