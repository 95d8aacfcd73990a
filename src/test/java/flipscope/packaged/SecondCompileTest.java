package flipscope.packaged;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** README's first command starts the server at once when nothing has changed. */
class SecondCompileTest {
    private static final Path MAVEN = Path.of(System.getProperty("maven.home"), "bin");
    private static final String NAME = File.separatorChar == '/' ? "mvn" : "mvn.cmd";

    @Test
    void writesNoClassWhenNothingHasChanged() throws IOException, InterruptedException {
        Map<Path, FileTime> before = classes();
        Process compile =
                new ProcessBuilder(List.of(MAVEN.resolve(NAME).toString(), "-o", "-B", "compile"))
                        .redirectErrorStream(true)
                        .start();
        String output = new String(compile.getInputStream().readAllBytes(), UTF_8);
        assertThat(compile.waitFor()).as(output).isZero();
        assertThat(output).contains("Nothing to compile");
        assertThat(classes()).hasSizeGreaterThan(1_000).isEqualTo(before);
    }

    private static Map<Path, FileTime> classes() throws IOException {
        Map<Path, FileTime> times = new TreeMap<>();
        try (Stream<Path> files = Files.walk(Path.of("target", "classes"))) {
            for (Path file : files.filter(each -> each.toString().endsWith(".class")).toList()) {
                times.put(file, Files.getLastModifiedTime(file));
            }
        }
        return times;
    }
}
