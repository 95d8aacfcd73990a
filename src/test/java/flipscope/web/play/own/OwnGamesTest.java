package flipscope.web.play.own;

import static flipscope.web.Site.location;
import static org.assertj.core.api.Assertions.assertThat;

import flipscope.judge.CompressedCode;
import flipscope.judge.Tasks;
import flipscope.testkit.Packaged;
import flipscope.testkit.Share;
import flipscope.web.Page;
import flipscope.web.Site;
import flipscope.web.WithSite;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Games by a reader's code. */
@WithSite
class OwnGamesTest {
    private static final Tasks TASKS = Tasks.of(Packaged.CATALOGUE);
    private static final String MOVES = "f5f4g3f6f3h2c4c5c6c3h3c7";

    private static Site site;

    private static String code(String task, String slip) {
        return CompressedCode.write(TASKS.find(task).orElseThrow().slips().get(slip));
    }

    private static String best(String task) {
        return CompressedCode.write(TASKS.find(task).orElseThrow().best());
    }

    private static String stopped(String moves) {
        return "/play/own?moves-code=" + code("moves", "missing-mask") + "&moves=" + moves;
    }

    @Test
    void theGameStopsAndNamesTheSquareAndTheCause() {
        Page page = site.page(stopped(MOVES));
        assertThat(page.text("h1"))
                .isEqualTo("Your code lets Black play a2: a bit ran round the edge.");
        assertThat(page.text(".sets")).contains("Your code 11 moves", "The rules 10 moves");
        assertThat(page.text(".turn")).isEqualTo("The game stops");
        assertThat(page.attributes(".square.found", "data-s")).containsExactly("a2");
        assertThat(page.attributes("#board .playable", "data-s")).hasSize(10);
    }

    @Test
    void theWayOfTheBitIsToldAndDrawnAndItsSquareIsOutlined() {
        Page page = site.page(stopped(MOVES));
        assertThat(page.text(".beside"))
                .contains("The bit began on g3, went over h2 and came out on a2.");
        assertThat(page.attributes(".stray path", "d"))
                .containsOnly("M650 250L750 150H800M0 150L50 150");
        assertThat(page.attributes(".sets .asked", "data-s")).containsExactly("a2", "a2");
    }

    @Test
    void whatFollowsTheFirstDifferenceStopsThere() {
        Page page = site.page(stopped(MOVES + "e6g2b3"));
        assertThat(page.text("h1")).contains("Black play a2");
        assertThat(page.attributes("#board .last", "data-s")).containsExactly("c7");
    }

    @Test
    void itGoesOnWithTheAnswerOfTheRules() {
        Page on = site.page(site.page(stopped(MOVES)).href("go-on"));
        assertThat(on.attributes("#board .playable", "data-s")).hasSize(10).doesNotContain("a2");
        assertThat(on.attributes("#sq-e6", "href").get(0)).contains("moves-code=", "past=13");
    }

    @Test
    void itIsSteppedThroughAndMendedAtThatVeryPosition() {
        Page page = site.page(stopped(MOVES));
        Page steps = site.page(page.href("step-through"));
        assertThat(steps.text("h1")).isEqualTo("Your code, step by step");
        assertThat(steps.text(".algorithm .note")).contains("position that was played");
        Page mend = site.page(page.href("mend"));
        assertThat(mend.text("#result")).contains("position that was played", "Not yet");
        assertThat(mend.attributes("#result svg", "aria-label"))
                .anyMatch(label -> label.contains("a2"));
    }

    @Test
    void rightCodePlaysAndItsLinksKeepIt() {
        Page page =
                site.page(
                        "/play/own?moves-code="
                                + best("moves")
                                + "&turned-code="
                                + best("turned")
                                + "&moves="
                                + MOVES);
        assertThat(page.attributes("#board .playable a", "href"))
                .hasSize(10)
                .allMatch(url -> url.startsWith("/play/own?"))
                .allMatch(url -> url.contains("moves-code=") && url.contains("turned-code="));
        assertThat(page.href("undo")).startsWith("/play/own?").contains("turned-code=");
        assertThat(page.href("analyse")).startsWith("/play/analysis?").doesNotContain("-code=");
        HttpResponse<String> reply =
                site.get("/play/reply?side=black&level=1&moves=f5&moves-code=" + best("moves"));
        assertThat(location(reply)).startsWith("/play/own?").contains("moves-code=");
    }

    private static IntStream levels() {
        return IntStream.of(1, 3, 6).limit(Share.of(1, 3));
    }

    /** To its end, against the engine. */
    @ParameterizedTest
    @MethodSource("levels")
    void aWholeGameByRightCodeNeverStops(int level) {
        String code = "moves-code=" + best("moves") + "&turned-code=" + best("turned");
        Page page = site.page("/play/own?side=black&seed=1&level=" + level + "&" + code);
        int shown = 0;
        while (!page.text(".turn").equals("Game over")) {
            assertThat(page.text(".turn")).isNotEqualTo("The game stops");
            List<String> moves = page.attributes("#board .playable a", "href");
            String next =
                    moves.isEmpty()
                            ? location(site.get(page.attributes(".reply a", "href").get(0)))
                            : moves.get(shown % moves.size());
            page = site.page(next);
            shown++;
        }
        assertThat(shown).isGreaterThan(20);
    }

