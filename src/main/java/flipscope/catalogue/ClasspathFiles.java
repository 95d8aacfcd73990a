package flipscope.catalogue;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.JarURLConnection;
import java.net.URI;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;

/** Reads the files of a folder of the class path, whether that is a folder or in a jar. */
public final class ClasspathFiles {
    private ClasspathFiles() {}

    /**
     * The files in a packaged folder and below it, by their path in it.
     *
     * @param folder with slashes, from the root of the class path
     * @return sorted by path; nothing if there is no such folder
     * @throws UncheckedIOException if they cannot be read
     */
    public static SortedMap<String, byte[]> below(String folder) {
        SortedMap<String, byte[]> files = new TreeMap<>();
        URL url = ClasspathFiles.class.getClassLoader().getResource(folder);
        try {
            // A file system for a jar would list all of it first.
            if (url != null && url.openConnection() instanceof JarURLConnection inside) {
                addOfJar(inside.getJarFile(), folder + "/", files);
            } else if (url != null) {
                addOfFolder(Path.of(URI.create(url.toString())), files);
            }
            return files;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void addOfJar(JarFile jar, String prefix, Map<String, byte[]> files)
            throws IOException {
        for (JarEntry each : Collections.list(jar.entries())) {
            if (each.getName().startsWith(prefix) && !each.isDirectory()) {
                try (InputStream content = jar.getInputStream(each)) {
                    files.put(each.getName().substring(prefix.length()), content.readAllBytes());
                }
            }
        }
    }

    private static void addOfFolder(Path folder, Map<String, byte[]> files) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path each : all.filter(Files::isRegularFile).toList()) {
                String name = folder.relativize(each).toString().replace('\\', '/');
                files.put(name, Files.readAllBytes(each));
            }
        }
    }
}
