package flipscope.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import flipscope.Commands;
import flipscope.lesson.Sheet;
import flipscope.sheet.Classroom;
import flipscope.sheet.HandIn;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a platform that speaks SCORM 1.2 is told of a sheet in a package. */
@WithBrowser
class ScormTest {
    private static final Sheet SHIFTS = Classroom.sheet("shifts");

    private static Browser browser;

    @TempDir private Path folder;
    private HttpServer platform;

    /** The runtime of scorm-again, which keeps what it is told. */
    private static final String SCORM_AGAIN =
            """
            window.API = new Scorm12API({autocommit: false, logLevel: 5});
            const kept = JSON.parse(localStorage.getItem('kept') ?? '{}');
            API.loadFromJSON({core: {student_id: '2174431', ...(kept.status && {lesson_status: kept.status})},
                suspend_data: kept.suspend ?? '', MASTERY}, '');
            // These two can only be written.
            const told = {};
            const set = API.LMSSetValue.bind(API);
            API.LMSSetValue = (name, value) => {
                told[name] = value;
                return set(name, value);
            };
            function keep() {
                localStorage.setItem('kept', JSON.stringify({
                    suspend: API.cmi.suspend_data, raw: API.cmi.core.score.raw, status: API.cmi.core.lesson_status,
                    exit: told['cmi.core.exit'], time: told['cmi.core.session_time'],
                }));
            }
            API.on('LMSCommit', keep);
            """;

    /** A platform written by hand, with the ways of some: FAULT is what it does wrong. */
    private static final String BY_HAND =
            """
            const values = {'cmi.core.student_id': '2174431', 'cmi.core.lesson_status': 'not attempted'};
            const fault = 'FAULT';
            const yes = fault === 'boolean' ? true : 'true';
            window.API = {
                LMSInitialize: () => (fault === 'started' ? 'false' : yes),
                LMSGetLastError: () => (fault === 'started' ? 103 : '0'),
                LMSGetValue: (name) => {
                    if (fault === 'throws' && !(name in values)) throw new Error(name);
                    return values[name];
                },
                LMSSetValue: (name, value) => {
                    values[name] = value;
                    localStorage.setItem('kept', JSON.stringify({status: values['cmi.core.lesson_status'],
                        raw: values['cmi.core.score.raw'], exit: values['cmi.core.exit'],
                        time: values['cmi.core.session_time'], suspend: values['cmi.suspend_data']}));
                    return yes;
                },
                LMSCommit: () => yes,
                LMSFinish: () => yes,
            };
            """;

    @AfterEach
    void stop() {
        platform.stop(0);
        browser.read("localStorage.clear()");
    }

    /** Serves the package of a sheet inside a platform; its address. */
    private String open(String api) throws IOException {
        Path zip = folder.resolve("shifts.zip");
        Commands.run("export-scorm", "shifts", "--out", zip.toString());
        platform = platform(zip, api);
        String address = "http://localhost:" + platform.getAddress().getPort() + "/";
        browser.visit(address);
        browser.until(
                "the sheet is there",
                () -> inside(() -> browser.has("#sheet-check") + "").equals("true"));
        return address;
    }

    private static HttpServer platform(Path zip, String api) throws IOException {
        Map<String, byte[]> files = new HashMap<>();
        try (ZipInputStream in = new ZipInputStream(Files.newInputStream(zip))) {
            for (ZipEntry each = in.getNextEntry(); each != null; each = in.getNextEntry()) {
                files.put("/" + each.getName(), in.readAllBytes());
            }
        }
        try (InputStream runtime = ScormTest.class.getResourceAsStream("/scorm/scorm12.min.js")) {
            files.put("/runtime.js", runtime.readAllBytes());
        }
        String page =
                """
                <!doctype html><title>Platform</title><script src="runtime.js"></script>
                <script>%s</script>
                <iframe src="index.html" width="1000" height="900"></iframe>
                """
                        .formatted(api);
        files.put("/", page.getBytes(StandardCharsets.UTF_8));
        files.put(
                "/elsewhere",
                "<!doctype html><title>Elsewhere</title>".getBytes(StandardCharsets.UTF_8));
        HttpServer server =
                HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext(
                "/",
                exchange -> {
                    String path = exchange.getRequestURI().getPath();
                    byte[] bytes = files.getOrDefault(path, new byte[0]);
                    exchange.getResponseHeaders().set("Content-Type", Anywhere.type(path));
                    exchange.sendResponseHeaders(bytes.length == 0 ? 404 : 200, bytes.length);
                    exchange.getResponseBody().write(bytes);
                    exchange.close();
                });
        server.start();
        return server;
    }