    @Test
    void theCardOfRightCodeSaysWhatItTakes() {
        String card = "meta[property=og:title]";
        Page right = site.page("/play/own?moves-code=" + best("moves") + "&moves=f5");
        assertThat(right.attributes(card, "content").get(0))
                .matches("A move generator that was right on every board, in \\d+ operations: .*");
        Page wrong = site.page("/play/own?moves-code=" + code("moves", "missing-mask"));
        assertThat(wrong.attributes(card, "content").get(0)).startsWith("Your own move generator");
    }

    @Test
    void theBitsLeadIntoTheStepsOfTheCode() {
        String by = "/play/own?moves-code=" + best("moves") + "&turned-code=" + best("turned");
        Page found = site.page(by + "&moves=" + MOVES);
        assertThat(found.count("#engine")).isZero();
        Page steps = site.page(found.href("own"));
        assertThat(steps.text("h1")).isEqualTo("Your code, step by step");
        assertThat(steps.text(".algorithm .note")).contains("position that was played");

        Page turned = site.page("/play/own?turned-code=" + best("turned") + "&moves=f5");
        assertThat(turned.href("own")).contains("task=turned", "move=f5");
        assertThat(site.page(turned.href("own")).text("h1")).isEqualTo("Your code, step by step");
        Page half = site.page("/play/own?turned-code=" + best("turned"));
        assertThat(half.href("how")).startsWith("/trace/");
    }

    @ParameterizedTest
    @CsvSource({
        "'long f(long mine, long his) { return mine; }', moves-code",
        "'long f(long mine, long his, long at) { return his; }', turned-code",
        "'class A { static long f(long a, long b) { return a & b; } }', moves-code"
    })
    void aMethodIsTakenByItsParametersWhateverItsName(String text, String parameter) {
        HttpResponse<String> answer = site.sendForm("/play/own", "text", text);
        assertThat(answer.statusCode()).isEqualTo(303);
        assertThat(location(answer)).startsWith("/play/own?").contains(parameter + "=");
        assertThat(site.page(location(answer)).text(".turn")).isEqualTo("The game stops");
    }

    @Test
    void aMethodAmongTheLinesIsPlayedWith() {
        String lines = "long mine(long a, long b) { return a << 1 & b; }\nlong x = mine(3L, 6L);";
        Page pad = Page.of(site.get(location(site.sendForm("/bits", "lines", lines))).body());
        String text = pad.attributes("form.play-own input", "value").get(0);
        assertThat(text).contains("mine").doesNotContain("3L");
        HttpResponse<String> game = site.sendForm("/play/own", "text", text);
        assertThat(location(game)).startsWith("/play/own?").contains("moves-code=");
        Page none = Page.of(site.get("/bits").body());
        assertThat(none.count("form.play-own")).isZero();
    }

    @Test
    void twoThatMayBeMeantAreAskedFor() {
        String text = "long f(long a, long b) { return a; } long g(long a, long b) { return b; }";
        Page asked = Page.of(site.sendForm("/play/own", "text", text).body());
        assertThat(asked.attributes("button[name=method]", "value")).containsExactly("f", "g");
        assertThat(asked.text("#own-code")).isEqualTo(text);
        HttpResponse<String> chosen = site.sendForm("/play/own", "text", text, "method", "g");
        assertThat(location(chosen)).contains("moves-code=");
    }

    /** The choice of the one is kept while the other is asked for. */
    @Test
    void bothKindsAreAskedForOneAfterTheOther() {
        String text =
                "long f(long a, long b) { return a; } long g(long a, long b) { return b; }"
                        + " long t(long a, long b, long m) { return a; }"
                        + " long u(long a, long b, long m) { return b; }";
        Page second = Page.of(site.sendForm("/play/own", "text", text, "method", "g").body());
        assertThat(second.attributes("button[name=method]", "value")).containsExactly("t", "u");
        assertThat(second.attributes("input[name=method]", "value")).containsExactly("g");
        HttpResponse<String> both =
                site.sendForm("/play/own", "text", text, "method", "g", "method", "u");
        assertThat(location(both)).contains("moves-code=", "turned-code=");
    }

    @ParameterizedTest
    @CsvSource({"long f(long a) { return a; }, No method here takes two sets", "long f(, Line 1:"})
    void whatCannotBePlayedByIsRefusedAndKept(String text, String why) {
        HttpResponse<String> answer = site.sendForm("/play/own", "text", text);
        assertThat(answer.statusCode()).isEqualTo(400);
        Page page = Page.of(answer.body());
        assertThat(page.text("#own-help")).contains(why);
        assertThat(page.text("#own-code")).isEqualTo(text);
    }

    @ParameterizedTest
    @ValueSource(strings = {"while (own != 0) { } return 0;", "return moves(own, opponent);"})
    void codeThatIsStoppedLeavesTheGameAsItWas(String body) {
        String code = CompressedCode.write("long moves(long own, long opponent) { " + body + " }");
        Page page = site.page("/play/own?moves-code=" + code + "&moves=f5d6");
        assertThat(page.text("h1")).isEqualTo("Your code does not come to an end here.");
        assertThat(page.text(".reason")).contains("stopped");
        assertThat(page.href("go-on")).contains("moves=f5d6");
    }

    @Test
    void damagedCodeIsRefused() {
        assertThat(site.refusal("/play/own?moves-code=!")).contains("moves-code");
    }

    @Test
    void whoHasNoCodePlaysWithASlipThatIsRightAtTheStart() {
        Page page = site.page("/play/own");
        assertThat(page.attributes("a[id^=slip-]", "href")).hasSizeGreaterThan(1);
        for (String url : page.attributes("a[id^=slip-]", "href")) {
            assertThat(site.page(url).attributes("#board .playable", "data-s")).hasSize(4);
        }
    }
}
