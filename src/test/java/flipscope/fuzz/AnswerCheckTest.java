package flipscope.fuzz;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AnswerCheckTest {
    private static final FuzzRequest ASKED = new FuzzRequest("GET", "/", List.of(), "");

    @ParameterizedTest
    @CsvSource({
        "500, text/plain, 'oops', status 500",
        "405, text/plain, 'no', 405 without Allow",
        "200, text/html, '<!doctype html><p><fuzz-mark>', reflects",
        "200, image/svg+xml, '<svg xmlns=\"http://www.w3.org/2000/svg\"><fuzz-mark/></svg>', reflects",
        "200, image/svg+xml, '<svg><g></svg>', terminated",
        "200, text/html, '<p title=\"a\" title=\"b\">', title",
        "200, text/html, '{\"error\":1}', typed text/html",
        "200, application/json, '<p>', typed application/json",
        "400, text/plain, 'java.lang.Exception: x', shows Exception"
    })
    void findsWhatIsWrong(int status, String type, String body, String fault) {
        Optional<String> found = new AnswerCheck().fault(ASKED, answer(status, type, body));
        assertThat(found).hasValueSatisfying(each -> assertThat(each).contains(fault));
    }

    @Test
    void findsWhatIsMissing() {
        Map<String, String> bare = Map.of("content-type", "text/plain");
        FuzzAnswer answer = new FuzzAnswer(200, bare, new byte[0]);
        assertThat(new AnswerCheck().fault(ASKED, answer))
                .hasValue("200 without Content-Security-Policy");
    }

    @Test
    void whatIsRightIsNoFault() {
        String page =
                "<!doctype html><html lang=\"en\"><head><title>x</title></head><body></body></html>";
        assertThat(new AnswerCheck().fault(ASKED, answer(200, "text/html", page))).isEmpty();
        assertThat(new AnswerCheck().fault(ASKED, answer(200, "application/json", "[{}]")))
                .isEmpty();
    }

    /** A body after a HEAD is taken for the next answer, as a proxy would. */
    @Test
    void aBodyWhereNoneIsDueIsFound() throws IOException {
        try (ServerSocket server = new ServerSocket(0)) {
            Thread careless = new Thread(() -> answerTwice(server));
            careless.setDaemon(true);
            careless.start();
            FuzzRequest head = new FuzzRequest("HEAD", "/", List.of(), "");
            try (Wire wire = new Wire(URI.create("http://localhost:" + server.getLocalPort()))) {
                assertThat(wire.ask(head).status()).isEqualTo(400);
                assertThat(broken(wire, head)).contains("no status line but: oops");
            }
        }
    }

    private static String broken(Wire wire, FuzzRequest request) {
        try {
            return "status " + wire.ask(request).status();
        } catch (IOException expected) {
            return expected.getMessage();
        }
    }

    private static void answerTwice(ServerSocket server) {
        String answer = "HTTP/1.1 400 Bad Request\r\nContent-Length: 6\r\n\r\noops\r\n";
        try (Socket client = server.accept()) {
            for (int i = 0; i < 2; i++) {
                if (client.getInputStream().read(new byte[1_000]) > 0) {
                    client.getOutputStream().write(answer.getBytes(UTF_8));
                }
            }
        } catch (IOException over) {
            // The client left: the test has its answer.
        }
    }

    private static FuzzAnswer answer(int status, String type, String body) {
        Map<String, String> headers = new HashMap<>();
        headers.put("content-type", type);
        for (String name :
                List.of(
                        "content-security-policy",
                        "x-content-type-options",
                        "referrer-policy",
                        "permissions-policy",
                        "vary")) {
            headers.put(name, "x");
        }
        return new FuzzAnswer(status, headers, body.getBytes(UTF_8));
    }
}
