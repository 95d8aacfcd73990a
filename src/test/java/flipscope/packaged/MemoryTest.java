package flipscope.packaged;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.testkit.OnlyInAll;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** A server without memory ends, so that something can start it again. */
class MemoryTest {
    /** What Java and the server itself end with. */
    private static final int CODE = 3;

    private static final Pattern LINE = Pattern.compile("(?m)^java (-X.*) -XX:SharedArchiveFile");

    @Test
    void theDocumentedLineEndsItAtTheFirstAllocationThatFails() throws Exception {
        Matcher line = LINE.matcher(Files.readString(Path.of("src/docs/server.md")));
        assertThat(line.find()).isTrue();
        assertThatItEnds(List.of(line.group(1).split(" ")));
    }

    @OnlyInAll
    @Test
    void withoutThatOptionItEndsAsWellEvenIfNobodyAsksForAnything() throws Exception {
        assertThatItEnds(List.of("-Xmx128m", "-XX:+UseSerialGC"));
    }

    private static void assertThatItEnds(List<String> options) throws Exception {
        Process server = start(options);
        try {
            assertThat(server.waitFor(60, TimeUnit.SECONDS)).as("it has ended").isTrue();
            assertThat(server.exitValue()).isEqualTo(CODE);
        } finally {
            server.destroyForcibly();
        }
    }

    private static Process start(List<String> options) throws IOException {
        List<String> line = new ArrayList<>(options);
        line.add(0, System.getProperty("java.home") + "/bin/java");
        line.addAll(
                List.of(
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        System.getProperty("java.class.path"),
                        FullHeap.class.getName()));
        return new ProcessBuilder(line)
                .redirectOutput(Redirect.DISCARD)
                .redirectError(Redirect.DISCARD)
                .start();
    }
}
