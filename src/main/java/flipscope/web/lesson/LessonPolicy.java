package flipscope.web.lesson;

import flipscope.lesson.Lesson;
import flipscope.lesson.LessonPart;
import flipscope.lesson.Prose;
import flipscope.web.site.SecurityHeaders;

/** The content security policy of lessons, which also allows pictures from other sites. */
final class LessonPolicy {
    /** For pictures of lessons, which may come from anybody: allows no scripts. */
    static final String OF_PICTURES = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

    private LessonPolicy() {}

    static String of(Lesson lesson) {
        String policy = SecurityHeaders.CONTENT_SECURITY_POLICY;
        return lesson.parts().stream().anyMatch(LessonPolicy::hasPictureFromElsewhere)
                ? policy.replace("img-src 'self'", "img-src 'self' http: https:")
                : policy;
    }

    private static boolean hasPictureFromElsewhere(LessonPart part) {
        return part instanceof Prose prose && prose.hasPictureFromElsewhere();
    }
}
