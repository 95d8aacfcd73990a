package flipscope.web.lesson;

import flipscope.web.lesson.LessonView.LinkView;
import flipscope.web.site.PageFrame;
import flipscope.web.site.PageView;
import java.util.List;

/**
 * The course.
 *
 * @param time the total time, in words
 * @param start the address of the first lesson
 * @param lessons the built-in lessons
 * @param own the instructor's own lessons
 * @param hidden why other lessons of theirs are not shown
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
     * @param number its position, from 1
     * @param minutes its duration, in words
     * @param needs the lessons to read first
     * @param problems the number of mistakes in it, in words; empty if there are none
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
