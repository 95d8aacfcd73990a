package flipscope.catalogue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.JarURLConnection;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.util.Optional;

/** Reads files and folders from the class path, whether in a folder or in a jar. */
public final class ClasspathFiles {
    private ClasspathFiles() {}

    /**
     * Uses a packaged file or folder.
     *
     * @param <T> the result, which must not contain the path, since its file system is closed
     */
    public interface Use<T> {
        T of(Path path) throws IOException;
    }

    /**
     * Opens a packaged file or folder while it is used. Safe to use from several threads, since
     * each call opens a file system of its own.
     *
     * @param name with slashes, from the root of the class path
     * @return the result; empty if there is no such file
     * @throws UncheckedIOException if it cannot be read
     */
    public static <T> Optional<T> read(String name, Use<T> use) {
        URL url = ClasspathFiles.class.getClassLoader().getResource(name);
        try {
            return url == null ? Optional.empty() : Optional.of(read(url, name, use));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (URISyntaxException e) {
            throw new IllegalStateException(url.toString(), e);
        }
    }

    private static <T> T read(URL url, String name, Use<T> use)
            throws IOException, URISyntaxException {
        if (!url.getProtocol().equals("jar")) {
            return use.of(Path.of(url.toURI()));
        }
        URL jar = ((JarURLConnection) url.openConnection()).getJarFileURL();
        try (FileSystem inside = FileSystems.newFileSystem(Path.of(jar.toURI()))) {
            return use.of(inside.getPath(name));
        }
    }
}
