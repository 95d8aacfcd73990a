package flipscope.web.home;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.notation.PositionText;
import flipscope.rules.NaiveRules;
import flipscope.rules.Position;
import flipscope.rules.RandomPositions;
import flipscope.rules.Side;
import flipscope.rules.Squares;
import flipscope.web.Page;
import flipscope.web.Site;
import flipscope.web.WithSite;
import java.math.BigInteger;
import java.net.http.HttpResponse;
import java.text.NumberFormat;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The first page, by its links alone. */
@WithSite
class HomeTest {
    private static final String NONE = "-".repeat(64);

    private static Site site;

    @Test
    void threePressesFindALegalMove() {
        Page page = site.page("/");
        assertThat(number(page)).isEqualTo("34,628,173,824");
        assertThat(reading(page)).as("the other of the two").endsWith("White’s: 68,853,694,464");
        assertThat(states(page)).containsExactly("next", "later", "later");

        page = follow(page, "press-1");
        assertThat(number(page)).isEqualTo("69,256,347,648");
        assertThat(reading(page))
                .isEqualTo("twice 34,628,173,824: every disc of Black’s, one left");
        assertThat(states(page)).containsExactly("done", "next", "later");

        page = follow(page, "press-2");
        assertThat(number(page)).isEqualTo("68,719,476,736");
        assertThat(reading(page)).isEqualTo("d4: on White, so it stays. No white disc on c5.");
        assertThat(lit(page)).isEmpty();

        page = follow(page, "press-3");
        assertThat(number(page)).isEqualTo("137,438,953,472");
        assertThat(answer(page)).isEqualTo("c4: legal. One direction of eight.");
        assertThat(lit(page)).containsExactly("c4");
        assertThat(states(page)).containsExactly("done", "done", "done");

        assertThat(number(follow(page, "again"))).isEqualTo("34,628,173,824");
    }

    @Test
    void aLaterPressComesWithTheEarlierOnes() {
        Page page = follow(site.page("/"), "press-3");
        assertThat(states(page)).containsExactly("done", "done", "done");
        assertThat(lit(page)).containsExactly("c4");
        assertThat(set(page, 1)).isEqualTo("d4 c5");
        assertThat(set(page, 2)).isEqualTo("d4");
        assertThat(set(page, 3)).isEqualTo("c4");
    }

    /** What stands in the buttons and on the board is held against the rules, square by square. */
    @Test
    void onAnyPositionThePressesComeToWhatTheRulesSay() {
        for (long seed = 1; seed <= 60; seed++) {
            Position at = RandomPositions.reachable(seed);
            long black = at.black();
            long white = at.white();
            String url = "/?start=" + written(at) + "&press=3";
            Page page = site.page(url);
            long found = leftwards(black, white);
            assertThat(number(page)).as(url).isEqualTo(grouped(found));
            assertThat(lit(page)).as(url).isEqualTo(names(found));
            assertThat(set(page, 3)).as(url).isEqualTo(Squares.names(found));
            assertThat(set(page, 1)).as(url).isEqualTo(Squares.names(black << 1));
            assertThat(answer(page).startsWith("No legal move this way.")).isEqualTo(found == 0);

            Page first = site.page(url.replace("press=3", "press=1"));
            assertThat(reading(first)).as(url).startsWith("twice " + grouped(black));
            assertThat(number(first)).as(url).isEqualTo(grouped(black << 1));
            assertThat(reading(first).contains("falls off")).as(url).isEqualTo(black < 0);
        }
    }

