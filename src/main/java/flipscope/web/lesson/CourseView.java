package flipscope.web.lesson;

import flipscope.web.site.PageFrame;
import flipscope.web.site.PageView;

/** The page of the course. */
public record CourseView(PageFrame frame, Course course) implements PageView {
    @Override
    public String description() {
        return text("course.lead");
    }
}
