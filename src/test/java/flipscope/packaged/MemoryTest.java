package flipscope.packaged;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.lang.ProcessBuilder.Redirect;
import java.net.URI;
import java.net.URLConnection;
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

    private static final int REQUESTS = 200;

    private static final Pattern LINE = Pattern.compile("(?m)^java (-X.*) -XX:SharedArchiveFile");

    private static final List<String> PAGES =
            List.of("/", "/trace/reversi/mobility/left?at=run", "/play?moves=f5d6&level=3");

    @Test
    void theDocumentedLineEndsItAtTheFirstAllocationThatFails() throws Exception {
        Matcher line = LINE.matcher(Files.readString(Path.of("README.md")));
        assertThat(line.find()).isTrue();
        Process server = start(List.of(line.group(1).split(" ")));
        try (BufferedReader out = server.inputReader(UTF_8)) {
            assertThat(out.readLine()).as("its port").matches("\\d+");
            assertThat(server.waitFor(60, TimeUnit.SECONDS)).isTrue();
            assertThat(server.exitValue()).isEqualTo(CODE);
        } finally {
            server.destroyForcibly();
        }
    }

    @Test
    void withoutThatOptionARequestThatFindsNoMemoryEndsIt() throws Exception {
        Process server = start(List.of("-Xmx128m", "-XX:+UseSerialGC"));
        try (BufferedReader out = server.inputReader(UTF_8)) {
            String site = "http://127.0.0.1:" + out.readLine();
            while (!"full".equals(out.readLine())) {
                assertThat(server.isAlive()).isTrue();
            }
            for (int request = 0; request < REQUESTS && server.isAlive(); request++) {
                ask(site + PAGES.get(request % PAGES.size()));
            }
            assertThat(server.waitFor(10, TimeUnit.SECONDS)).as("it has ended").isTrue();
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
        return new ProcessBuilder(line).redirectError(Redirect.DISCARD).start();
    }

    private static void ask(String page) {
        try {
            URLConnection connection = URI.create(page).toURL().openConnection();
            connection.setReadTimeout(2_000);
            try (InputStream answer = connection.getInputStream()) {
                answer.readAllBytes();
            }
        } catch (IOException refused) {
            // It may answer anything, or nothing, as long as it ends.
        }
    }
}
