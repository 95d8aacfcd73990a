package flipscope.web.lesson;

import flipscope.lesson.Lesson;
import flipscope.lesson.read.Library;
import flipscope.text.Messages;
import flipscope.trace.Runs;
import flipscope.web.address.Link;
import java.util.List;

/** The lessons as their pages tell of them: where each stands and how long it takes, in words. */
public record Course(Library lessons, Messages words) {
    private static final int HOUR = 60;

    /** The address of a lesson. */
    static Link page(String slug) {
        return Link.to("/lessons/" + slug);
    }

    /** The built-in lessons. */
    public List<Lesson> builtIn() {
        return lessons.all().stream().filter(each -> !lessons.isOwn(each)).toList();
    }

    /** The instructor's own lessons. */
    public List<Lesson> own() {
        return lessons.all().stream().filter(lessons::isOwn).toList();
    }

    /** Lessons by parts, which their first ones name; those before the first named are one, too. */
    public List<List<Lesson>> parts(List<Lesson> some) {
        return Runs.of(some, (before, lesson) -> lesson.front().part().isEmpty());
    }

    /** Why other lessons of theirs are not shown. */
    public List<String> hidden() {
        return lessons.hidden().entrySet().stream()
                .map(each -> words.text("course.own.hidden", each.getKey(), each.getValue()))
                .toList();
    }

    /** The time that lessons take together. */
    public String time(List<Lesson> some) {
        int minutes = some.stream().mapToInt(each -> each.front().minutes()).sum();
        return words.text("course.time", some.size(), (minutes + HOUR / 2) / HOUR);
    }

    public String minutes(Lesson lesson) {
        return words.text("course.minutes", lesson.front().minutes());
    }

    /** The position in the course. */
    public String number(Lesson lesson) {
        List<Lesson> course = builtIn();
        int index = course.indexOf(lesson);
        return index < 0
                ? words.text("course.own.one")
                : words.text("course.number", index + 1, course.size());
    }

    /** All built-in lessons share one licence; an own lesson names its own, if any. */
    public String licence(Lesson lesson) {
        String own = lesson.front().licence();
        if (!own.isEmpty()) {
            return words.text("course.licence.own", own);
        }
        return lessons.isOwn(lesson) ? "" : words.text("course.licence");
    }

    /** Where the lesson is passed on, without anybody's answers. */
    public String share(Lesson lesson) {
        return Link.to("/share").with("url", page(lesson.slug())).toString();
    }

    /** The title of a lesson; its name if there is none. */
    public String title(String slug) {
        return lessons.find(slug).map(each -> each.front().title()).orElse(slug);
    }
}
