package flipscope.lesson.read;

import flipscope.lesson.LessonPicture;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Where the files of lessons lie: Markdown, and beside it the folder {@code pictures}. */
interface Folder {
    /** The end of the name of a lesson's file. */
    String END = ".md";

    /** The name of the folder of pictures. */
    String PICTURES = "pictures";

    /** The files of the lessons, each with something that changes whenever its content does. */
    Map<String, Object> files();

    /**
     * The text of a file.
     *
     * @throws Unreadable if it is not there any more, too long, or no text; the message says so
     */
    String read(String file);

    /** What lies beside the lessons, looks like one and is not read; of each, why. */
    default Map<String, String> strays() {
        return Map.of();
    }

    /** The names of the pictures that may be shown. */
    Set<String> pictures();

    /** A picture. */
    Optional<LessonPicture> picture(String name);

    /** A file that cannot be shown. */
    final class Unreadable extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Unreadable(String message) {
            super(message, null, false, false);
        }

        Unreadable(IOException cause) {
            super("the file cannot be read", cause, false, false);
        }
    }
}
