package flipscope.web.trace;

import static flipscope.web.Markup.all;
import static org.assertj.core.api.Assertions.assertThat;

import flipscope.rules.Squares;
import flipscope.web.Site;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class StepperTest {
    private static final String AFTER_F5 =
            "---------------------------OX------XXX--------------------------_O";
    private static final String GAME = "moves=f5d6c3&side=black&level=4";

    /** No game of Reversi can be looked at on four by four squares. */
    private static final String ON_ANOTHER_BOARD = "/trace/reversi/mobility/mini";

    private static final int MOST_WORDS = 20;
    private static final int MOST_BYTES = 20_000;

    private static Site site;

    @BeforeAll
    static void start() {
        site = new Site();
    }

    @AfterAll
    static void stop() {
        site.close();
    }

    @ParameterizedTest
    @MethodSource("flipscope.web.Site#algorithms")
    void theStoryboardHasAFrameAStageWithItsTitleSaveForThoseThatChangeNothing(String id) {
        String page = body("/trace/" + id);
        int stages = api(id, "").get("stages").size();
        List<String> numbers = all(page, "<h2>(\\d+)(?:–\\d+)? · ");
        assertThat(numbers).doesNotHaveDuplicates().startsWith("1").endsWith("" + stages);
        assertThat(numbers.size() < stages)
                .isEqualTo(page.contains("stays as it is.") || page.contains("is still empty."));
        assertThat(page).contains("Step through it");
    }

    @ParameterizedTest
    @MethodSource("flipscope.web.Site#algorithms")
    void theGridsOfEveryTenthStepAreThoseOfTheApi(String id) {
        JsonNode steps = api(id, "").get("steps");
        for (int at = 0; at < steps.size(); at += 10) {
            JsonNode result = steps.get(at).get("result");
            if (result != null && "BOARD".equals(text(result, "view"))) {
                long value = Long.parseUnsignedLong(text(result, "value").substring(2), 16);
                assertThat(squaresSet(resultOf(body("/trace/" + id + "?at=" + at))))
                        .as(id + " step " + at)
                        .isEqualTo(Squares.names(value));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"stage", "statement", "operation"})
    void nextLeadsFromTheFirstStopToTheLastThroughAllThatAreCounted(String detail) {
        String page = body("/trace/reversi/mobility/left?at=0&detail=" + detail);
        String first = href(page, "first");
        String start = first == null ? page : body(first);
        int stops = 1;
        for (String next = href(start, "next"); next != null; next = href(body(next), "next")) {
            stops++;
        }
        assertThat(page).containsPattern("(?:stage|line|step) \\d+ of " + stops + "<");
    }

    @Test
    void aBareStepIsShownByOperation() {
        String page = body("/trace/reversi/mobility/left?at=2");
        assertThat(page)
                .contains("step 3 of ")
                .containsPattern("aria-current=\"true\"[^>]*>operation</a>");
    }

    @Test
    void aStepIsNamedByTheVariableThatItAssigns() {
        assertThat(body("/trace/reversi/mobility/carry?at=ripple"))
                .contains("<code>passable</code>", "<code>start</code>", "<code>ripple</code>")
                .contains("passable: ", "Black’s discs, one left");
    }

    @ParameterizedTest
    @ValueSource(strings = {"9999", "-1", "no_such_name", "run.99", "%25%25"})
    void anUnknownStepShowsTheNearestAndSaysSo(String at) {
        HttpResponse<String> answer = site.get("/trace/reversi/mobility/left?at=" + at);
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.body()).contains("There is no such step here.");
    }

    @Test
    void anUnknownAlgorithmIsNotFoundAndTheNearestIsNamed() {
        HttpResponse<String> answer = site.get("/trace/reversi/mobility/cary");
        assertThat(answer.statusCode()).isEqualTo(404);
        assertThat(answer.body()).contains("did you mean", "reversi/mobility/carry");
    }

    @ParameterizedTest
    @ValueSource(strings = {"position=nonsense_X", "move=d4&position=" + AFTER_F5, "move=j9"})
    void aBadInputIsNamedAndKept(String input) {
        HttpResponse<String> answer = site.get("/trace/reversi/flips/loop?" + input);
        String name = input.substring(0, input.indexOf('='));
        String value = input.replaceAll("^[^=]*=|&.*", "").replace('_', ' ').strip();
        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(answer.body()).contains("name=\"" + name + "\"").contains(value.split(" ")[0]);
    }

    @Test
    void flipsAreTracedOnThePositionBeforeTheMove() {
        String page = body("/trace/reversi/flips/core?" + GAME + "&ply=0");
        assertThat(page).contains("Before f5, Black to move", "Back to the game");
        assertThat(page)
                .contains("aria-label=\"e5, white disc\"")
                .doesNotContain("href=\"/play?moves=f5c4");
        assertThat(
                        api("reversi/flips/core", GAME + "&ply=0")
                                .get("inputs")
                                .get(2)
                                .get("value")
                                .asString())
                .isEqualTo("0x0000000004000000");
    }

    @Test
    void theLastMoveIsTracedWhereNoneFollows() {
        String page = body("/trace/reversi/flips/core?" + GAME);
        assertThat(page).contains("Before c3, Black to move");
    }

    @Test
    void everyLinkOfAStepKeepsTheGame() {
        String page = body("/trace/reversi/mobility/core?" + GAME + "&ply=2&at=3&more=1");
        List<String> links = all(page, "href=\"(/(?:trace|play)\\?[^\"]+|/trace/[^\"]+)\"");
        assertThat(links).hasSizeGreaterThan(10);
        assertThat(links)
                .filteredOn(each -> !each.equals(ON_ANOTHER_BOARD))
                .allSatisfy(each -> assertThat(each).contains("moves=f5d6c3", "level=4"));
    }

    @Test
    void aSlipSaysSoAndWhetherItsAnswerIsWrongHere() {
        assertThat(body("/trace/clinic/mobility-right-mask"))
                .contains("A slip, kept to learn from. Here its answer differs from");
        assertThat(body("/trace/clinic/mobility-right-mask?position=" + AFTER_F5))
                .contains("A slip, kept to learn from. Here it does no harm.");
    }

    @Test
    void aSumIsWrittenOutForTheRowWithTheLongestRipple() {
        String page = body("/trace/reversi/mobility/carry?at=ripple");
        assertThat(page).contains("Row 4, as sums are written at school");
        assertThat(sumRows(page)).containsExactly("01111100", "00000100", "10000000");
        assertThat(count(page, "class=\"carry\"")).isEqualTo(5);
    }

    @Test
    void anotherRowOfASumCanBeChosen() {
        String row =
                find(
                        body("/trace/reversi/mobility/carry?at=ripple"),
                        "id=\"rank-6\" href=\"([^\"#]+)");
        assertThat(sumRows(body(row))).containsExactly("00111000", "00001000", "01000000");
    }

    @Test
    void aSumKeepsItsPlaceAtStepsThatHaveNothingToWriteOut() {
        assertThat(body("/trace/reversi/mobility/carry?at=start")).contains("The next sum: ");
        assertThat(body("/trace/reversi/mobility/left?at=0"))
                .doesNotContain("class=\"working", "class=\"sum\"");
    }

    /** The bits of the operands and of the result, as the rows of the written sum show them. */
    private static List<String> sumRows(String page) {
        String table =
                page.substring(page.indexOf("<table id=\"sum\""), page.indexOf("id=\"ripple\""));
        List<String> rows = new ArrayList<>();
        for (String row : table.split("<tr")) {
            String bits = String.join("", all(row, "<td[^>]*>([01])</td>"));
            if (!bits.isEmpty()) {
                rows.add(bits);
            }
        }
        return rows;
    }

    @Test
    void aStepperBesideTheGameFollowsItAndIsSwappedAlone() {
        String url = "/play?" + GAME + "&trace=reversi/mobility/carry";
        assertThat(body(url)).contains("id=\"board\"", "id=\"stepper\"", ">Close</a>");
        String part =
                site.get(url + "&at=ripple", "HX-Request", "true", "HX-Target", "stepper").body();
        assertThat(part).contains("id=\"stepper\"").doesNotContain("id=\"board\"", "<html");
    }

    @Test
    void anAlgorithmThatNeedsAMoveHasAPageOfItsOwn() {
        HttpResponse<String> answer = site.get("/play?" + GAME + "&trace=reversi/flips/loop");
        assertThat(answer.statusCode()).isEqualTo(303);
        assertThat(answer.headers().firstValue("Location").orElse(""))
                .startsWith("/trace/reversi/flips/loop?moves=f5d6c3");
    }

    @ParameterizedTest
    @MethodSource("flipscope.web.Site#algorithms")
    void aStepIsSpokenInAtMostTwentyWords(String id) {
        int steps = api(id, "").get("steps").size();
        for (int at = 0; at < steps; at += 7) {
            String part = site.fragment("/trace/" + id + "?at=" + at).body();
            String spoken = find(part, "hx-swap-oob=\"innerHTML:#spoken\">([^<]*)<");
            assertThat(spoken).isNotBlank();
            assertThat(spoken.split("\\s+")).as(spoken).hasSizeLessThanOrEqualTo(MOST_WORDS);
        }
    }

    @ParameterizedTest
    @MethodSource("flipscope.web.Site#algorithms")
    void aFragmentIsSmall(String id) throws IOException {
        String part = site.fragment("/trace/" + id + "?at=3&more=1&numbers=1&grid=1").body();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream zip = new GZIPOutputStream(bytes)) {
            zip.write(part.getBytes(StandardCharsets.UTF_8));
        }
        assertThat(bytes.size()).isLessThan(MOST_BYTES);
    }

    private static String body(String url) {
        HttpResponse<String> answer = site.get(url.replace("&amp;", "&"));
        assertThat(answer.statusCode()).as(url).isEqualTo(200);
        return answer.body();
    }

    private static JsonNode api(String id, String query) {
        return JsonMapper.shared().readTree(body("/api/trace/" + id + "?" + query));
    }

    private static String text(JsonNode node, String name) {
        return node.path(name).asString("");
    }

    /** Where a control leads, without its fragment; null where it leads nowhere. */
    private static String href(String page, String id) {
        String link = find(page, "<a id=\"" + id + "\"[^>]*href=\"([^\"#]+)");
        return link.isEmpty() ? null : link;
    }

    private static String resultOf(String page) {
        return page.substring(
                page.indexOf("class=\"slot result\""), page.indexOf("class=\"controls\""));
    }

    private static String squaresSet(String grid) {
        return String.join(" ", all(grid, "<g class=\"c on[^\"]*\" data-s=\"(\\w\\d)\""));
    }

    private static String find(String page, String pattern) {
        List<String> found = all(page, pattern);
        return found.isEmpty() ? "" : found.get(0);
    }

    private static int count(String page, String pattern) {
        return (int) Pattern.compile(pattern).matcher(page).results().count();
    }
}
