package flipscope.web.write;

import static flipscope.web.write.TaskForm.task;
import static org.assertj.core.api.Assertions.assertThat;

import flipscope.judge.CompressedCode;
import flipscope.judge.Judge;
import flipscope.judge.Judgement.Wrong;
import flipscope.judge.JudgementWords;
import flipscope.judge.Solution;
import flipscope.judge.Task;
import flipscope.judge.Tasks;
import flipscope.testkit.Share;
import flipscope.text.Messages;
import flipscope.web.Page;
import flipscope.web.Site;
import flipscope.web.WithSite;
import java.net.URLEncoder;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tasks, and what is found about the code for them. */
@WithSite(overHttp = true)
class WritePagesTest {
    private static final String LEFT_OF_OWN =
            """
            static long left(long own, long opponent) {
                return own << 1 & ~opponent;
            }
            """;
    private static final String ENDLESS =
            """
            static long left(long own, long opponent) {
                while (true) {
                }

                return 0;
            }
            """;
    private static final String PUT =
            "long put(long discs, long square) {\n    return discs %s square;\n}\n";

    private static final String TWO_BLANKS =
            """
            long put(long discs, long square) {
                long taken = discs & square;
                return discs + square - taken;
            }
            """;

    private static Site site;

    private static TaskForm form;

    @BeforeAll
    static void theForm() {
        form = new TaskForm(site);
    }

    static Stream<String> tasks() {
        return Tasks.names().stream();
    }

    @Test
    void theFirstTaskIsTwoChoices() {
        Page page = site.page("/write");
        assertThat(page.text(".place")).isEqualTo("1 of 14");
        assertThat(page.text("h1")).isEqualTo("Put a disc on a square");
        assertThat(page.text(".statement")).contains("Return both together, without |");
        assertThat(page.texts(".example figcaption")).containsExactly("discs", "square", "wanted");
        assertThat(page.texts("#code #blank-1 option")).containsExactly("&", "^", "+", "-");
        assertThat(page.root().select("#code select").val()).isEmpty();
        assertThat(page.text(".may")).isEqualTo("& ^ + -");
        assertThat(page.text("ol.open")).startsWith("long put(long discs, long square) {");
        assertThat(page.has("#result")).isFalse();
    }

    @Test
    void aWrongChoiceIsShownOnTheSmallestCase() {
        Page page = form.checked("put", "blank", "^", "blank", "+");
        assertThat(page.text("#result h2")).isEqualTo("Not yet.");
        assertThat(page.texts("#result p"))
                .containsExactly(
                        "Smallest case: a disc on e4, put on e4.", "Step through it Change it");
        assertThat(page.texts("#result figcaption"))
                .containsExactly("discs e4", "square e4", "yours d4 e4", "wanted e4");
        assertThat(page.attributes("#result svg", "aria-label"))
                .element(2)
                .asString()
                .contains("d4");
        assertThat(page.texts("#code option[selected]")).containsExactly("^", "+");
    }

    @ParameterizedTest
    @CsvSource({"+, -", "^, ^", "^, -"})
    void threeChoicesAreRightAndLeadOn(String first, String second) {
        Page page = form.checked("put", "blank", first, "blank", second);
        assertThat(page.text("#result h2")).isEqualTo("Right on every try.");
        assertThat(page.text("#result")).contains("| alone is right on both.", "3 operations");
        assertThat(page.has("#step-through")).isFalse();
        assertThat(page.has(".task-hint")).as("nothing is left to hint at").isFalse();
        assertThat(page.href("next-task")).isEqualTo("/write?task=test");
    }

