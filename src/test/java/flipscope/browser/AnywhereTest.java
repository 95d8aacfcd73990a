package flipscope.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import flipscope.judge.CompressedCode;
import flipscope.testkit.Packaged;
import flipscope.testkit.Share;
import flipscope.web.DirectSite;
import flipscope.web.exchange.PlainExchange;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.chrome.ChromeDriver;

/**
 * The exported site, from a plain file server below a path, with no server of ours: its module
 * answers as the server does. Not compared are cards (a browser paints none), measured numbers,
 * versions of static files, and what is random.
 */
class AnywhereTest {
    /** Where each feature begins; from here links lead on. */
    private static final List<String> BEGINNINGS =
            List.of(
                    "/",
                    "/lessons",
                    "/lessons/the-carry-trick",
                    "/lessons/every-legal-move?slide.seed=1",
                    "/trace",
                    "/trace/reversi/mobility/carry?at=ripple&detail=statement",
                    "/trace/popcount/stages?bits=0x00FF&predict=1",
                    "/trace/reversi/mobility/left?edit=Mobility.left.41%3A8",
                    "/compare",
                    "/bits?code=long",
                    "/write?task=left&check=1",
                    "/play?moves=e6f4c3",
                    "/play/hints?moves=e6f4&level=1",
                    "/play/reply?moves=e6&level=1&seed=5",
                    "/play/puzzle?seed=5",
                    "/play/openings?moves=f5",
                    "/play/own",
                    "/play?moves=zz",
                    "/score-four?moves=a1b2",
                    "/sheet/you-can?student=me",
                    "/marks",
                    "/docs/teachers",
                    "/share?url=/play",
                    "/figure/trace/bits/lowest.svg",
                    "/figure/trace/bits/lowest.txt",
                    "/api/algorithms",
                    "/api/trace/bits/lowest",
                    "/api/best?moves=e6f4&level=3",
                    "/embed/trace/bits/lowest",
                    "/none");

    private static Anywhere anywhere;
    private static ChromeDriver browser;
    private static Path site;

    @BeforeAll
    static void export(@TempDir Path folder) throws IOException {
        site = folder.resolve("site");
        anywhere = new Anywhere(site, Optional.empty());
        Files.writeString(
                site.resolve("asks.html"),
                "<!doctype html><title>Asks</title><script src=\"asks.js\"></script>");
        Files.writeString(
                site.resolve("asks.js"),
                """
                const worker = new Worker('static/host/worker.js');
                const waiting = [];
                worker.onmessage = ({ data }) => { if (!('told' in data)) waiting.shift()(data); };
                const ask = (message) => new Promise((done) => {
                    waiting.push(done);
                    worker.postMessage(message);
                });
                const ready = ask({ root: new URL('.', location).href, base: '', origin: 'http://localhost' });
                window.asked = async (address, done) => {
                    const begun = await ready;
                    if (!begun.ready) { done([`start: ${begun.failed}`, '']); return; }
                    const got = await ask({ method: 'GET', address, headers: '', body: '', fileName: '', fileBytes: new Int8Array() });
                    done(got.head ? [got.head, new TextDecoder().decode(got.bytes)] : [`failed: ${got.failed}`, '']);
                };
                """);
        browser = Chromium.start();
        browser.manage().timeouts().scriptTimeout(Duration.ofMinutes(2));
        browser.get(anywhere.address() + "asks.html");
    }

    @AfterAll
    static void stop() {
        browser.quit();
        anywhere.close();
    }

    private static PlainExchange here(String address) {
        return DirectSite.PACKAGED.ask("GET", address, Map.of(), "", Optional.empty());
    }

    /** Addresses of every feature, by following links at random; the sources are the seed. */
    private static Set<String> addresses(int most) {
        Random random = new Random(Packaged.CATALOGUE.sources().toString().hashCode());
        Deque<String> next = new ArrayDeque<>(BEGINNINGS);
        Set<String> met = new LinkedHashSet<>();
        while (met.size() < most && !next.isEmpty()) {
            String address = next.removeFirst();
            if (met.add(address)) {
                List<String> links = links(address);
                for (int i = 0; i < 6 && !links.isEmpty(); i++) {
                    next.addLast(links.get(random.nextInt(links.size())));
                }
            }
        }
        return met;
    }

