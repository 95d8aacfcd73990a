package flipscope.web.lesson;

import flipscope.lesson.Sheet;
import flipscope.web.site.PageFrame;
import flipscope.web.site.PageView;
import java.util.List;

/** The page of the course. */
public record CourseView(PageFrame frame, Course course, List<Sheet> sheets) implements PageView {
    @Override
    public String description() {
        return text("course.lead");
    }
}
