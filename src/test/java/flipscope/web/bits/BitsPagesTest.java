package flipscope.web.bits;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.judge.CompressedCode;
import flipscope.judge.Solution;
import flipscope.scratch.Sample;
import flipscope.web.HostileAddresses;
import flipscope.web.Page;
import flipscope.web.Site;
import flipscope.web.WithSite;
import java.net.URLEncoder;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.FormElement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The scratchpad: what it opens on, what is typed, what is pressed. */
@WithSite
class BitsPagesTest {
    static final List<String> PARTS = HostileAddresses.PARTS;
    static final List<Sample> SAMPLES = Sample.all();

    private static Site site;

    @Test
    void itOpensOnAStepWithItsLinesAndValues() {
        Page page = site.page("/bits");

        assertThat(page.text("#stepper .line")).isEqualTo("2 long low = x & -x; step 2 of 2");
        assertThat(page.text("#lines")).startsWith("long x = 0x0010_0000_4200_4800L;");
        assertThat(page.count(".line-pictures a")).isEqualTo(6);
        assertThat(page.first("#line-2").attr("aria-current")).isEqualTo("true");
        assertThat(page.texts(".pad-values code")).contains("low", "0000 0000 0000 0800", "n");
        assertThat(page.texts(".pad-values .decimal")).contains("4,503,600,734,685,184", "2,048");
    }

    @Test
    void aPressedBitChangesItsNumberWithoutScripts() {
        HttpResponse<String> answer = site.get(press(site.page("/bits"), "f2"));
        assertThat(answer.statusCode()).isEqualTo(303);

        Page page = site.page(Site.location(answer));
        assertThat(page.text("#lines")).startsWith("long x = 0x0014_0000_4200_4800L;");
        assertThat(page.text("#stepper .line")).startsWith("2 long low = x & -x;");
        assertThat(page.text("#stepper .presses button[aria-label='f2, set']")).isEmpty();
    }

    @Test
    void aPressedBitChangesItsNumberAtOnceWithScripts() {
        HttpResponse<String> answer = site.fragment("/bits?at=low&of=1&draw=a1+b1");

        assertThat(Page.of(answer.body()).text("#lines"))
                .startsWith("long x = 0xC010_0000_4200_4800L;");
        assertThat(answer.headers().firstValue("HX-Replace-Url").orElseThrow())
                .startsWith("/bits?code=")
                .endsWith("at=low&of=1".replace("&of=1", ""));
    }

    @ParameterizedTest
    @CsvSource({
        "at=low&of=1&draw=e9",
        "at=low&of=2&draw=e7",
        "at=low&of=7&draw=e7",
        "at=low&draw=e7",
        "at=n&of=1&draw=e7"
    })
    void whatCannotBeDrawnIsRefused(String asked) {
        assertThat(site.refusal("/bits?" + asked)).contains("draw");
    }

    @Test
    void whatIsTypedIsDrawnOrLeadsToItsAddress() {
        HttpResponse<String> plain = site.sendForm("/bits", "lines", "uint64_t b = 0x18ULL;");
        assertThat(plain.statusCode()).isEqualTo(303);
        Page page = site.page(Site.location(plain));
        assertThat(page.text("#lines")).isEqualTo("uint64_t b = 0x18ULL;");
        assertThat(page.text(".changes"))
                .isEqualTo("C, read as Java: 0x18ULL → 0x18L uint64_t → long Use this");
        assertThat(site.page(page.first("#take").attr("href")).text("#lines"))
                .isEqualTo("long b = 0x18L;");
    }

    @Test
    void aMistakeIsSaidAtItsLineAndThoseAboveAreShown() {
        Page page = site.page(address("long x = 6L;\nlong y = x & ;"));

        assertThat(page.text("#lines-mistake")).contains("Line 2").contains("did not expect");
        assertThat(page.first("#lines-mistake [data-place]").attr("data-place")).startsWith("2 ");
        assertThat(page.text("#stepper .line")).startsWith("1 long x = 6L;");
        assertThat(page.has(".draw")).isFalse();
        assertThat(page.text("#lines")).contains("long y = x & ;");
    }

    @ParameterizedTest
    @ValueSource(strings = {"x &", "~", "long y =", "long y = x + (", "x & (x - 1", "x &  "})
    void aLineThatIsStillTypedIsSaidToBeUnfinished(String line) {
        Page page = site.page(address("long x = 6L;\n" + line));

        assertThat(page.text("#lines-mistake"))
                .contains(
                        "Line 2, column " + line.strip().length() + ": this line is not finished");
        assertThat(page.text("#lines")).endsWith(line.strip());
    }

    @Test
    void aLineThatIsNoNumberOrNothingAtAllIsAPage() {
        assertThat(site.page(address("// nothing")).text("#stepper")).contains("x & -x");
        assertThat(site.page(address("long x = ;")).text("#stepper")).contains("x & -x");
        assertThat(site.page(address("boolean b = 1 < 2;")).text(".pad-values")).contains("b");
    }

