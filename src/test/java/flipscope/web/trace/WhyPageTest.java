package flipscope.web.trace;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.rules.Squares;
import flipscope.testkit.Packaged;
import flipscope.trace.Method;
import flipscope.trace.run.Program;
import flipscope.web.Page;
import flipscope.web.Site;
import flipscope.web.WithSite;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Why a square is legal or not, on the page of a game and beside a trace. */
@WithSite
class WhyPageTest {
    private static final String GAME = "/play?moves=f5d6c3d3c4&side=both&level=4";
    private static final String STEP =
            "/trace/reversi/mobility/shifts?moves=f5d6c3d3c4&side=both&at=upright";

    private static final String LEFT =
            "/trace/reversi/mobility/left?position=---OOOOX" + "-".repeat(56) + "_X&at=run&why=c1";

    private static final String ONE_WAY =
            "/trace/reversi/mobility/left?position="
                    + "-".repeat(27)
                    + "OX------XO"
                    + "-".repeat(27)
                    + "_X&at=run";

    private static final String WAY = "a[href*='way='][href$=#stepper]";

    /** What is drawn round the discs that turn. */
    private static final String DRAWN = "circle[cx]:not([class])";

    private static Site site;

    @Test
    void anEmptySquareThatIsNotLegalIsALinkThatAsks() {
        Page page = site.page(GAME);
        assertThat(page.has("#sq-a1.ask")).isTrue();
        assertThat(page.href("sq-a1")).contains("why=a1");
        assertThat(page.href("sq-b3")).doesNotContain("why=");
        assertThat(page.leads("sq-d4")).isFalse();
    }

    @Test
    void askedAboutAnySquareEverySquareIsALink() {
        Page page = site.page(GAME + "&why=1");
        assertThat(page.text()).contains("why may White play there, or why not?");
        for (int square = 0; square < 64; square++) {
            String name = Squares.name(square);
            assertThat(page.href("sq-" + name)).contains("why=" + name);
        }
    }

    @Test
    void aLegalSquareSaysWhichDiscsItTurns() {
        String page = site.body(GAME + "&why=b3");
        assertThat(page)
                .contains("Why is b3 legal?")
                .contains("turns c3, up to White’s disc on d3; found by moving left from d3")
                .contains("turns c4, up to White’s disc on d5")
                .contains("no Black disc next to it");
        assertThat(Page.of(page).count(DRAWN)).isEqualTo(2);
        // The moves can still be played.
        assertThat(Page.of(page).href("sq-b3")).contains("moves=f5d6c3d3c4b3");
    }

    @Test
    void aRunMayMeetTheEdgeOrAnEmptySquare() {
        String edge = "position=OO" + "-".repeat(61) + "X_X&why=c1";
        assertThat(site.body("/trace/reversi/mobility/core?" + edge))
                .contains("the run b1, a1 meets the edge");
        String empty = "position=-OO" + "-".repeat(60) + "X_X&why=d1";
        assertThat(site.body("/trace/reversi/mobility/core?" + empty))
                .contains("the run c1, b1 meets an empty square, a1");
    }

    @Test
    void anOccupiedSquareSaysSo() {
        assertThat(site.body(STEP + "&why=d4"))
                .contains("d4 is not empty: a Black disc lies there.");
    }

    /** Nothing but its ply says that there is a game. */
    @Test
    void beforeTheFirstMoveTheReasonsLeadToTheBoardThatIsShownToo() {
        List<String> ways = ways("/play?why=c3");
        assertThat(ways).isNotEmpty();
        for (String way : ways) {
            assertThat(site.body(way))
                    .contains("aria-label=\"d4, white")
                    .contains("is 0 here")
                    .doesNotContain("aria-label=\"a3, white");
        }
    }

    @Test
    void everyWayLeadsToAStepOfTheAlgorithmThatTellsOfTheBit() {
        List<String> ways = ways(STEP + "&why=a1");
        assertThat(ways).hasSize(8);
        for (String url : ways) {
            assertThat(url).startsWith("/trace/reversi/mobility/shifts?").contains("why=a1");
            assertThat(site.body(url)).contains("is 0 here").contains("Why is a1 not legal?");
        }
    }

    @Test
    void theStepSaysWhatWasAskedAndWhyItAnswers() {
        assertThat(site.body(STEP + "&bit=b1&for=c1&way=left"))
                .contains(
                        "You asked about c1. The program looks from White’s discs, so what"
                                + " lies to the left of c1 is decided in its stage “Where can a"
                                + " line run, and where can it end?”. b1 is 0 here; it would be 1"
                                + " if c1 were legal in this direction.");
        assertThat(site.body(STEP + "&bit=b1")).doesNotContain("You asked about");
        assertThat(site.get(STEP + "&bit=b1&for=c1&way=north").statusCode()).isEqualTo(400);
        assertThat(site.get(STEP + "&bit=b1&for=z9&way=up").statusCode()).isEqualTo(400);
    }

