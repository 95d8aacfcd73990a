package flipscope.web.lesson;

import flipscope.lesson.Sheet;
import flipscope.web.draw.ThumbView;
import flipscope.web.page.PageContext;
import flipscope.web.page.PageView;
import java.util.List;
import java.util.Map;

/**
 * The page of the course, where every lesson is found.
 *
 * @param pictures of the lessons that have one, by their slugs
 */
public record CourseView(
        PageContext frame, Course course, List<Sheet> sheets, Map<String, ThumbView> pictures)
        implements PageView {
    @Override
    public String description() {
        return text("course.lead");
    }
}