    @Test
    void anEndlessLoopIsShownAsFarAsItWent() {
        Page page = site.page(address("long x = 1L;\nwhile (true) {\n    x <<= 1;\n}"));
        assertThat(page.text("#lines-mistake")).contains("stopped after 2000 steps");
        assertThat(page.has("#stepper .equation")).isTrue();
    }

    @Test
    void whereNoStepHasTheNameTheLastValueIsShown() {
        assertThat(site.page("/bits?at=gone").text("#stepper .line")).startsWith("6 int n = ");
        assertThat(site.page("/bits?at=low").text("#stepper .line")).startsWith("2 long low = ");
    }

    @Test
    void tooMuchIsKeptAndSaidSoAndDamagedAddressesAreRefused() {
        String much = "x".repeat(Solution.LONGEST + 1);
        HttpResponse<String> answer = site.sendForm("/bits", "lines", much);
        assertThat(answer.statusCode()).isEqualTo(400);
        Page kept = Page.of(answer.body());
        assertThat(kept.text("#lines-mistake")).contains("at most 9,000 fit into an address");
        assertThat(kept.root().select("#lines").val()).isEqualTo(much);
        HttpResponse<String> typing = site.sendFormForAPart("/bits", "lines", much);
        assertThat(typing.headers().firstValue("HX-Retarget")).hasValue("#lines-mistake");
        assertThat(typing.headers().firstValue("HX-Push-Url")).isEmpty();
        // Dense as few lines are: what shrinks to more than an address holds.
        String dense =
                new Random(1)
                        .ints(8_900, '!', '~')
                        .mapToObj(Character::toString)
                        .collect(Collectors.joining());
        assertThat(site.sendForm("/bits", "lines", dense).body())
                .contains("too different from each other");
        assertThat(site.get("/bits?code=@@@").statusCode()).isEqualTo(400);
    }

    @Test
    void ofVeryManyVariablesThoseSetLastAreShownAndTheRestCounted() {
        String many =
                IntStream.range(0, 100)
                        .mapToObj(n -> "long v" + n + " = " + n + ";\n")
                        .collect(Collectors.joining());
        Page page = site.page(address(many));
        assertThat(page.texts(".pad-values li > p:first-child > code"))
                .hasSize(60)
                .startsWith("v40")
                .endsWith("v99");
        assertThat(page.text(".pad-values > .note")).startsWith("40 more variables");

        Page steps = site.page(address(many).replace("/bits", "/bits/steps") + "&at=v70");
        assertThat(steps.texts(".variables li:not(.spare) > code"))
                .startsWith("v11")
                .endsWith("v70");
        assertThat(steps.text(".values > .note")).startsWith("40 more variables");
    }

    @Test
    void whereTheCodeIsLongOnlyWhatIsNearLeadsOn() {
        String dense =
                new Random(1)
                        .longs(200)
                        .mapToObj(each -> "~0x" + Long.toHexString(each) + "L\n")
                        .collect(Collectors.joining());
        Page page = site.page(address(dense) + "&at=50");
        int current = Integer.parseInt(page.first("[aria-current][id^=line-]").id().substring(5));
        assertThat(page.has("#line-" + (current + 1))).isTrue();
        assertThat(page.has("#line-" + (current + 60))).isFalse();
        assertThat(page.count(".line-pictures [role=img]")).isPositive();
        assertThat(page.texts(".pad-below .note").toString()).contains("The code is long");
    }

    @Test
    void theWholeRunIsStepped() {
        Page page = site.page(site.page("/bits").first("#whole").attr("href"));
        assertThat(page.text("h1")).isEqualTo("Your lines, step by step");
        assertThat(page.text("#stepper")).contains("long low = x & -x;");
        assertThat(site.page(page.first("#next").attr("href")).text("#stepper")).contains("rest");
    }

    @Test
    void aSquareTellsWhereItCameFrom() {
        Page page = site.page("/bits?at=low&bit=e7");
        assertThat(page.text("#bit-title")).isEqualTo("Where e7 came from");
    }

