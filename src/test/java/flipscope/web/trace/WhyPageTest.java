package flipscope.web.trace;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.catalogue.Catalogue;
import flipscope.trace.Method;
import flipscope.trace.Program;
import flipscope.web.Site;
import flipscope.web.WithSite;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

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

    private static final String WAY = "<a href=\"([^\"]*)#stepper\" hx-boost=\"false\"";

    private static Site site;

    @Test
    void anEmptySquareThatIsNotLegalIsALinkThatAsks() {
        String page = site.body(GAME);
        assertThat(page).containsPattern("id=\"sq-a1\" class=\"ask\"[^>]*why=a1");
        assertThat(page).doesNotContainPattern("id=\"sq-b3\"[^>]*why=");
        assertThat(page).doesNotContainPattern("id=\"sq-d4\"[^>]*href");
    }

    @Test
    void askedAboutAnySquareEverySquareIsALink() {
        String page = site.body(GAME + "&why=1");
        assertThat(page).contains("why may White play there, or why not?");
        assertThat(links(page, "id=\"sq-[a-h][1-8]\" [^>]*why=[a-h][1-8]")).hasSize(64);
    }

    @Test
    void aLegalSquareSaysWhichDiscsItTurns() {
        String page = site.body(GAME + "&why=b3");
        assertThat(page)
                .contains("Why is b3 legal?")
                .contains("turns c3, up to White’s disc on d3")
                .contains("turns c4, up to White’s disc on d5")
                .contains("no Black disc next to it");
        assertThat(links(page, "<circle cx")).hasSize(2);
        // The moves can still be played.
        assertThat(page).containsPattern("id=\"sq-b3\"[^>]*moves=f5d6c3d3c4b3");
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
        List<MatchResult> ways =
                links(site.body("/play?why=c3"), "href=\"(/trace/[^\"]*way=[^\"]*)#stepper\"");
        assertThat(ways).isNotEmpty();
        for (MatchResult way : ways) {
            assertThat(site.body(way.group(1).replace("&amp;", "&")))
                    .contains("aria-label=\"d4, white")
                    .contains("is 0 here")
                    .doesNotContain("aria-label=\"a3, white");
        }
    }

    @Test
    void everyWayLeadsToAStepOfTheAlgorithmThatTellsOfTheBit() {
        List<MatchResult> ways =
                links(
                        site.body(STEP + "&why=a1"),
                        "<a href=\"([^\"]*)#stepper\" hx-boost=\"false\"");
        assertThat(ways).hasSize(8);
        for (MatchResult way : ways) {
            String url = way.group(1).replace("&amp;", "&");
            assertThat(url).startsWith("/trace/reversi/mobility/shifts?").contains("why=a1");
            assertThat(site.body(url)).contains("is 0 here").contains("Why is a1 not legal?");
        }
    }

    @Test
    void theStepSaysWhatWasAskedAndWhyItAnswers() {
        assertThat(site.body(STEP + "&bit=b1&for=c1&way=left"))
                .contains(
                        "You asked about c1. The program looks from White’s discs, so what lies to"
                            + " the left of c1 is decided in its stage “Where can a line run, and"
                            + " where can it end?”. b1 is 0 here; it would be 1 if c1 were legal"
                            + " this way.");
        assertThat(site.body(STEP + "&bit=b1")).doesNotContain("You asked about");
        assertThat(site.get(STEP + "&bit=b1&for=c1&way=north").statusCode()).isEqualTo(400);
        assertThat(site.get(STEP + "&bit=b1&for=z9&way=up").statusCode()).isEqualTo(400);
    }

    @ParameterizedTest
    @ValueSource(strings = {"shifts", "carry", "halves", "prefix", "kogge-stone", "core"})
    void everyTechniqueAnswersForEveryWay(String technique) {
        String page = site.body(STEP.replace("shifts", technique) + "&why=d2");
        Set<String> told = new HashSet<>();
        for (MatchResult way : links(page, WAY)) {
            String answer = site.body(way.group(1).replace("&amp;", "&"));
            assertThat(answer).contains("You asked about d2.");
            links(answer, "so what lies ([^“]*) is decided")
                    .forEach(each -> told.add(each.group(1)));
        }
        assertThat(told).hasSize(8);
    }

    /** One direction of eight: the note does not promise eight steps. */
    @Test
    void ofACodeThatLooksOneWayOnlyThatWayLeadsToAStep() {
        String page = site.body(ONE_WAY + "&why=c4");
        assertThat(links(page, WAY)).hasSize(1);
        assertThat(page)
                .contains(
                        "One of the eight ways leads to the step of the code that decides it."
                                + " For the others this code has no such step.")
                .doesNotContain("Each way leads", "does not find it");
        assertThat(site.body(STEP + "&why=a1")).contains("Each way leads to the step of the code");
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
        String page = site.body(LEFT + "&edit=" + edit("Mobility.left", "INNER_FILES", "-1L"));
        assertThat(page).contains("The reasons are the rules’", "Why is c1 legal?");
        List<MatchResult> ways = links(page, WAY);
        assertThat(ways).isNotEmpty();
        for (MatchResult way : ways) {
            String url = way.group(1).replace("&amp;", "&");
            assertThat(url).contains("edit=Mobility.left").contains("why=c1", "bit=c1");
            assertThat(site.body(url)).contains("Changed code", "is 1 here");
        }
    }

    /** The first call goes to another method, so that what decides one way is never executed. */
    @Test
    void whereChangedCodeLacksTheStepTheWayLeadsToTheCodeAsItIsAndSaysSo() {
        String edit = edit("MobilityShifts.mobility", "Fill.shiftLeft", "Fill.shiftRight");
        String page = site.body(STEP + "&why=a1&edit=" + edit);
        assertThat(page).containsOnlyOnce("of the unchanged code)");
        assertThat(links(page, WAY))
                .hasSize(8)
                .filteredOn(way -> !way.group(1).contains("edit="))
                .hasSize(1);
    }

    /** A change of the first token that reads so. */
    private static String edit(String name, String token, String text) {
        Program program = Catalogue.load().program();
        Method method = program.method(name).orElseThrow();
        return program.tokens(method).stream()
                .filter(each -> each.text().equals(token))
                .findFirst()
                .map(each -> method.name() + "." + each.number() + ":" + text)
                .orElseThrow();
    }

    @Test
    void aGameNamesTheStepsOfTheStepperThatIsOpen() {
        String page = site.body(GAME + "&trace=reversi/mobility/core&why=a1");
        assertThat(page).contains("<a href=\"/trace/reversi/mobility/core?moves=f5d6c3d3c4");
    }

    @Test
    void theQuestionStaysWhileOneSteps() {
        assertThat(site.body(STEP + "&why=a1")).containsPattern("id=\"next\"[^>]*why=a1");
        assertThat(site.body(STEP + "&why=a1")).doesNotContainPattern("id=\"why-close\"[^>]*why=");
    }

    @ParameterizedTest
    @ValueSource(strings = {"z9", "a", "2", "c4d5", "aaaaaaaaaaaaaaaaaaaa"})
    void whatIsNoSquareIsRefused(String square) {
        assertThat(site.get(GAME + "&why=" + square).statusCode()).isEqualTo(400);
        assertThat(site.get(STEP + "&why=" + square).statusCode()).isEqualTo(400);
    }

    private static List<MatchResult> links(String page, String pattern) {
        return Pattern.compile(pattern).matcher(page).results().toList();
    }
}
