package flipscope.catalogue;

import flipscope.trace.SourceFile;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The packaged source files of {@code core}. */
final class CoreSources {
    private static final String PACKAGE = "flipscope/core";
    private static final String FOLDER = "sources/" + PACKAGE;

    private CoreSources() {}

    /**
     * Every source file, sorted by name.
     *
     * @throws IllegalStateException if the build left the sources out
     */
    static List<SourceFile> packaged() {
        List<SourceFile> sources =
                ClasspathFiles.below(FOLDER).entrySet().stream()
                        .filter(file -> file.getKey().endsWith(".java"))
                        .map(file -> source(file.getKey(), file.getValue()))
                        .toList();
        if (sources.isEmpty()) {
            throw new IllegalStateException(
                    FOLDER + " is not on the class path; the build packages it");
        }
        return sources;
    }

    private static SourceFile source(String name, byte[] text) {
        return new SourceFile(PACKAGE + "/" + name, new String(text, StandardCharsets.UTF_8));
    }
}