    private static String inside(Supplier<String> looks) {
        browser.driver().switchTo().frame(0);
        browser.driver().switchTo().frame(0);
        try {
            return looks.get();
        } finally {
            browser.driver().switchTo().defaultContent();
        }
    }

    private static String strip() {
        return String.join(
                "",
                browser.readAll(
                        "return [...document.querySelectorAll('.sheet-bar li .bit-sign')]"
                                + ".map((each) => each.classList[1][0])"));
    }

    private static String kept(String name) {
        return String.valueOf(
                browser.read(
                        "return JSON.parse(localStorage.getItem('kept') ?? '{}')[arguments[0]]",
                        name));
    }

    private static void answerTheFirst() {
        String right =
                Classroom.right(
                        HandIn.blank(SHIFTS, "2174431")
                                .asked(SHIFTS.question(1), Classroom.POSITIONS));
        inside(
                () -> {
                    for (String each : right.split(" ")) {
                        browser.click("#sheet-grid-" + each);
                    }
                    browser.click("#sheet-check");
                    return "";
                });
        browser.until("the platform keeps the score", () -> kept("raw").equals("8"));
    }

    @Test
    void aPackageKeepsScoreAndAnswers() throws IOException {
        String address = open(SCORM_AGAIN.replace("MASTERY", ""));
        answerTheFirst();
        assertThat(kept("status")).isEqualTo("incomplete");
        browser.visit(address);
        browser.until("the answer is back", () -> inside(ScormTest::strip).startsWith("r"));
    }

    @Test
    void whoClosesItAtOnceHasNotCompletedIt() throws IOException {
        String address = open(SCORM_AGAIN.replace("MASTERY", ""));
        browser.visit(address + "elsewhere");
        assertThat(kept("status")).isEqualTo("incomplete");
        assertThat(kept("exit")).isEqualTo("suspend");
        assertThat(kept("time")).matches("0000:0[01]:\\d\\d");
    }

    @Test
    void whereAScorePassesThePlatformIsToldWhoFailed() throws IOException {
        open(SCORM_AGAIN.replace("MASTERY", "student_data: {mastery_score: '60'}"));
        browser.driver().switchTo().frame(0);
        Object told =
                browser.read(
                        """
                        const frame = document.getElementById('page');
                        const heard = [];
                        for (const [score, complete] of [[0.59, true], [0.6, true], [1, false]]) {
                            dispatchEvent(new MessageEvent('message', {source: frame.contentWindow,
                                origin: new URL(frame.src).origin, data: {subject: 'SPLICE.reportScoreAndState',
                                score, state: {complete}}}));
                            heard.push(parent.API.cmi.core.lesson_status);
                        }
                        return heard.join(' ');
                        """);
        browser.driver().switchTo().defaultContent();
        assertThat(told).isEqualTo("failed passed incomplete");
    }

    @ParameterizedTest
    @ValueSource(strings = {"boolean", "started", "throws"})
    void aPlatformWithWaysOfItsOwnIsToldTheSame(String fault) throws IOException {
        String address = open(BY_HAND.replace("FAULT", fault));
        assertThat(kept("status")).isEqualTo("incomplete");
        answerTheFirst();
        assertThat(kept("suspend")).contains("answers=");
        browser.visit(address + "elsewhere");
        assertThat(kept("exit")).isEqualTo("suspend");
    }
}
