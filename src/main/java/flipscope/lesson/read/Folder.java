package flipscope.lesson.read;

import flipscope.lesson.LessonPicture;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A folder of lessons in Markdown, with a subfolder {@code pictures}. */
interface Folder {
    /** The file name extension of lessons. */
    String END = ".md";

    /** The name of the subfolder. */
    String PICTURES = "pictures";

    /**
     * The lesson files by their names without the extension, each with a stamp that changes
     * whenever its content does.
     */
    Map<String, Object> files();

    /**
     * The text of a file.
     *
     * @throws Mistake if it is missing, too long or not text; the message says so
     */
    String read(String slug);

    /** Files beside the lessons that look like lessons but are not read, each with the reason. */
    default Map<String, String> strays() {
        return Map.of();
    }

    /** The names of pictures that may be shown. */
    Set<String> pictures();

    Optional<LessonPicture> picture(String name);
}