    private static List<String> links(String address) {
        List<String> links = new ArrayList<>();
        String page = here(address).answered();
        for (Element link : Jsoup.parse(page == null ? "" : page).select("a[href^=/]")) {
            String to = link.attr("href").split("#", 2)[0];
            // An opening is chosen at random, and nobody waits for scores here.
            boolean left =
                    to.matches(
                            "/(static|play/opening\\?|play/analysis|play/again).*|.*(random|\\.png).*");
            if (!left && to.length() < 4_000) {
                links.add(to);
            }
        }
        return links;
    }

    @Test
    void answersAsTheServerDoes() {
        compare(addresses(Share.isWhole() ? 600 : 60));
    }

    /** What a stack, a memory or a patience could end before a limit of ours does. */
    @Test
    void codeAtItsLimitsEndsWithTheSameWords() {
        List<String> bodies =
                List.of(
                        "return " + "(".repeat(400) + "own" + ")".repeat(400) + ";",
                        "return " + "(".repeat(3_000) + "own" + ")".repeat(3_000) + ";",
                        "return " + "~".repeat(2_000) + "own;",
                        "return own" + " + own".repeat(1_000) + ";",
                        "if (own == 0) ".repeat(500) + "return own; return own;",
                        "{".repeat(2_000) + "}".repeat(2_000) + " return own;",
                        "while (true) { own = own + 1; }",
                        "long[] all = new long[1 << 30]; return all[0];",
                        "return own == 0 ? 0 : left(own - 1, opponent);",
                        "return left(own, opponent);",
                        "return 1 / (own & 0);");
        compare(
                bodies.stream()
                        .map("long left(long own, long opponent) { %s }"::formatted)
                        .map(CompressedCode::write)
                        .map("/write?task=left&whole=1&check=1&code="::concat)
                        .toList());
    }

    private static void compare(Collection<String> addresses) {
        List<String> different = new ArrayList<>();
        for (String address : addresses) {
            List<?> there =
                    (List<?>)
                            browser.executeAsyncScript(
                                    "asked(arguments[0], arguments[1])", address);
            PlainExchange here = here(address);
            String head = (String) there.get(0);
            String status = head.split("\n", 2)[0];
            if (!status.equals(String.valueOf(here.status()))) {
                different.add(address + ": " + head + " for " + here.status());
            } else if (!compared((String) there.get(1))
                    .equals(compared(new String(here.content(), StandardCharsets.UTF_8)))) {
                different.add(address + ": " + parting((String) there.get(1), here));
            }
        }
        if (!different.isEmpty()) {
            fail(String.join("\n", different));
        }
    }

    private static String parting(String there, PlainExchange here) {
        String one = compared(there);
        String other = compared(new String(here.content(), StandardCharsets.UTF_8));
        int at = 0;
        while (at < Math.min(one.length(), other.length()) && one.charAt(at) == other.charAt(at)) {
            at++;
        }
        int from = Math.max(0, at - 60);
        return one.substring(from, Math.min(one.length(), at + 60))
                + " <> "
                + other.substring(from, Math.min(other.length(), at + 60));
    }

    private static String compared(String answer) {
        return answer.replaceAll("\\?v=[0-9a-f]{8}", "")
                .replaceAll("\\s*<meta (property=\"og:image|name=\"twitter:card)[^>]*>", "")
                .replaceAll("(?s)<figure id=\"[^\"]*\" class=\"block bench\".*?</figure>", "")
                .replaceAll("random(%3A|:)\\d+|seed=\\d+", "random")
                .replaceAll("(?s) <a id=\"embed-png\".*?</a>", "")
                .replaceAll("/figure/([^\"&;]*)\\.(png|svg)", "/figure/$1")
                .replaceAll(",\"thumbnail_url.*?(?=})", "");
    }

    @Test
    void opensWithACopyOfItsFirstPage() {
        String index = read("index.html");
        assertThat(index)
                .contains("Getting ready", "Content-Security-Policy", "./static/host/host.js");
        assertThat(Jsoup.parse(index).select("[id^=sq-]"))
                .as("the board is there before the module")
                .hasSizeGreaterThanOrEqualTo(4);
        assertThat(Jsoup.parse(index).select("body > :not(template) a[href^=/]")).isEmpty();
    }

    private static String read(String name) {
        try {
            return Files.readString(site.resolve(name));
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
