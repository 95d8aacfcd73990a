package flipscope.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Whatever is asked, the answer is one of a few, and never shows how we are made. */
@WithSite(lessons = WithSite.TEACHING)
class HostileRequestsTest {
    private static Site site;

    private static final int REQUESTS = 3_000;
    private static final Set<Integer> ALLOWED = Set.of(200, 303, 400, 404, 405, 413, 414, 431, 503);

    private static final List<String> PATHS =
            List.of(
                    "/",
                    "/play",
                    "/play/reply",
                    "/health",
                    "/static/site/base.css",
                    "/static/..%2f..%2fpom.xml",
                    "/api/legal",
                    "/api/best",
                    "/api/score-four/legal",
                    "/api/score-four/best",
                    "/api/algorithms",
                    "/api/trace/reversi/flips/loop",
                    "/api/trace/%00",
                    "/trace/reversi/mobility/left",
                    "/trace/bits/place",
                    "/trace/reversi/mobility/mini",
                    "/trace/tictactoe/list",
                    "/trace/scorefour/drop",
                    "/api/trace/scorefour/reach-after",
                    "/trace/",
                    "/trace/reversi/mobility/carry",
                    "/trace/reversi/flips/core",
                    "/trace/scorefour/reach-after",
                    "/figure/trace/reversi/mobility/carry.svg",
                    "/figure/trace/popcount/stages.txt",
                    "/figure/trace/tictactoe/lines.png",
                    "/compare",
                    "/compare?left=clinic/legal-sign",
                    "/compare?left=reversi/flips/loop&right=reversi/flips/halves",
                    "/lessons",
                    "/lessons/board-in-one-number",
                    "/lessons/every-kind",
                    "/lessons/..%2fboard-in-one-number",
                    "/lessons/every-kind/pictures/squares.svg",
                    "/lessons/every-kind/pictures/..%2f..%2fpom.xml",
                    "/nowhere");

    private static final List<String> NAMES =
            List.of(
                    "moves",
                    "side",
                    "level",
                    "ply",
                    "start",
                    "text",
                    "trace",
                    "at",
                    "detail",
                    "move",
                    "position",
                    "bits",
                    "column",
                    "x",
                    "y",
                    "answer",
                    "bit",
                    "of",
                    "check",
                    "discs",
                    "edit",
                    "find",
                    "grid",
                    "left",
                    "right",
                    "more",
                    "numbers",
                    "corners",
                    "race",
                    "practice",
                    "predict",
                    "present",
                    "print",
                    "rank",
                    "setup",
                    "show",
                    "token",
                    "tokens",
                    "why",
                    "",
                    "constructor");

    private static final List<String> VALUES =
            List.of(
                    "",
                    "f5d6c3d3c4",
                    "f5f6c4g5h5h4f7h6",
                    "d3e3f2c2f3c5b6c3e6g1b2f4d6a7g3d2e1b3b4e2d1",
                    "---------------------------OX------XO---------------------------_X",
                    "XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX+O",
                    "OX--XO-XO+X",
                    "-OOX-OXX-OXO-XOX+O",
                    "O-O--XO---OX---OX----X---------X--------------------------------+O",
                    "a1b1a1d4",
                    "a1a1a1a1a1",
                    "random:7",
                    "random:99999999999999999999:4",
                    "0x810000000+0x1008000000+X",
                    "-1",
                    "3",
                    "99999999999999999999",
                    "0x",
                    "both",
                    "operation",
                    "run.3",
                    "return",
                    "c4",
                    "1",
                    "end",
                    "Mobility.left.3:0",
                    "Fill.left.4:-1",
                    "MobilityCarry.mobility.5:while",
                    "MobilityCarry.mobility.99999999999:1",
                    "reversi/flips/core",
                    "%",
                    "%zz",
                    "%00",
                    "%ff%fe",
                    "%0d%0aSet-Cookie:a",
                    "<script>alert(1)</script>",
                    "%3Cscript%3E",
                    "'\";--",
                    "{{7*7}}${7*7}",
                    "../../etc/passwd",
                    "%F0%9F%98%80",
                    "a".repeat(5_000));

    @Test
    void getOnlyAnswersThatWeMean() {
        Random random = new Random(20261121);
        for (int i = 0; i < REQUESTS; i++) {
            String url = url(random);
            check(url, site.exchange(url));
        }
    }

    private static void check(String url, Site.Exchange answer) {
        assertThat(answer.status()).as(url).isIn(ALLOWED);
        assertThat(answer.head()).as(url).doesNotContain("Set-Cookie:");
        assertThat(answer.body()).as(url).doesNotContain("Exception", "\tat ", "java.base");
        if (answer.head().contains("text/html")) {
            assertThat(answer.body()).as(url).doesNotContain("<script>alert");
        }
    }

    private static String url(Random random) {
        StringBuilder url = new StringBuilder(pick(PATHS, random));
        int parameters = random.nextInt(5);
        for (int i = 0; i < parameters; i++) {
            url.append(url.indexOf("?") < 0 ? '?' : '&').append(pick(NAMES, random));
            url.append('=').append(value(random));
        }
        return url.toString();
    }

    /** One of the values above, or some bytes that happen to be text. */
    private static String value(Random random) {
        if (random.nextInt(4) > 0) {
            return pick(VALUES, random);
        }
        StringBuilder noise = new StringBuilder();
        for (int length = random.nextInt(90); length > 0; length--) {
            noise.append((char) ('!' + random.nextInt('~' - '!' + 1)));
        }
        return noise.toString().replace('#', '+');
    }

    private static String pick(List<String> all, Random random) {
        return all.get(random.nextInt(all.size()));
    }
}