    @ParameterizedTest
    @ValueSource(strings = {"shifts", "carry", "halves", "prefix", "kogge-stone", "core"})
    void everyTechniqueAnswersForEveryWay(String technique) {
        Set<String> told = new HashSet<>();
        for (String way : ways(STEP.replace("shifts", technique) + "&why=d2")) {
            String answer = site.page(way).text();
            assertThat(answer).contains("You asked about d2.", "so what lies ", " is decided");
            told.add(answer.split("so what lies | is decided", 3)[1]);
        }
        assertThat(told).hasSize(8);
    }

    /** One direction of eight: the note does not promise eight steps. */
    @Test
    void ofACodeThatLooksOneWayOnlyThatWayLeadsToAStep() {
        String page = site.body(ONE_WAY + "&why=c4");
        assertThat(ways(ONE_WAY + "&why=c4")).hasSize(1);
        assertThat(page)
                .contains(
                        "One of the eight directions leads to the step of the code that decides it."
                                + " For the others this code has no such step.")
                .doesNotContain("Each direction leads", "does not find it");
        assertThat(site.body(STEP + "&why=a1"))
                .contains("Each direction leads to the step of the code");
    }

    @Test
    void aSquareThatTheCodeCannotFindIsNotSaidToBeFound() {
        assertThat(site.body(ONE_WAY + "&why=f5"))
                .contains("Why is f5 legal?")
                .contains("f5 is legal by the rules, but this code does not find it.");
        assertThat(site.body(STEP + "&why=b3")).doesNotContain("does not find it");
    }

    @Test
    void aSquareThatASlipInventsIsSaidToBeInvented() {
        String slip = "/trace/clinic/mobility-right-mask?at=legal&why=a7";
        assertThat(site.body(slip))
                .contains("Why is a7 not legal?")
                .contains("a7 is not legal by the rules, but this code says that it is.");
    }

    /** Without its mask a run goes on round the edge: each way has its step in the changed code. */
    @Test
    void theReasonsOfChangedCodeLeadToItsOwnSteps() {
        String asked = LEFT + "&edit=" + edit("Mobility.left", "INNER_FILES", "-1L");
        assertThat(site.body(asked))
                .contains("The reasons come from the rules", "Why is c1 legal?");
        List<String> ways = ways(asked);
        assertThat(ways).isNotEmpty();
        for (String url : ways) {
            assertThat(url).contains("edit=Mobility.left").contains("why=c1", "bit=c1");
            assertThat(site.body(url)).contains("Changed code", "is 1 here");
        }
    }

    /** The first call goes to another method, so that what decides one way is never executed. */
    @Test
    void whereChangedCodeLacksTheStepTheWayLeadsToTheCodeAsItIsAndSaysSo() {
        String edit = edit("MobilityShifts.mobility", "Fill.shiftLeft", "Fill.shiftRight");
        String asked = STEP + "&why=a1&edit=" + edit;
        assertThat(site.body(asked)).containsOnlyOnce("of the unchanged code)");
        assertThat(ways(asked)).hasSize(8).filteredOn(way -> !way.contains("edit=")).hasSize(1);
    }

    /** A change of the first token that reads so. */
    private static String edit(String name, String token, String text) {
        Program program = Packaged.CATALOGUE.program();
        Method method = program.method(name).orElseThrow();
        return program.tokens(method).stream()
                .filter(each -> each.text().equals(token))
                .findFirst()
                .map(each -> method.name() + "." + each.number() + ":" + text)
                .orElseThrow();
    }

    @Test
    void theQuestionStaysWhileOneSteps() {
        Page page = site.page(STEP + "&why=a1");
        assertThat(page.href("next")).contains("why=a1");
        assertThat(page.href("why-close")).doesNotContain("why=");
    }

    @ParameterizedTest
    @ValueSource(strings = {"z9", "a", "2", "c4d5", "aaaaaaaaaaaaaaaaaaaa"})
    void whatIsNoSquareIsRefused(String square) {
        assertThat(site.get(GAME + "&why=" + square).statusCode()).isEqualTo(400);
        assertThat(site.get(STEP + "&why=" + square).statusCode()).isEqualTo(400);
    }

    /** Where the reasons of the ways lead, each to the step that decides it. */
    private static List<String> ways(String url) {
        return site.page(url).attributes(WAY, "href").stream()
                .map(link -> link.replaceFirst("#.*", ""))
                .toList();
    }
}
