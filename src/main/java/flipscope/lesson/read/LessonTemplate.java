package flipscope.lesson.read;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** The template of a new lesson. */
public final class LessonTemplate {
    private static final String FILE = "starter-lesson.md";

    private LessonTemplate() {}

    /** Whether a lesson can have this name in addresses. */
    public static boolean isSlug(String text) {
        return text.matches(FolderLessons.SLUG);
    }

    /** Whether a built-in lesson already has this name. */
    public static boolean isTaken(String slug) {
        return new PackagedFolder().files().containsKey(slug);
    }

    /** The text of a new lesson, which passes the check. */
    public static String text(String slug) {
        String words = slug.replace('-', ' ').strip();
        String title = words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
        return template().replace("TITLE", title);
    }

    private static String template() {
        try (InputStream file = LessonTemplate.class.getClassLoader().getResourceAsStream(FILE)) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
