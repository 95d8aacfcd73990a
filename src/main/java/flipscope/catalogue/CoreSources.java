package flipscope.catalogue;

import flipscope.trace.SourceFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The packaged source files of {@code core}. */
final class CoreSources {
    private static final String ROOT = "sources";

    /** A file that always exists, to locate the others. */
    private static final String ANCHOR = ROOT + "/flipscope/core/Algorithm.java";

    private CoreSources() {}

    /**
     * Every source file, sorted by name.
     *
     * @throws IllegalStateException if the build left the sources out
     */
    static List<SourceFile> packaged() {
        return ClasspathFiles.read(ANCHOR, anchor -> below(root(anchor)))
                .orElseThrow(
                        () ->
                                new IllegalStateException(
                                        ANCHOR
                                                + " is not on the class path; the build packages it"));
    }

    /** The folder that contains the sources, above the anchor. */
    private static Path root(Path anchor) {
        Path folder = anchor;
        for (int level = 0; level < ANCHOR.split("/").length - 1; level++) {
            folder = folder.getParent();
        }
        return folder;
    }

    private static List<SourceFile> below(Path root) throws IOException {
        try (Stream<Path> files = Files.walk(root)) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .map(file -> new SourceFile(name(root, file), read(file)))
                    .sorted((one, other) -> one.name().compareTo(other.name()))
                    .toList();
        }
    }

    private static String name(Path root, Path file) {
        return root.relativize(file).toString().replace('\\', '/');
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
