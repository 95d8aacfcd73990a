package flipscope.web.sheet;

import flipscope.lesson.Sheet;
import flipscope.web.site.PageContext;
import flipscope.web.site.PageView;

/** The page before the first question: what is asked, and of whom. */
public record SheetStart(PageContext frame, Sheet sheet) implements PageView {
    @Override
    public String description() {
        return sheet.about().isEmpty() ? text("sheet.start.lead") : sheet.about();
    }
}