    @Test
    void everyBitSetsOrClearsADiscAndWhitesStay() {
        Page page = site.page("/");
        for (int square = 0; square < 64; square++) {
            long bit = Squares.bit(square);
            Page changed = follow(page, "bit-" + Squares.name(square));
            boolean white = (Position.START.white() & bit) != 0;
            long black = Position.START.black() ^ (white ? 0 : bit);
            assertThat(number(changed)).isEqualTo(grouped(black));
            assertThat(discs(changed, "black")).isEqualTo(names(black));
            assertThat(discs(changed, "white")).containsExactly("d4", "e5");
            if (white) {
                assertThat(answer(changed)).startsWith(Squares.name(square) + " is White’s");
            }
            Page back = white ? changed : follow(changed, "bit-" + Squares.name(square));
            assertThat(number(back)).isEqualTo("34,628,173,824");
        }
    }

    @Test
    void aBitPressedLaterLeadsBackToBlacksDiscs() {
        Page page = follow(follow(site.page("/"), "press-3"), "bit-b3");
        assertThat(states(page)).containsExactly("next", "later", "later");
        assertThat(discs(page, "black")).containsExactly("b3", "e4", "d5");
        assertThat(lit(page)).isEmpty();
    }

    @Test
    void aRefusalChangesNothingElse() {
        Page page = follow(follow(site.page("/"), "press-2"), "bit-e5");
        assertThat(states(page)).containsExactly("done", "done", "next");
        assertThat(number(page)).isEqualTo("68,719,476,736");
        assertThat(answer(page)).isEqualTo("e5 is White’s. Only Black’s discs change here.");
    }

    @Test
    void atTheEdgeAndAlongARowTheWordsStayTrue() {
        String edge = "X" + NONE.substring(1, 32) + "OX" + NONE.substring(34) + "_X";
        assertThat(reading(site.page("/?press=1&start=" + edge)))
                .contains("the bit from a1 falls off the end");
        assertThat(reading(site.page("/?press=2&start=" + edge)))
                .isEqualTo("Nothing stays. a5: White, but on the edge.");

        String wrapping = NONE.substring(0, 32) + "X--OOX--" + NONE.substring(40) + "_X";
        assertThat(reading(site.page("/?press=1&start=" + wrapping)))
                .endsWith("round the edge to h4");
        assertThat(reading(site.page("/?press=2&start=" + wrapping)))
                .isEqualTo("e5: on White, so it stays. On along White: d5. No white disc on h4.");
        assertThat(reading(site.page("/?press=3&start=" + wrapping)))
                .isEqualTo("c5: one more left, and empty. Not empty: d5.");
    }

    @Test
    void withoutDiscsOrMovesItSaysSo() {
        Page page = follow(follow(site.page("/"), "bit-d5"), "bit-e4");
        assertThat(number(page)).isEqualTo("0");
        assertThat(reading(page)).isEqualTo("No disc of Black’s: all 64 bits are 0");
        page = follow(page, "press-3");
        assertThat(answer(page)).isEqualTo("No legal move this way. One direction of eight.");
        assertThat(lit(page)).isEmpty();
    }

    /** Black cannot move here: the engine would, on a page where nobody asked it. */
    @Test
    void theEngineDoesNotMoveByItself() {
        Page page = site.page("/?start=OX" + "-".repeat(61) + "X_X");
        assertThat(page.text(".status")).contains("White to move");
        assertThat(page.has(".reply")).isFalse();
    }

    @Test
    void stepThroughItLeadsToTheFirstStageAfterEveryPress() {
        Page page = site.page("/");
        for (int press = 0; press <= 3; press++) {
            String url = page.href("step-through");
            assertThat(url).contains("at=passable", "detail=stage");
            HttpResponse<String> step = site.get(url);
            assertThat(step.statusCode()).isEqualTo(200);
            assertThat(step.body())
                    .contains("data-view=\"step\"")
                    .doesNotContain("class=\"frames\"");
            page = states(page).contains("next") ? followNext(page) : page;
        }
        Page edited = follow(follow(site.page("/"), "bit-b3"), "press-1");
        assertThat(edited.href("step-through")).contains("position=");
        assertThat(site.get(edited.href("step-through")).body()).contains("b3");
    }