    @ParameterizedTest
    @MethodSource("tasks")
    void everyTaskHasThreeHintsOneBehindTheOther(String name) {
        Page page = site.page("/write?task=" + name);
        assertThat(page.texts(".task-hint > summary"))
                .containsExactly("Hint 1 of 3", "Hint 2 of 3", "Hint 3 of 3");
        assertThat(page.count(".task-hint .task-hint .task-hint")).isEqualTo(1);
        assertThat(page.root().select(".task-hint[open]")).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("tasks")
    void everyTaskHasItsPageAndItsReferenceIsRightThere(String name) {
        Task task = task(name);
        Page start = site.page("/write?task=" + name);
        assertThat(start.text(".place")).isEqualTo(task.number() + " of 14");
        assertThat(start.text()).doesNotContain("write.task");
        String reference = form.address(name, "text", task.reference());
        assertThat(site.page(reference).text("#result h2")).isEqualTo("Right on every try.");
        assertThat(site.page(form.address(name, "text", task.start())).text("#result h2"))
                .doesNotContain("Right");
    }

    /** Of every kind of inputs and results. */
    static List<String> someTasks() {
        return Share.of(
                Tasks.names(),
                name -> List.of(task(name).types(), task(name).view(), task(name).hasDiscs()));
    }

    @ParameterizedTest
    @MethodSource("someTasks")
    void ofASlipThePageSaysWhatTheCommandSaysAndItCanBeStepped(String name) {
        Task task = task(name);
        JudgementWords words = new JudgementWords(Messages.english());
        for (String slip : task.slips().values()) {
            Wrong wrong = (Wrong) new Judge().judge(task, slip);
            Page page = form.checked(name, "text", slip, "whole", "1");
            assertThat(page.text("#result h2")).isEqualTo(words.headline(wrong));
            assertThat(page.text("#result"))
                    .contains(
                            words.smallest(task, wrong),
                            words.why(wrong).orElseThrow().replace("`", ""));
            assertThat(page.texts("#result figcaption"))
                    .element(task.parameters().size())
                    .isIn(
                            "yours",
                            "yours " + words.value(task, wrong.given().value().orElseThrow()));
            Page steps = site.page(page.href("step-through"));
            assertThat(steps.text("#sentence")).as(slip).isNotEmpty();
        }
    }

    /** Six shifts written out are right, and no addition. */
    @Test
    void praisedIsTheWayThatIsTaughtAndNoOther() {
        String rounds =
                """
                long carry(long own, long opponent) {
                    long inner = opponent & 0x7E7E7E7E7E7E7E7EL;
                    long run = own << 1 & inner;
                """
                        + "    run |= run << 1 & inner;\n".repeat(5)
                        + "    return run << 1 & ~(own | opponent);\n}\n";
        Page shifted = form.checked("carry", "text", rounds);
        assertThat(shifted.text("#result h2")).isEqualTo("Right on every try.");
        assertThat(shifted.text("#result")).doesNotContain("One addition");
        assertThat(form.checked("carry", "text", task("carry").best()).text("#result"))
                .contains("One addition runs through every row at once.");
    }

    /** Who fills in blanks cannot take away a line. */
    @Test
    void theFewestOperationsAreToldWhereTheyCanBeWritten() {
        String reference = task("left").reference();
        assertThat(form.checked("left", "text", reference).text("#result"))
                .doesNotContain("The fewest");
        assertThat(form.checked("left", "text", reference, "whole", "1").text("#result"))
                .contains("The fewest known here: 7.");
    }

    @Test
    void formsAndTypedCodeHaveOneAddress() {
        String chosen = form.address("put", "blank", "+", "blank", "-");
        String typed = form.address("put", "text", TWO_BLANKS.replace("\n", "\r\n"));
        assertThat(typed).isEqualTo(chosen);
    }

    @Test
    void blanksAreFilledInAndKept() {
        Page empty = site.page("/write?task=left");
        assertThat(empty.count("input[name=blank]")).isEqualTo(5);
        assertThat(empty.attributes("input[name=blank]", "value")).allMatch(String::isEmpty);
        Page some =
                form.checked(
                        "left",
                        "blank",
                        "opponent",
                        "blank",
                        "",
                        "blank",
                        " run ",
                        "blank",
                        "",
                        "blank",
                        "");
        assertThat(some.attributes("input[name=blank]", "value"))
                .containsExactly("opponent", "", "run", "", "");
        assertThat(some.text("#result"))
                .contains("cannot be read yet", "Line 13, column 16: this blank is still empty.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"put", "test", "neighbours", "left"})
    void theLinesOfAFormAreThoseOfTheCode(String name) {
        List<String> lines =
                site.page("/write?task=" + name).root().select("ol.open .line").stream()
                        .map(Element::text)
                        .toList();
        List<String> code = task(name).start().lines().toList();
        assertThat(lines).hasSameSizeAs(code);
        for (int i = 0; i < lines.size(); i++) {
            String start = code.get(i).strip().replaceFirst("___.*", "").strip();
            assertThat(lines.get(i)).startsWith(start.replaceAll(" +", " "));
        }
    }

    @ParameterizedTest
    @MethodSource("tasks")
    void aLessonTeachesTheTaskAndEndsWithIt(String name) {
        Page lesson = site.page(site.page("/write?task=" + name).href("lesson"));
        assertThat(lesson.attributes(".editor input[name=task]", "value")).contains(name);
        List<String> kinds =
                lesson.attributes(".passage:not(:has(> h2[id^=h-further])) .block", "class");
        assertThat(kinds.get(kinds.size() - 1)).contains("writing");
    }

    @Test
    void linesArePutInOrderByLinks() {
        Page page = site.page("/write?task=shift");
        assertThat(page.has(".placed li")).isFalse();
        assertThat(page.count(".left li")).isEqualTo(6);
        for (String line : task("shift").statements()) {
            String id =
                    page.root().select(".left a").stream()
                            .filter(each -> each.text().equals(line))
                            .findFirst()
                            .orElseThrow()
                            .id();
            page = site.page(page.href(id));
        }
        assertThat(page.texts(".placed code")).isEqualTo(task("shift").statements());
        Page moved = site.page(page.href("up-2"));
        assertThat(moved.texts(".placed code").get(0)).isEqualTo(task("shift").statements().get(1));
        assertThat(site.page(page.href("out-1")).count(".placed li")).isEqualTo(2);
        String code = page.attribute("input[name=text]", "value");
        assertThat(form.checked("shift", "text", code).text("#result h2"))
                .isEqualTo("Right on every try.");
    }

    @Test
    void allOfItCanBeTypedAndBack() {
        Page form = site.page("/write?task=left");
        Page whole = site.page(form.href("other"));
        assertThat(whole.root().select("textarea").val()).contains("___");
        assertThat(whole.text(".numbers")).startsWith("1\n2\n3");
        assertThat(site.page(whole.href("other")).count("input[name=blank]")).isEqualTo(5);
    }

    @Test
    void whatIsTooLongIsKeptAndSaidSo() {
        String code = "// " + "x".repeat(Solution.LONGEST) + "\n" + PUT.formatted("|");
        HttpResponse<String> answer = form.sent("/write", "put", "text", code);
        assertThat(answer.statusCode()).isEqualTo(400);
        Page page = Page.of(answer.body());
        assertThat(page.text("#refused"))
                .contains("9,000 fit into an address", "Leave out comments");
        assertThat(page.root().select("textarea").val().equals(code.strip())).isTrue();
    }

    @Test
    void threeThousandLinesComeBackToTheirEditor() {
        String code = "        long left = own << 1 & opponent;\r\n".repeat(3_000);
        HttpResponse<String> answer = form.sent("/write", "left", "text", code);
        assertThat(answer.statusCode()).isEqualTo(400);
        Page page = Page.of(answer.body());
        assertThat(page.text("#refused")).contains("9,000 fit into an address");
        assertThat(page.root().select("textarea").val()).hasLineCount(3_000);
    }

    @Test
    void anEmptySetHasNoRingOfTheOtherSides() {
        Page page = form.checked("left", "text", LEFT_OF_OWN);
        var sets = page.root().select("#result figure");
        assertThat(sets.eachText()).anyMatch(text -> text.contains("opponent nothing"));
        for (var set : sets) {
            if (set.text().contains("opponent nothing")) {
                assertThat(set.select(".ring")).isEmpty();
            }
        }
    }

    @Test
    void whatFollowsALoopWithoutAnEndIsTheFaultOfTheLoop() {
        Page page = form.checked("left", "text", ENDLESS);
        assertThat(page.text("#result")).contains("Line 2, column 5: this loop never ends");
    }

    @Test
    void whatJustFitsIsAnAddress() {
        Random random = new Random(3);
        StringBuilder code = new StringBuilder(PUT.formatted("|") + "// ");
        while (CompressedCode.write(code.toString()).length() < 5_900) {
            random.ints(40, '0', '0' + 44).forEach(letter -> code.append((char) letter));
        }
        Page page = form.checked("put", "text", code.toString());
        assertThat(page.text("#result h2")).isEqualTo("Right on every try.");
    }

    @Test
    void whatCannotBeShortenedIsKeptAndSaidSo() {
        StringBuilder code = new StringBuilder("// ");
        new Random(3).ints(8_000, '0', '0' + 70).forEach(letter -> code.append((char) letter));
        HttpResponse<String> answer = form.sent("/write", "left", "text", code.toString());
        assertThat(answer.statusCode()).isEqualTo(400);
        Page page = Page.of(answer.body());
        assertThat(page.text("#refused")).contains("8,003 characters", "shortened into an address");
        assertThat(page.root().select("textarea").val()).isEqualTo(code.toString());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/write?task=nothing",
                "/write?code=%21",
                "/write?code=AAAA",
                "/write/steps?task=put&code=zzz",
                "/write?check=2"
            })
    void aDamagedAddressIsRefused(String address) {
        assertThat(site.get(address).statusCode()).isEqualTo(400);
    }

    @Test
    void whileOneTypesTheFirstMistakeIsAskedFor() {
        String mistake = mistake("/write/mistake", "long left(long own, long opponent) {\n}");
        assertThat(mistake).contains("data-place=\"2 1 2 1\"").contains("Line 2, column 1: ");
        assertThat(mistake("/write/mistake", task("left").reference()))
                .doesNotContain("<p data-place");
        assertThat(mistake("/embed/write/mistake?theme=dark", "long left(")).contains("data-place");
        assertThat(mistake("/write/mistake", "x".repeat(Solution.LONGEST + 1)))
                .contains("at most 9000 are read");
    }

    @Test
    void whoSendsThatWithoutAScriptIsLedToTheResult() {
        HttpResponse<String> answer = form.sent("/write/mistake", "left", "text", LEFT_OF_OWN);
        assertThat(answer.statusCode()).isEqualTo(303);
        assertThat(Site.location(answer))
                .isEqualTo(form.address("left", "text", LEFT_OF_OWN) + "#result");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "ulong left(ulong own, ulong opponent) { return own; } | 1, column 1: <code>ulong</code> is C#",
                "fn left(own: u64, opponent: u64) -> u64 { own << 1 }  | 1, column 1: <code>fn left</code> is Rust",
                "#include <stdint.h>                                   | 1, column 1: <code>#include</code> is C",
            })
    void codeOfAnotherLanguageIsToldByNameAndLedToWhereItIsRead(String code, String said) {
        String mistake = mistake("/write/mistake", code);
        assertThat(mistake).contains(said + "; here only Java is read");
        String url = Jsoup.parse(mistake).select("a.elsewhere").attr("href");
        assertThat(url).startsWith("/bits?code=");
        assertThat(site.page(url).root().select("textarea").val()).isEqualTo(code);
        Page checked = form.checked("left", "text", code);
        assertThat(checked.text("#code .mistake")).contains("here only Java is read");
        assertThat(checked.has("#code .mistake a.elsewhere")).isTrue();
    }

    @Test
    void aSlipInJavaIsNotTakenForAnotherLanguage() {
        assertThat(
                        mistake(
                                "/write/mistake",
                                "long left(long own, long opponent) {\n  retrun own;\n}"))
                .contains("did you mean <code>return</code>?")
                .doesNotContain("elsewhere");
        assertThat(
                        mistake(
                                "/write/mistake",
                                "long left(long own, long opponent) {\n  long not = ~own;\n  return nott;\n}"))
                .contains("did you mean <code>not</code>?")
                .doesNotContain("elsewhere");
        assertThat(mistake("/write/mistake", "bool left(long own, long opponent) {\n}"))
                .doesNotContain("elsewhere");
    }

    private static String mistake(String url, String code) {
        HttpResponse<String> answer = site.sendFormForAPart(url, "task", "left", "text", code);
        assertThat(answer.statusCode()).isEqualTo(200);
        return answer.body();
    }

    @Test
    void aBombIsNotInflated() {
        String bomb = CompressedCode.write("a".repeat(3_000_000));
        assertThat(bomb.length()).isLessThan(6_000);
        assertThat(site.get("/write?code=" + bomb).statusCode()).isEqualTo(400);
    }

    @Test
    void hostileCodeIsAnsweredLikeAnyOther() {
        assertThat(form.checked("left", "text", "(".repeat(Solution.LONGEST)).text("#result h2"))
                .isEqualTo("This cannot be read yet.");
        Page endless =
                form.checked("left", "text", "long left(long a, long b) { while (true) { } }");
        assertThat(endless.text("#result")).contains("does not finish");
        assertThat(endless.has("#step-through")).as("it has no step").isFalse();
        Page script = form.checked("put", "text", "</textarea><script>alert(1)</script>");
        assertThat(script.has("textarea script")).isFalse();
        assertThat(script.root().select("textarea").val()).contains("<script>alert(1)");
    }

    @Test
    void aLessonHasItsTasksAsForms() {
        Page lesson = site.page("/lessons/moving-every-disc");
        assertThat(lesson.texts(".block.writing h3"))
                .containsExactly("Put a disc on a square", "Is there a disc on the square?");
        assertThat(lesson.attributes(".editor form", "action")).containsOnly("/write");
        assertThat(lesson.attributes(".editor input[name=task]", "value"))
                .containsExactly("put", "test");
        assertThat(site.page("/lessons").href("write")).isEqualTo("/write");
        Page order = site.page("/lessons/one-move-at-a-time");
        assertThat(order.attribute(".left a", "href")).startsWith("/write?task=lowest&code=");
        assertThat(site.page("/lessons/the-carry-trick").root().select("textarea").val())
                .isEqualTo(task("carry").start().strip());
    }

    @Test
    void theBeginningCanBeCheckedAndSteppedToo() {
        assertThat(site.page("/write/steps?task=flips").text("li.current code")).contains("return");
        assertThat(site.page("/write?task=put&check=1").text("#result"))
                .contains("Line 3, column 18: this blank is still empty.");
        assertThat(site.page("/write?task=flips&check=1").text("#result h2")).isEqualTo("Not yet.");
        assertThat(site.get("/write/steps?task=left").statusCode()).isEqualTo(303);
    }

    @Test
    void aTaskInAFrameStaysThere() {
        HttpResponse<String> sent =
                form.sent("/embed/write?theme=dark", "put", "blank", "^", "blank", "+");
        assertThat(sent.statusCode()).isEqualTo(303);
        String location = Site.location(sent);
        assertThat(location).startsWith("/embed/write?task=put&").contains("theme=dark");
        Page found = site.page(location.replaceFirst("#.*", ""));
        assertThat(found.text("#result h2")).startsWith("Not yet");
        assertThat(found.attribute("#code form", "action")).isEqualTo("/embed/write?theme=dark");
        assertThat(found.href("open")).isEqualTo(form.address("put", "blank", "^", "blank", "+"));
        assertThat(found.has(".tasks")).isFalse();
        Page steps = site.page(found.href("step-through"));
        assertThat(steps.href("next")).startsWith("/embed/write/steps?").contains("theme=dark");
        assertThat(site.page(steps.href("change")).texts("#code select [selected]"))
                .containsExactly("^", "+");
        assertThat(site.page("/embed/write?task=shift").attribute(".left a", "href"))
                .startsWith("/embed/write?task=shift&code=");
    }

    @Test
    void aTaskHasACardAndIsEmbedded() {
        String code = form.address("put", "blank", "+", "blank", "-").replaceFirst("&check=1", "");
        String asked = "/share?url=" + URLEncoder.encode(code, StandardCharsets.UTF_8);
        assertThat(site.page(asked).root().select("#embed-frame").val())
                .contains("Put a disc on a square", "/embed" + code.replace("&", "&amp;"));
        assertThat(site.page("/write?task=put").href("page_embed"))
                .isEqualTo("/share?url=%2Fwrite%3Ftask%3Dput");
        assertThat(site.get("/figure/card/300/write.png?task=test").statusCode()).isEqualTo(200);
        assertThat(site.get("/figure/card/300/write.png?task=none").statusCode()).isEqualTo(400);
    }
}
