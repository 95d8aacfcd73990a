package flipscope.lesson.read;

import flipscope.text.DataFile;
import java.util.Locale;

/** The templates of a new lesson and a new sheet. */
public final class LessonTemplate {
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
        return titled("/starter-lesson.md", slug);
    }

    /** The text of a new sheet, which passes the check. */
    public static String sheet(String slug) {
        return titled("/starter-sheet.yaml", slug);
    }

    private static String titled(String file, String slug) {
        String words = slug.replace('-', ' ').strip();
        String title = words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
        return DataFile.text(file).replace("TITLE", title);
    }
}
