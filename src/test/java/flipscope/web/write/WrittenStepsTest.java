package flipscope.web.write;

import static flipscope.web.write.TaskForm.task;
import static org.assertj.core.api.Assertions.assertThat;

import flipscope.judge.Task;
import flipscope.web.Page;
import flipscope.web.Site;
import flipscope.web.WithSite;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The steps of the reader's own code. */
@WithSite
class WrittenStepsTest {
    private static Site site;

    private static TaskForm form;

    @BeforeAll
    static void theForm() {
        form = new TaskForm(site);
    }

    @Test
    void ownCodeIsSteppedFromWhereItLeavesTheRightPath() {
        Task left = task("left");
        Page page = form.checked("left", "text", left.slips().get("missing-mask"));
        Page steps = site.page(page.href("step-through"));
        assertThat(steps.text(".algorithm .note")).contains("your disc on b4");
        assertThat(steps.text("li[aria-current] code, li.current code"))
                .isEqualTo("long passable = opponent;");
        assertThat(steps.leads("next")).isTrue();
        Page next = site.page(steps.href("next"));
        assertThat(next.text("li.current code")).isNotEqualTo("long passable = opponent;");
        Page beside = site.page(steps.href("beside"));
        assertThat(beside.text("#right-solution")).contains("opponent & INNER_FILES");
        assertThat(steps.has("#right-solution")).isFalse();
        assertThat(site.page(beside.href("next")).has("#right-solution")).isTrue();
        assertThat(site.page(steps.href("change")).root().select("input[name=blank]").get(0).val())
                .isEqualTo("opponent");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "long left(long a, long b) {\nreturn left(a, b);\n}",
                "long left(long a, long b) {\nlong c = a;\n\nreturn c | left(a, b);\n}",
                "long left(long a, long b) {\nreturn a & more(b << 1);\n}\n"
                        + "long more(long b) {\nfor (; ; ) {\nb ^= b << 1;\n}\n}",
            })
    void ofCodeThatIsStoppedInACallNoStepsAreShown(String code) {
        Page found = form.checked("left", "text", code);
        assertThat(found.text("#result")).contains("does not finish");
        assertThat(found.has("#step-through")).isFalse();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "long left(long a, long b) {\nwhile (true) {\na |= a << 1 & b;\n}\n}",
                "long left(long a, long b) {\nlong c = a;\n\nwhile (a == a) {\nc++;\n}\nreturn c;\n}",
                "long left(long a, long b) {\nlong c = one(b);\n\nfor (; ; ) {\na ^= c;\n}\n}\n"
                        + "long one(long b) {\nreturn b << 1;\n}",
            })
    void ofCodeThatIsStoppedTheFirstStepsAreShown(String code) {
        Page found = form.checked("left", "text", code);
        assertThat(found.text("#result")).contains("does not finish");
        String address = found.href("step-through");
        Page first = site.page(address);
        assertThat(first.leads("previous")).isFalse();
        assertThat(first.leads("next")).isTrue();
        assertThat(first.text("#stopped"))
                .contains("does not finish there. Line ")
                .containsPattern("These are its first \\d+ steps\\.$");
        String bare = address.replace("#stepper", "");
        Page last = site.page(bare + "&beside=1&at=9999");
        assertThat(last.leads("previous")).isTrue();
        assertThat(last.leads("next")).isFalse();
    }

    @Test
    void everyStepOfCodeWhoseMethodGivesNothingBackIsAPage() {
        String code =
                "long left(long own, long opponent) {\nnothing(own);\nreturn own >>> 1;\n}\n"
                        + "void nothing(long a) {\nif (a != 0) {\nreturn;\n}\nlong b = a << 1;\n}";
        Page steps = site.page(form.checked("left", "text", code).href("step-through"));
        String back = "The end; no value comes back.";
        assertThat(steps.attributes("#stops a", "href"))
                .map(stop -> site.page(stop.replace("#stepper", "&beside=1")).text("#sentence"))
                .doesNotContain("")
                .contains(back);
    }

    @Test
    void aLateStepIsOpenedAndOnlyStepsNearbyAreLinked() {
        String code =
                task("left")
                        .of(
                                List.of(
                                        "long a = 0; for (int i = 0; i < 450; i++) { a += i; }",
                                        "return own << 1;"));
        Page steps = site.page(form.checked("left", "text", code).href("step-through"));
        assertThat(steps.text("#sentence")).contains("e4");
        assertThat(steps.text("li.current code")).isEqualTo("return own << 1;");
        assertThat(steps.count("#stops a")).isBetween(100, 310);
        assertThat(steps.leads("next")).isTrue();
    }

    @Test
    void stepsOfWhatIsRightLeadBack() {
        String steps =
                form.address("put", "blank", "+", "blank", "-").replace("/write?", "/write/steps?");
        assertThat(site.get(steps).statusCode()).isEqualTo(303);
    }

    @Test
    void whatTakesMoreStepsThanAreRecordedIsJudgedAllTheSame() {
        String code =
                task("left")
                        .of(
                                List.of(
                                        "long a = 0; for (int i = 0; i < 1500; i++) { a += i; }",
                                        "return own << 1;"));
        Page page = form.checked("left", "text", code);
        assertThat(page.text("#result h2")).startsWith("Not yet");
        assertThat(page.text("#result")).contains("Here it takes more than 2,000 steps");
        assertThat(page.has("#step-through")).isFalse();
    }

    @Test
    void htmxGetsTheStepperAlone() {
        String steps = form.checked("put", "blank", "^", "blank", "+").href("step-through");
        String part = site.fragment(steps).body();
        assertThat(Page.of(part).has("#stepper")).isTrue();
        assertThat(part).doesNotContain("<main");
    }

    @Test
    void theOnlyStageOfALineHasNoName() {
        Page steps =
                site.page(form.checked("put", "blank", "^", "blank", "+").href("step-through"));
        assertThat(steps.has("#handle")).isTrue();
        assertThat(steps.has("#stage-1")).isFalse();
        assertThat(steps.text()).doesNotContain("Stage 1");
    }
}
