package flipscope.web.lesson;

import flipscope.lesson.Lesson;
import flipscope.lesson.Sheet;
import flipscope.lesson.read.Library;
import flipscope.text.Messages;
import flipscope.trace.Runs;
import flipscope.web.address.Link;
import flipscope.web.draw.ThumbView;
import flipscope.web.lesson.CourseView.LineView;
import flipscope.web.lesson.PlaceView.NeedView;
import flipscope.web.lesson.PlaceView.NextView;
import flipscope.web.page.PageContext;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Builds the page of the course, and tells of each lesson where it stands there. */
record CourseBuilder(Library lessons, Messages words) {
    private static final int HOUR = 60;

    /** The address of a lesson. */
    static Link page(String slug) {
        return Link.to("/lessons/" + slug);
    }

    /**
     * The page of the course.
     *
     * @param pictures of the lessons that have one, by their slugs
     */
    CourseView view(PageContext frame, List<Sheet> sheets, Map<String, ThumbView> pictures) {
        List<Lesson> course = builtIn();
        return new CourseView(
                frame,
                time(course),
                parts(course, pictures),
                parts(lessons.all().stream().filter(lessons::isOwn).toList(), pictures),
                hidden(),
                sheets);
    }

    private List<Lesson> builtIn() {
        return lessons.all().stream().filter(each -> !lessons.isOwn(each)).toList();
    }

    /** Lessons by parts, which their first ones name; those before the first named are one, too. */
    private List<List<LineView>> parts(List<Lesson> some, Map<String, ThumbView> pictures) {
        return Runs.of(some, (before, lesson) -> lesson.front().part().isEmpty()).stream()
                .map(part -> part.stream().map(each -> line(some, each, pictures)).toList())
                .toList();
    }

    private LineView line(List<Lesson> some, Lesson lesson, Map<String, ThumbView> pictures) {
        return new LineView(
                some.indexOf(lesson) + 1,
                lesson,
                minutes(lesson),
                needs(lesson),
                Optional.ofNullable(pictures.get(lesson.slug())));
    }

    /** Why other lessons of theirs are not shown. */
    private List<String> hidden() {
        return lessons.hidden().entrySet().stream()
                .map(each -> words.text("course.own.hidden", each.getKey(), each.getValue()))
                .toList();
    }

    /** The time that lessons take together. */
    private String time(List<Lesson> some) {
        int minutes = some.stream().mapToInt(each -> each.front().minutes()).sum();
        return words.text("course.time", some.size(), (minutes + HOUR / 2) / HOUR);
    }

    /** Where a lesson stands. */
    PlaceView place(Lesson lesson) {
        return new PlaceView(
                lessons.isOwn(lesson),
                number(lesson),
                minutes(lesson),
                needs(lesson),
                Link.to("/share").with("url", page(lesson.slug())).toString(),
                lessons.next(lesson).map(next -> new NextView(next, minutes(next))),
                licence(lesson));
    }

    String minutes(Lesson lesson) {
        return words.text("course.minutes", lesson.front().minutes());
    }

    /** The position in the course. */
    String number(Lesson lesson) {
        List<Lesson> course = builtIn();
        int index = course.indexOf(lesson);
        return index < 0
                ? words.text("course.own.one")
                : words.text("course.number", index + 1, course.size());
    }

    private List<NeedView> needs(Lesson lesson) {
        return lesson.front().needs().stream()
                .map(slug -> new NeedView(title(slug), page(slug).toString()))
                .toList();
    }

    /** The title of a lesson; its name if there is none. */
    private String title(String slug) {
        return lessons.find(slug).map(each -> each.front().title()).orElse(slug);
    }

    /** All built-in lessons share one licence; an own lesson names its own, if any. */
    private String licence(Lesson lesson) {
        String own = lesson.front().licence();
        if (!own.isEmpty()) {
            return words.text("course.licence.own", own);
        }
        return lessons.isOwn(lesson) ? "" : words.text("course.licence");
    }
}