    @ParameterizedTest
    @FieldSource("SAMPLES")
    void everySampleIsAPageAndEveryLineOfItAStep(Sample sample) {
        Page page = site.page(BitsAddress.of(sample.code(), sample.at()).here().toString());
        assertThat(page.text("#lines-mistake")).isEmpty();
        for (var line : page.root().select(".line-pictures a")) {
            assertThat(site.page(line.attr("href")).has("#stepper .slot.result")).isTrue();
        }
        assertThat(page.has("#start-" + sample.name())).isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "a1-high, a1, 0x8010_0000_4200_4800L",
        "a1-low, a1, 0x0010_0000_4200_4801L",
        "a8-low, a8, 0x0010_0000_4200_4801L",
        "a1-low, h8, 0x8010_0000_4200_4800L"
    })
    void aSquareIsTheBitThatTheNumberingSays(String numbering, String square, String number) {
        Page page = site.page("/bits?numbering=" + numbering);
        assertThat(page.first("#numbering-" + numbering).hasAttr("aria-current")).isTrue();
        Page pressed = site.page(Site.location(site.get(press(page, square))));
        assertThat(pressed.text("#lines")).startsWith("long x = " + number);
        assertThat(pressed.has("#numbering-" + numbering + "[aria-current]")).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"mini, 16, a1", "cube, 64, a1/1", "word, 64, bit 0"})
    void aWordIsDrawnInAnotherShapeAndPressedThere(String board, int cells, String cell) {
        Page page = site.page("/bits?board=" + board);
        assertThat(page.count("#stepper .presses td button")).isEqualTo(cells);
        Page pressed = site.page(Site.location(site.get(press(page, cell))));
        assertThat(pressed.has("#board-" + board + "[aria-current]")).isTrue();
    }

    @ParameterizedTest
    @FieldSource("SAMPLES")
    void everyStopOfTheWholeRunIsAPage(Sample sample) {
        Page run = site.page(address(sample.code()).replace("/bits", "/bits/steps"));
        List<String> stops = run.attributes("#stops a", "href");
        assertThat(stops).isNotEmpty();
        assertThat(stops)
                .allSatisfy(stop -> assertThat(site.page(stop).text("#sentence")).isNotEmpty());
    }

    @Test
    void whereAMethodGivesNothingBackItSaysSo() {
        String lines =
                "void nothing(long c) { c++; }\nlong b = 2L;\n"
                        + "for (int i = 0; i < 3; i++) { nothing(b); }\nlong d = b << 1;";
        Page run = site.page(address(lines).replace("/bits", "/bits/steps"));
        String back = run.first("#stops a:contains(return)").attr("href");
        assertThat(site.page(back).text("#sentence")).isEqualTo("The end; no value comes back.");
        for (String detail : List.of("stage", "statement")) {
            String address = back.replace("#stepper", "&detail=" + detail);
            for (String stop : site.page(address).attributes("#stops a", "href")) {
                assertThat(site.page(stop).text("#sentence")).as(stop).isNotEmpty();
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"mini", "cube", "word"})
    void onAnotherBoardABitThatItDoesNotHaveIsNotAskedFor(String board) {
        Page asked = site.page("/bits?at=low&bit=e7&rank=7");
        Page other = site.page(asked.first("#board-" + board).attr("href"));
        assertThat(other.has("#board-" + board + "[aria-current]")).isTrue();
    }

    @Test
    void anAddressIsAPicture() {
        String svg = site.get("/figure/bits.svg?at=low&theme=dark").body();
        assertThat(svg).startsWith("<?xml").contains("x &amp; -x", "Keeps what is in both");
        assertThat(site.get("/figure/bits.txt?at=rest").body()).contains("x ^ low");
        assertThat(
                        site.get("/figure/bits.svg?code=" + CompressedCode.write("long x = ;"))
                                .statusCode())
                .isEqualTo(400);
        assertThat(site.get("/figure/bits.gif").statusCode()).isEqualTo(404);
    }

    @ParameterizedTest
    @ValueSource(strings = {"/bits", "/bits/steps"})
    void aFrameHasItToo(String path) {
        Page page = site.page("/embed" + path);
        assertThat(page.has(".site-header")).isFalse();
        assertThat(page.root().select("a[href^=/bits]:not([target])")).isEmpty();
    }

    @ParameterizedTest
    @FieldSource("PARTS")
    void manyOfAPartAreAPageOrRefused(String part) {
        for (String before : List.of("", "long x = ", "long x = 1L; x(", "long f() { return ")) {
            String many = before + part.repeat((4_000 - before.length()) / part.length());
            assertThat(site.get(address(many)).statusCode()).as(many).isLessThan(500);
            assertThat(site.sendForm("/bits", "lines", many).statusCode()).isLessThan(500);
        }
    }

    /** Where the button of a cell leads. */
    private static String press(Page page, String cell) {
        Element button = page.first("#stepper .presses button[data-s='" + cell + "']");
        FormElement form = (FormElement) button.closest("form");
        return Stream.concat(
                        form.formData().stream().map(each -> pair(each.key(), each.value())),
                        Stream.of(pair(button.attr("name"), button.attr("value"))))
                .collect(Collectors.joining("&", form.attr("action") + "?", ""));
    }

    private static String pair(String name, String value) {
        return name + "=" + URLEncoder.encode(value, StandardCharsets.UTF_8);
    }

    private static String address(String code) {
        return "/bits?code=" + CompressedCode.write(code);
    }
}
