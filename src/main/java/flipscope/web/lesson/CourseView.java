package flipscope.web.lesson;

import flipscope.lesson.Lesson;
import flipscope.lesson.Sheet;
import flipscope.web.draw.ThumbView;
import flipscope.web.lesson.PlaceView.NeedView;
import flipscope.web.page.PageContext;
import flipscope.web.page.PageView;
import java.util.List;
import java.util.Optional;

/**
 * The page of the course, where every lesson is found.
 *
 * @param time how long the built-in lessons take, in words
 * @param parts the built-in lessons, part by part
 * @param own the instructor's own lessons, part by part
 * @param hidden why other lessons of theirs are not shown
 */
public record CourseView(
        PageContext frame,
        String time,
        List<List<LineView>> parts,
        List<List<LineView>> own,
        List<String> hidden,
        List<Sheet> sheets)
        implements PageView {
    /**
     * A lesson among the others.
     *
     * @param number from 1
     */
    public record LineView(
            int number,
            Lesson lesson,
            String minutes,
            List<NeedView> needs,
            Optional<ThumbView> picture) {}

    /** How many built-in lessons there are. */
    public int size() {
        return parts.stream().mapToInt(List::size).sum();
    }

    @Override
    public String description() {
        return text("course.lead");
    }
}
