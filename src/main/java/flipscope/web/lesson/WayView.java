package flipscope.web.lesson;

import flipscope.lesson.read.ToyBlock;
import flipscope.web.page.PageContext;
import flipscope.web.page.PageView;
import java.util.List;

/** The states of a toy along one way of a hand, which are fetched ahead. */
public record WayView(PageContext frame, List<ToyScene> scenes) implements PageView {
    /**
     * @param way as the id of its place names it
     */
    static WayView of(LessonView lesson, ToyBlock toy, String way) {
        ToyScene now = ToyScene.of(toy, lesson.answers(), lesson.frame().words());
        return new WayView(lesson.frame(), now.way(toy.along(way).orElseThrow()));
    }
}