    @Test
    void aMoveOnAnEditedBoardIsAGame() {
        Page page = follow(site.page("/"), "bit-c3");
        String url = page.href("sq-f5");
        assertThat(url).startsWith("/play?start=").contains("moves=f5&side=black");
        assertThat(site.get(url).body()).contains("White is thinking");
    }

    @Test
    void linksKeepWhatTheyDoNotChange() {
        Page page = site.page("/?level=7");
        for (String id : List.of("press-2", "bit-a1", "bit-d4", "show-bits")) {
            assertThat(page.href(id)).as(id).contains("level=7");
        }
        assertThat(page.href("sq-c4")).contains("level=7");
    }

    @Test
    void htmxIsGivenThePartThatItReplaces() {
        String part = site.fragment("/?press=1&show=bits").body();
        assertThat(part).contains("<section id=\"game\"", "69,256,347,648");
        assertThat(part).doesNotContain("<html", "site-header");
    }

    @ParameterizedTest
    @CsvSource({
        "press=4, press",
        "press=x, press",
        "show=cubes, show",
        "refused=c4, refused",
        "start=XO, start"
    })
    void whatIsWrongIsNamed(String query, String parameter) {
        HttpResponse<String> answer = site.get("/?" + query, "Accept", "text/html");
        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(answer.body()).contains(parameter);
    }

    @ParameterizedTest
    @ValueSource(strings = {"/", "/?press=3&show=bits"})
    void everyAddressIsOnePageForOthers(String url) {
        Page page = site.page(url);
        assertThat(page.attribute("link[rel=canonical]", "href")).isEqualTo(site.origin() + "/");
        assertThat(page.attribute("meta[name=description]", "content"))
                .isEqualTo(
                        "A whole board in two numbers: this one is Black’s."
                                + " Find a legal move in three presses.");
        assertThat(page.attribute("meta[property=og:image]", "content"))
                .isEqualTo(site.origin() + "/figure/card/1200/site.png");
        assertThat(site.bytes("/figure/card/1200/site.png").statusCode()).isEqualTo(200);
    }

    /** The empty squares with a run of White's to their right and Black at its end. */
    private static long leftwards(long black, long white) {
        long found = 0;
        for (int square = 0; square < 64; square++) {
            boolean empty = ((black | white) & Squares.bit(square)) == 0;
            if (empty && NaiveRules.flips(black, white, square, 1, 0) != 0) {
                found |= Squares.bit(square);
            }
        }
        return found;
    }

    private static Page follow(Page page, String id) {
        return site.page(page.href(id));
    }

    private static Page followNext(Page page) {
        return follow(page, "press-" + (1 + states(page).indexOf("next")));
    }

    private static String number(Page page) {
        return page.text("#number");
    }

    private static String reading(Page page) {
        return page.text(".what");
    }

    /** What was found, or why not; empty before. */
    private static String answer(Page page) {
        return String.join("", page.texts("#answer strong"));
    }

    private static List<String> states(Page page) {
        return page.attributes(".press", "class").stream()
                .map(classes -> classes.replace("press ", ""))
                .toList();
    }

    /** The squares of the picture in a button. */
    private static String set(Page page, int press) {
        return String.join(" ", page.attributes("#press-" + press + " .on", "data-s"));
    }

    /** The squares that light up on the board. */
    private static List<String> lit(Page page) {
        return page.attributes("#board .found", "data-s");
    }

    private static List<String> discs(Page page, String colour) {
        return page.attributes("#board ." + colour, "data-s");
    }

    private static List<String> names(long squares) {
        return Squares.list(squares).stream().map(Squares::name).toList();
    }

    private static String grouped(long bits) {
        return NumberFormat.getInstance(Locale.ENGLISH)
                .format(new BigInteger(Long.toUnsignedString(bits)));
    }

    private static String written(Position position) {
        Position black = Position.of(position.black(), position.white(), Side.BLACK);
        return PositionText.write(black).replace(' ', '_');
    }
}
