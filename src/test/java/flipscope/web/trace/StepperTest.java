package flipscope.web.trace;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.rules.Squares;
import flipscope.testkit.Share;
import flipscope.web.Page;
import flipscope.web.Site;
import flipscope.web.WithSite;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

@WithSite
class StepperTest {
    private static final String AFTER_F5 =
            "---------------------------OX------XXX--------------------------_O";
    private static final String GAME = "moves=f5d6c3&side=black&level=4";

    /** No game of Reversi can be looked at on four by four squares. */
    private static final String ON_ANOTHER_BOARD = "/trace/reversi/mobility/mini";

    private static final int MOST_WORDS = 20;

    /** {@code SpokenStepTest} listens to every step; here so many are heard on their page. */
    private static final int EVERY = 35;

    private static final int MOST_BYTES = 20_000;
    private static final int MOST_ZIPPED = 8_192;

    private static Site site;

    @ParameterizedTest
    @MethodSource(Share.IDS)
    void theStoryboardHasAFrameAStageWithItsTitleSaveForThoseThatChangeNothing(String id) {
        Page page = site.page("/trace/" + id);
        int stages = api(id, "").get("stages").size();
        List<String> numbers = new ArrayList<>();
        for (String title : page.texts("h2")) {
            if (title.contains(" · ")) {
                numbers.add(title.split("[ –]", 2)[0]);
            }
        }
        // A search shows its stage in three: 1a, 1b, and as 1c what it found
        numbers.removeIf(number -> number.matches("\\d+[ab]"));
        numbers.replaceAll(number -> number.replace("c", ""));
        assertThat(numbers).doesNotHaveDuplicates().startsWith("1").endsWith("" + stages);
        String text = page.text();
        assertThat(numbers.size() < stages)
                .isEqualTo(text.contains("stays as it is.") || text.contains("is still empty."));
        assertThat(text).contains("Step through it");
    }

