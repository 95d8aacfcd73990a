package flipscope.lesson;

/**
 * A picture of a lesson, as it lies in its folder. It may be anybody's: an SVG may hold scripts, so
 * whoever serves it has to see to it that they do not run.
 *
 * @param type its media type: {@code image/svg+xml}
 * @param bytes its content
 */
@SuppressWarnings("ArrayRecordComponent") // Never compared: the bytes are only handed on.
public record LessonPicture(String type, byte[] bytes) {}
