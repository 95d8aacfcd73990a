package flipscope.testkit;

import flipscope.catalogue.Catalogue;
import flipscope.catalogue.ClasspathFiles;
import flipscope.catalogue.Technique;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What comes with Flipscope. Nothing changes it, so that all tests of a process have one: a test
 * that needs the catalogue takes it from here.
 */
public final class Packaged {
    public static final Catalogue CATALOGUE = Catalogue.load();

    /** The source of a parameter: every algorithm. Where that takes long, see {@link Share}. */
    public static final String TECHNIQUES = "flipscope.testkit.Packaged#techniques";

    /** The same by their ids. */
    public static final String IDS = "flipscope.testkit.Packaged#ids";

    private static final String LESSON = ".md";

    private Packaged() {}

    public static List<Technique> techniques() {
        return CATALOGUE.techniques();
    }

    public static List<String> ids() {
        return CATALOGUE.ids();
    }

    public static Technique technique(String id) {
        return CATALOGUE.find(id).orElseThrow();
    }

    /** The lessons of the course as they are written, by the names in their addresses. */
    public static Map<String, String> lessons() {
        Map<String, String> lessons = new TreeMap<>();
        ClasspathFiles.below("lessons")
                .forEach(
                        (file, text) -> {
                            if (!file.contains("/") && file.endsWith(LESSON)) {
                                lessons.put(
                                        file.substring(0, file.length() - LESSON.length()),
                                        new String(text, StandardCharsets.UTF_8));
                            }
                        });
        return lessons;
    }
}
