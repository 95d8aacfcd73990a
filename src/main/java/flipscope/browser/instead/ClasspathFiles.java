package flipscope.browser.instead;

import java.util.SortedMap;
import java.util.TreeMap;

/** Reads the files of a folder by the index that the build writes: a browser cannot list one. */
public final class ClasspathFiles {
    private ClasspathFiles() {}

    public static SortedMap<String, byte[]> below(String folder) {
        SortedMap<String, byte[]> files = new TreeMap<>();
        for (String name : Resources.names()) {
            if (name.startsWith(folder + "/")) {
                files.put(name.substring(folder.length() + 1), Resources.bytes(name));
            }
        }
        return files;
    }
}
