package flipscope.web.lesson;

import flipscope.web.lesson.LessonView.LinkView;
import flipscope.web.site.PageFrame;
import flipscope.web.site.PageView;
import java.util.List;

/**
 * The course.
 *
 * @param time how long all of it takes, in words
 * @param start the first lesson
 * @param lessons the built-in lessons
 * @param own an instructor's lessons
 * @param hidden why others of theirs are not shown
 */
public record CourseView(
        PageFrame frame,
        String time,
        LinkView start,
        List<RowView> lessons,
        List<RowView> own,
        List<String> hidden)
        implements PageView {

    @Override
    public String description() {
        return text("course.lead");
    }

    /**
     * A lesson.
     *
     * @param number its place, from 1
     * @param minutes how long it takes, in words
     * @param needs what should be read before
     * @param problems how many mistakes are in it, in words; empty if there are none
     */
    public record RowView(
            String slug,
            int number,
            String url,
            String title,
            String summary,
            String minutes,
            List<LinkView> needs,
            String problems) {}
}
