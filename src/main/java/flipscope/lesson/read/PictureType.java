package flipscope.lesson.read;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** The permitted picture types by file name extension. */
final class PictureType {
    private static final Map<String, String> TYPES =
            Map.of(
                    "svg", "image/svg+xml",
                    "png", "image/png",
                    "jpg", "image/jpeg",
                    "jpeg", "image/jpeg",
                    "gif", "image/gif",
                    "webp", "image/webp");

    private PictureType() {}

    /** The media type; empty for other file names. */
    static Optional<String> of(String name) {
        if (!name.matches("[A-Za-z0-9][A-Za-z0-9._-]*")) {
            return Optional.empty();
        }
        String end = name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
        return Optional.ofNullable(TYPES.get(end));
    }
}
