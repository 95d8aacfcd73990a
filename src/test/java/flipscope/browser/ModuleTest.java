package flipscope.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.openqa.selenium.chrome.ChromeDriver;

/** The module, in a worker, finds what the same classes find on this machine. */
class ModuleTest {
    private static final Path CLASSES = Path.of("target/classes");

    /** As many as an answer of the worker holds. */
    private static final int AT_ONCE = 20;

    /** Where TeaVM's patterns differ; none of them is given a text with a carriage return. */
    private static final Set<String> KNOWN = Set.of("find\n(.{1,80}?)(?:[.:;]\\s.*|\\.?$)");

    private static final Map<String, String> HOST =
            Map.of(
                    "/",
                    "<!doctype html><title>Module</title><script src=page.js></script>",
                    "/page.js",
                    """
                    const worker = new Worker('worker.js');
                    window.prove = (asks, done) => {
                        worker.onmessage = (e) => done(e.data);
                        worker.postMessage(asks);
                    };
                    """,
                    "/worker.js",
                    """
                    importScripts('anywhere/wasm-gc-runtime.js');
                    self.flipscopeFile = (path) => {
                        const request = new XMLHttpRequest();
                        request.open('GET', path === 'index.txt' ? 'anywhere/index.txt' : path, false);
                        request.responseType = 'arraybuffer';
                        request.send();
                        return request.status === 200 ? new Int8Array(request.response) : null;
                    };
                    const ready = TeaVM.wasmGC.load('anywhere/flipscope.wasm').then((module) => {
                        module.exports.start();
                        return module.exports;
                    });
                    onmessage = async (e) => {
                        try {
                            const module = await ready;
                            postMessage(e.data.map((ask) => module.prove(ask)));
                        } catch (trap) {
                            postMessage([`${trap} ${trap.stack}`]);
                        }
                    };
                    """);

    private static HttpServer server;
    private static ChromeDriver browser;

    @BeforeAll
    static void start() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", ModuleTest::answer);
        server.start();
        browser = Chromium.start();
        browser.get("http://localhost:" + server.getAddress().getPort() + "/");
    }

    @AfterAll
    static void stop() {
        browser.quit();
        server.stop(0);
    }

    private static void answer(HttpExchange exchange) throws IOException {
        String path = exchange.getRequestURI().getPath();
        Path file = CLASSES.resolve(path.substring(1));
        byte[] bytes =
                HOST.containsKey(path)
                        ? HOST.get(path).getBytes(StandardCharsets.UTF_8)
                        : Files.isRegularFile(file) ? Files.readAllBytes(file) : new byte[0];
        exchange.getResponseHeaders().set("Content-Type", type(path));
        exchange.sendResponseHeaders(
                bytes.length == 0 ? 404 : 200, bytes.length == 0 ? -1 : bytes.length);
        exchange.getResponseBody().write(bytes);
        exchange.close();
    }

    private static String type(String path) {
        if (path.endsWith(".wasm")) {
            return "application/wasm";
        }
        return path.endsWith(".js") ? "text/javascript; charset=utf-8" : "text/html; charset=utf-8";
    }

    @TestFactory
    List<DynamicTest> findsTheSame() {
        Proof here = ProofAsks.here();
        List<String> asks =
                ProofAsks.all().stream()
                        .filter(ask -> KNOWN.stream().noneMatch(ask::startsWith))
                        .toList();
        return IntStream.iterate(0, i -> i < asks.size(), i -> i + AT_ONCE)
                .mapToObj(i -> asks.subList(i, Math.min(asks.size(), i + AT_ONCE)))
                .map(some -> DynamicTest.dynamicTest(some.get(0), () -> compare(here, some)))
                .toList();
    }

    private static void compare(Proof here, List<String> asks) {
        Object found = browser.executeAsyncScript("prove(arguments[0], arguments[1])", asks);
        List<String> expected = asks.stream().map(here::found).toList();
        assertThat(found).as(asks.toString()).isEqualTo(expected);
    }
}
