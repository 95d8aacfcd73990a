package flipscope.web.lesson;

import flipscope.lesson.Lesson;
import java.util.List;
import java.util.Optional;

/**
 * Where a lesson stands in the course.
 *
 * @param own whether it is an instructor's own
 * @param number its position, in words
 * @param minutes the time that it takes, in words
 * @param needs the lessons that it builds on
 * @param share where it is passed on, without anybody's answers
 * @param next the lesson after it
 * @param licence in words; empty if none is named
 */
public record PlaceView(
        boolean own,
        String number,
        String minutes,
        List<NeedView> needs,
        String share,
        Optional<NextView> next,
        String licence) {
    /** A lesson that another one builds on. */
    public record NeedView(String title, String url) {}

    /** A lesson that comes after another one. */
    public record NextView(Lesson lesson, String minutes) {}
}
