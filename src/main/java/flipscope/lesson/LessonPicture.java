package flipscope.lesson;

/**
 * A picture from a lesson's folder. It is untrusted: an SVG may contain scripts, so whoever serves
 * it must keep them from running.
 *
 * @param type the media type: {@code image/svg+xml}
 */
@SuppressWarnings("ArrayRecordComponent") // Never compared; the bytes are only passed on.
public record LessonPicture(String type, byte[] bytes) {}
