package flipscope.web.lesson;

import flipscope.lesson.Lesson;
import flipscope.lesson.Lessons;
import flipscope.text.Messages;
import flipscope.web.lesson.CourseView.RowView;
import flipscope.web.site.PageFrame;
import java.util.List;
import java.util.stream.IntStream;

/** Builds the page of the course. */
final class CourseViews {
    private static final int HOUR = 60;

    private final Lessons lessons;
    private final LessonViews views;
    private final Messages words;

    CourseViews(Lessons lessons, LessonViews views, Messages words) {
        this.lessons = lessons;
        this.views = views;
        this.words = words;
    }

    CourseView of(PageFrame frame) {
        List<Lesson> all = lessons.all();
        List<Lesson> course = all.stream().filter(each -> !lessons.isOwn(each)).toList();
        List<Lesson> own = all.stream().filter(lessons::isOwn).toList();
        return new CourseView(
                frame,
                time(course),
                course.stream().findFirst().map(LessonViews::link).orElse(null),
                rows(course),
                rows(own),
                lessons.hidden().entrySet().stream()
                        .map(
                                each ->
                                        words.text(
                                                "course.own.hidden",
                                                each.getKey(),
                                                each.getValue()))
                        .toList());
    }

    private String time(List<Lesson> course) {
        int minutes = course.stream().mapToInt(each -> each.front().minutes()).sum();
        return words.text("course.time", course.size(), (minutes + HOUR / 2) / HOUR);
    }

    private List<RowView> rows(List<Lesson> some) {
        return IntStream.range(0, some.size())
                .mapToObj(index -> row(some.get(index), index + 1))
                .toList();
    }

    private RowView row(Lesson lesson, int number) {
        int problems = lesson.problems().size();
        return new RowView(
                lesson.slug(),
                number,
                LessonViews.page(lesson.slug()).toString(),
                lesson.front().title(),
                lesson.front().summary(),
                words.text("course.minutes", lesson.front().minutes()),
                lesson.front().needs().stream().map(views::link).toList(),
                problems == 0 ? "" : words.text("course.problems", problems));
    }
}
