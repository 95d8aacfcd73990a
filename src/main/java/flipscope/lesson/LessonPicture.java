package flipscope.lesson;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * A picture from a lesson's folder. It is untrusted: an SVG may contain scripts, so whoever serves
 * it must keep them from running.
 *
 * @param type the media type: {@code image/svg+xml}
 */
@SuppressWarnings("ArrayRecordComponent") // Never compared; the bytes are only passed on.
public record LessonPicture(String type, byte[] bytes) {
    /** The permitted types by file name extension. */
    private static final Map<String, String> TYPES =
            Map.of(
                    "svg", "image/svg+xml",
                    "png", "image/png",
                    "jpg", "image/jpeg",
                    "jpeg", "image/jpeg",
                    "gif", "image/gif",
                    "webp", "image/webp");

    /** The media type of a file; empty if its name is not that of a picture. */
    public static Optional<String> type(String name) {
        if (!name.matches("[A-Za-z0-9][A-Za-z0-9._-]*")) {
            return Optional.empty();
        }
        String end = name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
        return Optional.ofNullable(TYPES.get(end));
    }
}
