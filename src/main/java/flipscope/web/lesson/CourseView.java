package flipscope.web.lesson;

import flipscope.lesson.Lesson;
import flipscope.lesson.Sheet;
import flipscope.lesson.read.WalkBlock;
import flipscope.web.draw.ThumbView;
import flipscope.web.page.PageContext;
import flipscope.web.page.PageView;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** The page of the course. */
public record CourseView(PageContext frame, Course course, List<Sheet> sheets, Stages stages)
        implements PageView {
    /** The picture of its walks with the most in it. */
    public Optional<ThumbView> picture(Lesson lesson) {
        return lesson.blocks().stream()
                .filter(WalkBlock.class::isInstance)
                .map(WalkBlock.class::cast)
                .flatMap(stages::pictures)
                .max(Comparator.comparing(each -> each.bits().length()));
    }

    @Override
    public String description() {
        return text("course.lead");
    }
}