    @ParameterizedTest
    @MethodSource(Share.IDS)
    void theGridsOfEveryTenthStepAreThoseOfTheApi(String id) {
        JsonNode steps = api(id, "").get("steps");
        for (int at = 0; at < steps.size(); at += 10) {
            JsonNode result = steps.get(at).get("result");
            if (result != null && "BOARD".equals(text(result, "view"))) {
                long value = Long.parseUnsignedLong(text(result, "value").substring(2), 16);
                assertThat(squaresSet(site.page("/trace/" + id + "?at=" + at)))
                        .as(id + " step " + at)
                        .isEqualTo(
                                text(result, "numbering").isEmpty()
                                        ? Squares.names(value)
                                        : chessNames(value));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"stage", "statement", "operation"})
    void nextLeadsFromTheFirstStopToTheLastThroughAllThatAreCounted(String detail) {
        Page page = site.page("/trace/reversi/mobility/left?at=0&detail=" + detail);
        Page stop = page.leads("first") ? site.page(page.href("first")) : page;
        int stops = 1;
        while (stop.leads("next")) {
            stop = site.page(stop.href("next"));
            stops++;
        }
        assertThat(page.text(".where > span")).endsWith(" of " + stops);
    }

    @Test
    void aBareStepIsShownByOperation() {
        Page page = site.page("/trace/reversi/mobility/left?at=2");
        assertThat(page.text()).contains("step 3 of ");
        assertThat(page.texts("a[aria-current=true]")).contains("operation");
    }

    @Test
    void aStepIsNamedByTheVariableThatItAssigns() {
        assertThat(site.body("/trace/reversi/mobility/carry?at=ripple"))
                .contains("<code>passable</code>", "<code>start</code>", "<code>ripple</code>")
                .contains("passable: ", "Black’s discs, one left");
    }

    @ParameterizedTest
    @ValueSource(strings = {"9999", "-1", "no_such_name", "run.99", "%25%25"})
    void anUnknownStepShowsTheNearestAndSaysSo(String at) {
        String answer = site.body("/trace/reversi/mobility/left?at=" + at);
        assertThat(answer).contains("There is no such step here.");
    }

    @Test
    void anUnknownAlgorithmIsNotFoundAndTheNearestIsNamed() {
        for (String typed : List.of("cary", "c(rry")) {
            assertThat(site.missing("/trace/reversi/mobility/" + typed + "?detail=stage"))
                    .contains("did you mean “reversi/mobility/carry”?")
                    .contains("href=\"/trace/reversi/mobility/carry?detail=stage\"");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"position=nonsense_X", "move=d4&position=" + AFTER_F5, "move=j9"})
    void aBadInputIsNamedAndKept(String input) {
        HttpResponse<String> answer = site.get("/trace/reversi/flips/loop?" + input);
        String name = input.substring(0, input.indexOf('='));
        String value = input.substring(name.length() + 1).split("[&_]", 2)[0];
        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(Page.of(answer.body()).has("input[name=" + name + "]")).isTrue();
        assertThat(answer.body()).contains(value);
    }

    /** With the ply that it showed, and on a phone too, where the board is folded. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "/play?moves=f5d6c3d3&side=black&level=4&seed=7&hints=1",
                "/play?moves=f5d6c3d3&ply=3&side=white&level=4",
                "/play?moves=f5d6c3d3&ply=2&side=both&level=4",
                "/play?moves=f5d6c4&side=both&level=4&own=black-f5d6c3d3",
                "/embed/play?moves=f5d6c3d3&ply=2&side=both&level=4&theme=dark",
            })
    void everyStepLeadsBackToItsGame(String game) {
        Page page = site.page(game);
        List<String> steps =
                page.attributes(".to-steps a[href*=/trace/], #how, #engine, #turned", "href");
        assertThat(steps).hasSizeGreaterThan(1);
        for (String step : steps) {
            Page stages = site.page(step);
            Page at = site.page(stages.href("start"));
            assertThat(at.href("to-game")).as(step).isEqualTo(game);
            assertThat(at.attributes(".band a", "href")).isSubsetOf(game);
        }
    }

    @Test
    void flipsAreTracedOnThePositionBeforeTheMove() {
        String page = site.body("/trace/reversi/flips/core?" + GAME + "&ply=0");
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
        String page = site.body("/trace/reversi/flips/core?" + GAME);
        assertThat(page).contains("Before c3, Black to move");
    }

    @Test
    void everyLinkOfAStepKeepsTheGame() {
        Page page = site.page("/trace/reversi/mobility/core?" + GAME + "&ply=2&at=3&more=1");
        List<String> links =
                page.attributes(
                        "main :is(a[href^=/trace/], a[href^=/trace?], a[href^=/play?]):not(.sections a)",
                        "href");
        assertThat(links).hasSizeGreaterThan(10);
        assertThat(links)
                .filteredOn(each -> !each.equals(ON_ANOTHER_BOARD))
                .allSatisfy(each -> assertThat(each).contains("moves=f5d6c3", "level=4"));
    }

    @Test
    void aSlipSaysSoAndWhetherItsAnswerIsWrongHere() {
        assertThat(site.body("/trace/clinic/mobility-right-mask"))
                .contains("A slip, kept to learn from. Here its answer differs from");
        assertThat(site.body("/trace/clinic/mobility-right-mask?position=" + AFTER_F5))
                .contains("A slip, kept to learn from. Here it does no harm.");
    }

    @Test
    void aSumIsWrittenOutForTheRowWithTheLongestRipple() {
        Page page = site.page("/trace/reversi/mobility/carry?at=ripple");
        assertThat(page.text()).contains("Row 4, as sums are written at school");
        assertThat(sumRows(page)).containsExactly("01111100", "00000100", "10000000");
        assertThat(page.count("#sum .carry")).isEqualTo(5);
    }

    @Test
    void anotherRowOfASumCanBeChosen() {
        String row = site.page("/trace/reversi/mobility/carry?at=ripple").href("rank-6");
        assertThat(sumRows(site.page(row))).containsExactly("00111000", "00001000", "01000000");
    }

    @Test
    void aSumKeepsItsPlaceAtStepsThatHaveNothingToWriteOut() {
        assertThat(site.body("/trace/reversi/mobility/carry?at=start")).contains("The next sum: ");
        assertThat(site.body("/trace/reversi/mobility/left?at=0"))
                .doesNotContain("class=\"working", "class=\"sum\"");
    }

    /** The bits of the operands and of the result, as the rows of the written sum show them. */
    private static List<String> sumRows(Page page) {
        return page.root().select("#sum tr").stream()
                .map(row -> String.join("", row.select("td").eachText()))
                .filter(bits -> bits.matches("[01]{8}"))
                .toList();
    }

    @Test
    void anAlgorithmThatNeedsAMoveHasAPageOfItsOwn() {
        HttpResponse<String> answer = site.get("/play?" + GAME + "&trace=reversi/flips/loop");
        assertThat(answer.statusCode()).isEqualTo(303);
        assertThat(answer.headers().firstValue("Location").orElse(""))
                .startsWith("/trace/reversi/flips/loop?moves=f5d6c3");
    }

    @Test
    void anOlderAddressOfAStepBesideTheBoardLeadsToThatStep() {
        String url = "/play?" + GAME + "&trace=reversi/mobility/carry&at=ripple&detail=stage";
        String step = site.get(url).headers().firstValue("Location").orElse("");
        assertThat(step)
                .startsWith("/trace/reversi/mobility/carry?moves=f5d6c3")
                .contains("at=ripple", "detail=stage");
        assertThat(site.page(step).has("#board, #next")).isTrue();
        assertThat(site.get("/play?" + GAME + "&trace=reversi/none").statusCode()).isEqualTo(404);
    }

    @ParameterizedTest
    @MethodSource(Share.IDS)
    void aStepIsSpokenInAtMostTwentyWords(String id) {
        int steps = api(id, "").get("steps").size();
        for (int at = 0; at < steps; at += EVERY) {
            String detail = at % 2 == 0 ? "&detail=operation" : "&detail=statement";
            String part = site.fragment("/trace/" + id + "?at=" + at + detail).body();
            String spoken = Page.of(part).text("[hx-swap-oob='innerHTML:#spoken']");
            assertThat(spoken).isNotBlank();
            assertThat(spoken.split("\\s+")).as(spoken).hasSizeLessThanOrEqualTo(MOST_WORDS);
        }
    }

    @ParameterizedTest
    @MethodSource(Share.IDS)
    void aFragmentIsSmall(String id) throws IOException {
        String part = site.fragment("/trace/" + id + "?at=3&more=1&numbers=1&grid=1").body();
        assertThat(zipped(part)).isLessThan(MOST_BYTES);
    }

    private static int zipped(String part) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream zip = new GZIPOutputStream(bytes)) {
            zip.write(part.getBytes(StandardCharsets.UTF_8));
        }
        return bytes.size();
    }

    /**
     * Grounds, discs and cells that can be pressed are not repeated in each picture; what is the
     * same at every step stays in the page.
     */
    @ParameterizedTest
    @CsvSource({
        "reversi/mobility/left?at=3, 30",
        "reversi/mobility/carry?at=ripple, 40",
        "reversi/flips/carry?at=5&detail=stage, 42",
        "popcount/stages?at=nibbles, 44",
        "reversi/mobility/halves?at=9, 40"
    })
    void aDrawnStepIsSmall(String step, int most) throws IOException {
        String part = site.fragment("/trace/" + step).body();
        assertThat(part.getBytes(StandardCharsets.UTF_8)).hasSizeLessThanOrEqualTo(most * 1024);
        assertThat(zipped(part)).isLessThanOrEqualTo(MOST_ZIPPED);
    }

    private static JsonNode api(String id, String query) {
        return JsonMapper.shared().readTree(site.body("/api/trace/" + id + "?" + query));
    }

    private static String text(JsonNode node, String name) {
        return node.path(name).asString("");
    }

    /** As White sees a board whose a1 is bit 0, from the highest bit down. */
    private static String chessNames(long set) {
        return Squares.list(set).stream()
                .map(bit -> (char) ('a' + bit % 8) + "" + (bit / 8 + 1))
                .collect(Collectors.joining(" "));
    }

    private static String squaresSet(Page page) {
        return page.attribute(".slot.result svg", "data-on").replace(',', ' ');
    }

    /** Halves of a board are numbers of 32 bits, which may be negative. */
    @Test
    void everyStepOnHalvesHasItsPage() {
        for (int step = 0; step < 120; step++) {
            String address = "/trace/reversi/flips/halves?detail=operation&at=" + step;
            assertThat(site.get(address).statusCode()).as(address).isEqualTo(200);
        }
    }

    @Test
    void noRingStandsOverABitNumber() {
        String step = "/trace/reversi/mobility/left?at=passable";
        assertThat(site.page(step).count("#stepper .equation .ring")).isPositive();
        assertThat(site.page(step + "&numbers=1").count("#stepper .equation .ring")).isZero();
    }

    @Test
    void bitOneHasItsNumberAndIsNoSetBit() {
        Page page = site.page("/trace/reversi/mobility/left?at=passable&numbers=1");
        assertThat(page.texts("#stepper .slot.result .digit")).contains("0", "1", "63").hasSize(64);
    }
}
