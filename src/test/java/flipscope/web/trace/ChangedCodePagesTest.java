package flipscope.web.trace;

import static flipscope.web.Page.href;
import static org.assertj.core.api.Assertions.assertThat;

import flipscope.catalogue.Technique;
import flipscope.testkit.Packaged;
import flipscope.trace.edit.Alternative;
import flipscope.trace.edit.Edit;
import flipscope.trace.edit.EditableToken;
import flipscope.web.Page;
import flipscope.web.Site;
import flipscope.web.WithSite;
import java.net.URLEncoder;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.json.JsonMapper;

/** Pages of code of which one token has been changed. */
@WithSite
class ChangedCodePagesTest {
    private static final String LEFT = "/trace/reversi/mobility/left";
    private static final String POSITION =
            "position=------------X-O-OOOOOX---OOOOOX----OO-----OOOX------------------+X";
    private static final String NO_MASK = "edit=Mobility.left.6%3A-1L";

    private static Site site;

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "&at=passable", "&at=passable&present=1"})
    void thePageSaysThatItIsChangedCodeAndWhatThatDoes(String at) {
        String page = site.body(LEFT + "?" + POSITION + "&" + NO_MASK + at);
        assertThat(Page.of(page).text()).contains("Changed code: -1L in place of INNER_FILES");
        assertThat(page)
                .contains("This is not what the engine runs")
                .contains("The result here is wrong; extra: h2.")
                .doesNotContain("Same answer as the engine");
    }

    @Test
    void theSheetToPrintSaysWhatIsChanged() {
        assertThat(site.body(LEFT + "?" + POSITION + "&print=1")).doesNotContain("Changed code");
        assertThat(site.body(LEFT + "?" + POSITION + "&print=1&" + NO_MASK))
                .contains(
                        "<h1>Legal moves found by moving left, with changed code</h1>",
                        "Changed code:</strong> -1L in place of INNER_FILES in line ");
    }

    @Test
    void theCodeAsItIsSaysNothingOfAChange() {
        assertThat(site.body(LEFT + "?" + POSITION)).doesNotContain("Changed code");
    }

    @Test
    void aStepIsThatOfTheChangedCode() {
        String query = POSITION + "&" + NO_MASK;
        String page = site.body(LEFT + "?" + query + "&at=passable");
        assertThat(page).contains("<code>-1L</code>").contains("The correct result");
        var json = JsonMapper.builder().build().readTree(site.body("/api" + LEFT + "?" + query));
        assertThat(json.get("steps").get(0).get("text").asString()).isEqualTo("opponent & -1L");
    }

    @Test
    void aStepThatDiffersIsShownBesideWhatItWas() {
        String page = site.body(LEFT + "?" + POSITION + "&" + NO_MASK + "&at=passable");
        assertThat(page)
                .contains("Changed here.", "With INNER_FILES it was: g2, b3 and 13 others.")
                .contains("id=\"same-step\"")
                .doesNotContain("<p id=\"sentence\">Which discs are passable?");
        String right = href(page, "correct-step");
        assertThat(right).contains("at=passable").doesNotContain("edit=");
        assertThat(site.body(LEFT + "?" + POSITION + "&at=passable")).doesNotContain("same-step");
    }

    @Test
    void aFrameOfTheOverviewDoesNotQuoteTheAuthorOfCodeThatWasChanged() {
        String carry = "/trace/reversi/mobility/carry?" + POSITION;
        String page = site.body(carry + "&edit=MobilityCarry.mobility.19%3A%7C");
        assertThat(site.body(carry)).contains("as 999 + 1 does.</p>");
        assertThat(page)
                .doesNotContain("as 999 + 1 does.</p>")
                .contains(
                        "<h2>4 · Keep what stopped on an empty square</h2>",
                        "<h2>5 · The way back");
    }

    @ParameterizedTest
    @ValueSource(strings = {"&at=run&predict=1", "&practice=1"})
    void aQuestionAboutChangedCodeSaysSoAndTellsNothingOfWhatComesOfIt(String asking) {
        String page = site.body(LEFT + "?" + POSITION + "&" + NO_MASK + asking);
        assertThat(page).contains("Changed code:").doesNotContain("The result here is wrong");
        assertThat(href(page, "undo-change"))
                .doesNotContain("edit=")
                .contains(asking.substring(1, 3));
    }

    @Test
    void everyLinkOfTheStepperKeepsTheChangeAndOneTakesItBack() {
        String page = site.body(LEFT + "?" + POSITION + "&" + NO_MASK + "&at=run&detail=statement");
        for (String id :
                new String[] {"next", "previous", "last", "stage-4", "detail-stage", "more"}) {
            assertThat(href(page, id)).as(id).contains(NO_MASK);
        }
        assertThat(href(page, "undo-change"))
                .doesNotContain("edit=")
                .contains("at=run")
                .contains("detail=statement");
        assertThat(site.body(href(page, "undo-change"))).doesNotContain("Changed code");
    }

    @Test
    void whatIsPrintedOrDrawnIsTheChangedCodeAndSaysSo() {
        String query = "?" + POSITION + "&" + NO_MASK;
        assertThat(site.body(LEFT + query + "&print=1"))
                .contains("Legal moves found by moving left, with changed code")
                .contains("opponent &amp; -1L")
                .contains("edit=Mobility.left.6:-1L");
        String figure = "/figure" + LEFT + ".txt" + query;
        assertThat(site.body(figure))
                .contains("Legal moves found by moving left, with changed code");
        assertThat(site.body(figure + "&at=passable")).contains("opponent & -1L");
        assertThat(site.get(figure.replace("-1L", "NONE")).statusCode()).isEqualTo(400);
        assertThat(site.body(LEFT + query + "&at=run&predict=1"))
                .contains("Legal moves found by moving left, with changed code");
    }

    @Test
    void otherTechniquesAreNotChanged() {
        Page page = site.page(LEFT + "?" + POSITION + "&" + NO_MASK);
        assertThat(page.attributes("[href^=/trace/reversi/mobility/carry]", "href"))
                .isNotEmpty()
                .noneMatch(link -> link.contains("edit="));
    }

    @Test
    void tokensBecomeLinksToWhatMayStandInTheirPlace() {
        String page = site.body(href(site.body(LEFT + "?" + POSITION + "&at=run"), "change-code"));
        assertThat(page).contains("aria-label=\"shift amount 1 in line 40: change\"");
        String menu = site.body(href(page, "token-41"));
        assertThat(menu)
                .contains("id=\"code-menu\"")
                .contains("one more")
                .contains("another direction");
        assertThat(Page.of(menu).texts("#code-menu a[href*='edit=Mobility.left.41%3A8#stepper']"))
                .singleElement()
                .asString()
                .startsWith("8");
        assertThat(menu).contains("at=run").contains("id=\"edit-here\"");
    }

    @Test
    void whateverElseIsTypedInTheEditorWithTheChange() {
        Page menu =
                site.page(
                        LEFT + "?" + POSITION + "&" + NO_MASK + "&tokens=1&token=Mobility.left.41");
        Page editor = site.page(menu.href("edit-here"));
        assertThat(editor.text("h1")).isEqualTo("Legal moves found by moving left");
        assertThat(editor.root().select("textarea").val())
                .startsWith("long left(long own, long opponent) {")
                .contains("long passable = opponent & -1L;");
        assertThat(editor.text("pre.original")).contains("opponent & INNER_FILES");
    }

    @Test
    void aTokenIsLeftOut() {
        Page page = site.page(LEFT + "?" + POSITION + "&edit=Mobility.left.56%3A");
        assertThat(page.text("#change .what")).contains("~ has been left out in line ");
        assertThat(page.has("#change del.sign")).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {LEFT, "/embed" + LEFT})
    void whereItGoesWrongIsFoundByTheEvaluationOfTheEditor(String page) {
        HttpResponse<String> answer = site.get(page + "?" + NO_MASK + "&find=1");
        assertThat(answer.statusCode()).isEqualTo(303);
        String place = Site.location(answer);
        assertThat(place)
                .startsWith(page.replace(LEFT, "/write?task=reversi%2Fmobility%2Fleft&code="))
                .endsWith("#result");
        Page found = site.page(place.replaceFirst("#.*", ""));
        assertThat(found.text("#result h2")).isEqualTo("Not the same result on every try.");
        assertThat(found.text("#result")).contains("Smallest case: your disc on ");
        assertThat(site.page(found.href("step-through")).text("#sentence")).isNotEmpty();
    }

    @Test
    void aHarmlessChangeIsSaidToBeOne() {
        Page page = site.page(LEFT + "?edit=Mobility.left.31%3A7");
        assertThat(page.text("#verdict")).isEqualTo("The result here is still correct.");
        assertThat(page.leads("first-difference")).isTrue();
        Page found = site.page(page.href("find-wrong").replaceFirst("#.*", ""));
        assertThat(found.text("#result h2")).isEqualTo("The same result on every try.");
        assertThat(found.text("#result"))
                .contains("25 operations")
                .contains("The original takes 22 in a chain of");
    }

    /** As few as meet every kind of inputs and results, and every kind of change. */
    static List<String> changes() {
        Set<Object> met = new HashSet<>();
        List<String> all = new ArrayList<>();
        for (int fresh = 2; fresh > 0; fresh--) {
            for (Technique each : Packaged.CATALOGUE.techniques()) {
                for (EditableToken token : each.program().changeables(each.method())) {
                    for (Alternative one : token.alternatives()) {
                        Set<Object> kinds = new HashSet<>(Set.of(kind(each), one.kind()));
                        kinds.removeAll(met);
                        if (kinds.size() == fresh) {
                            met.addAll(kinds);
                            all.add(url(each, token, one));
                        }
                    }
                }
            }
        }
        assertThat(met).contains((Object[]) Alternative.Kind.values());
        return all;
    }

    private static String url(Technique technique, EditableToken token, Alternative one) {
        int number = token.token().number();
        Edit edit = new Edit(technique.method().name(), number, one.text());
        return "/trace/" + technique.id() + "?edit=" + encoded(edit.toString());
    }

    private static Object kind(Technique technique) {
        return List.of(
                technique.inputs().stream().map(Technique::from).collect(Collectors.toSet()),
                technique.board(),
                technique.method().result(),
                technique.method().resultView().shape());
    }

    @ParameterizedTest
    @MethodSource("changes")
    void codeOfEveryKindIsTriedAndWhatIsWrongIsStepped(String url) {
        Page found = site.page(Site.location(site.get(url + "&find=1")).replaceFirst("#.*", ""));
        assertThat(found.text("#result h2"))
                .isIn("Not the same result on every try.", "The same result on every try.");
        if (found.has("#step-through")) {
            assertThat(site.page(found.href("step-through")).text("#sentence")).isNotEmpty();
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '§',
            quoteCharacter = '"',
            value = {
                "Mobility.left.31:6 || true§stopped after 2000 steps",
                "Mobility.left.44:; for (boolean on = true; on;) {}§stopped after 2000 rounds",
                "Mobility.left.41:1 / 0§division by zero",
                "Mobility.left.41:(§did not expect",
                "Mobility.left.6:FOO§no variable or constant named `FOO`",
                "Mobility.left.6:Long.foo()§only these can: bitCount, ",
                "Mobility.left.6:\\u0041§Unicode escape",
                "Mobility.left.41:99999999999§does not fit into an int",
                "Mobility.left.900:1§has tokens 1 to 72",
                "Mobility.left.0:1§has tokens 1 to 72",
                "Fill.left.1:x§This technique does not run",
                "Mobility.left:1§must be METHOD.N:text",
                "x§must be METHOD.N:text"
            })
    void aChangeThatCannotRunGetsAClearAnswerInItsPlace(String edit, String words) {
        String url = LEFT + "?" + POSITION + "&edit=" + encoded(edit);
        assertThat(site.refusal("/api" + url)).contains("\"where\":\"edit\"", words);
        assertThat(site.refusal("/embed" + url)).as("in a frame").contains("Mobility");
    }

    @Test
    void tenThousandCharactersAreRefusedWithTheirLimit() {
        String answer =
                site.refusal("/api" + LEFT + "?edit=Mobility.left.6%3A" + "x".repeat(10_000));
        assertThat(answer).contains("may have at most 200 characters; it has 10016");
        assertThat(site.get("/api" + LEFT + "?edit=Mobility.left.6%3A" + "x".repeat(81)).body())
                .contains("A replacement may have at most 80 characters; this one has 81");
    }

    @Test
    void aHugeShiftIsMaskedAsJavaDoes() {
        String page = site.body(LEFT + "?" + POSITION + "&edit=Mobility.left.13%3A2000000001");
        assertThat(page).contains("The result here is");
    }

    @ParameterizedTest
    @ValueSource(strings = {"token=x", "token=Fill.x.3", "token=Mobility.left.900"})
    void aTokenThatIsNotThereIsRefused(String token) {
        assertThat(site.refusal(LEFT + "?" + token)).contains("token");
    }
}
