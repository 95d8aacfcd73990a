package flipscope.web.lesson;

import flipscope.lesson.Lesson;
import flipscope.lesson.LessonPart;
import flipscope.lesson.Prose;
import flipscope.web.site.SecurityHeaders;
import java.util.regex.Pattern;

/** What a browser may load for a lesson: what every page may, and from elsewhere pictures. */
final class LessonPolicy {
    /** A picture of a lesson may be anybody's: whatever it holds, it runs nothing. */
    static final String OF_PICTURES = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

    private static final Pattern FROM_ELSEWHERE = Pattern.compile("<img [^>]*src=\"https?:");

    private LessonPolicy() {}

    static String of(Lesson lesson) {
        String policy = SecurityHeaders.CONTENT_SECURITY_POLICY;
        return lesson.parts().stream().anyMatch(LessonPolicy::hasPictureFromElsewhere)
                ? policy.replace("img-src 'self'", "img-src 'self' http: https:")
                : policy;
    }

    private static boolean hasPictureFromElsewhere(LessonPart part) {
        return part instanceof Prose prose && FROM_ELSEWHERE.matcher(prose.html()).find();
    }
}
