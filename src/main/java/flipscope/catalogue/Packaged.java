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

/**
 * Files that are packaged beside our classes and that somebody wants to walk: in a folder while we
 * build, in a jar when we run.
 */
public final class Packaged {
    private Packaged() {}

    /**
     * What is done with a packaged file or folder.
     *
     * @param <T> what comes of it; no path of the file system that it was given may be part of it
     */
    public interface Use<T> {
        /** Reads what is wanted. */
        T of(Path path) throws IOException;
    }

    /**
     * Opens a packaged file or folder for as long as it is used. Several may do so at once: each is
     * given a file system of its own.
     *
     * @param name with slashes, from the root of the class path
     * @return what comes of it; empty if nothing of that name is packaged
     * @throws UncheckedIOException if it cannot be read
     */
    public static <T> Optional<T> read(String name, Use<T> use) {
        URL url = Packaged.class.getClassLoader().getResource(name);
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
