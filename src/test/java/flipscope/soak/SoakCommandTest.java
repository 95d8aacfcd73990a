package flipscope.soak;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import flipscope.testkit.OnlyInAll;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

class SoakCommandTest {
    private final StringWriter out = new StringWriter();

    private int run(String... arguments) {
        return new CommandLine(new SoakCommand())
                .setOut(new PrintWriter(out))
                .setErr(new PrintWriter(out))
                .execute(arguments);
    }

    @OnlyInAll
    @Test
    void wholeGamesArePlayedAndMeasured() {
        int code = run("--players=1", "--minutes=0.001", "--level=1");

        assertThat(out.toString())
                .containsPattern("\\d+ games finished, \\d+ moves")
                .containsPattern("/play/reply: \\d+ requests, median .* p95 .* longest .* ms")
                .containsPattern("memory: start [\\d.]+ MB, middle [\\d.]+ MB, end [\\d.]+ MB")
                .contains("no fault");
        assertThat(code).isZero();
    }

    @Test
    void aServerThatOffersWrongMovesIsAFault() throws IOException {
        HttpServer wrong = HttpServer.create(new InetSocketAddress("localhost", 0), 0);
        wrong.createContext(
                "/",
                exchange -> {
                    byte[] page =
                            "<div class=\"square empty playable\" data-s=\"a1\"><a id=\"sq-a1\"></a></div>"
                                    .getBytes(StandardCharsets.UTF_8);
                    exchange.sendResponseHeaders(200, page.length);
                    exchange.getResponseBody().write(page);
                    exchange.close();
                });
        wrong.start();
        try {
            int port = wrong.getAddress().getPort();
            int code = run("--players=3", "--minutes=0.001", "--url=http://localhost:" + port);
            assertThat(code).isEqualTo(1);
            assertThat(out.toString()).contains("0 games finished").contains("3 faults");
        } finally {
            wrong.stop(0);
        }
    }

    @Test
    void whatMakesNoSenseIsRefused() {
        assertThat(run("--players=0")).isEqualTo(2);
        assertThat(run("--minutes=0")).isEqualTo(2);
        assertThat(run("--level=11")).isEqualTo(2);
        assertThat(out.toString()).contains("--players is 1 to 200, not 0", "--level is 1 to 10");
    }

    @Test
    void latenciesAreToldToATenthOfAMillisecond() {
        Latencies latencies = new Latencies();
        for (int milliseconds = 1; milliseconds <= 100; milliseconds++) {
            latencies.add(milliseconds * 1_000_000L);
        }
        assertThat(latencies.at(0.5)).isBetween(50.0, 50.2);
        assertThat(latencies.at(0.95)).isBetween(95.0, 95.2);
        assertThat(latencies)
                .hasToString("100 requests, median 50.1 ms, p95 95.1 ms, longest 100.0 ms");
    }
}
