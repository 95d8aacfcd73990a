package flipscope.lesson.read;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.lesson.Lesson;
import flipscope.lesson.LessonProblem;
import flipscope.story.Detail;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each mistake is made in a walk that has none; it is said at its line, and nothing else is. */
class WalkBlockTest {
    private static final String GOOD =
            """
            ```walk
            name: rows
            algorithm: reversi/mobility/carry
            moves: e6d6c3d3e3f2f3f6c4f4g4g3d7e2g7b3g2c5b5c6c7a6
            detail: statement
            claim: legal.squares = d2 a3 b4 a5 b6
            steps:
              - at: start
                text: From **g3** a start comes to f3, and `a9` is code.
              - at: ripple
                row: 3
                light: [row 3, a3, g3-a3]
                text: |
                  In row 3 the carry comes out on a3,
                  and {{step.count}} bits are set.
              - at: legal
                light: d2
                text: Row 2 gives d2. They are b4, a5, a3, b6 and d2.
            ```
            """;

    private static List<WalkStep> steps(Lesson lesson) {
        assertThat(lesson.problems()).isEmpty();
        return ((WalkBlock) lesson.block("rows").orElseThrow()).steps();
    }

    @Test
    void aWalkIsReadStepByStep() {
        List<WalkStep> steps = steps(Good.body(GOOD));
        assertThat(steps).extracting(WalkStep::at).containsExactly("start", "ripple", "legal");
        assertThat(steps)
                .extracting(WalkStep::row)
                .containsExactly(Optional.empty(), Optional.of(3), Optional.empty());
        assertThat(steps)
                .extracting(WalkStep::light)
                .containsExactly(List.of(), List.of("3", "a3", "g3-a3"), List.of("d2"));
    }

    @Test
    void squaresAndRowsAreMarkedButNotInCode() {
        assertThat(steps(Good.body(GOOD)).get(0).html())
                .isEqualTo(
                        "From <strong><span class=\"named\" data-s=\"g3\">g3</span></strong> a start"
                                + " comes to <span class=\"named\" data-s=\"f3\">f3</span>, and"
                                + " <code>a9</code> is code.");
        assertThat(steps(Good.body(GOOD)).get(1).html())
                .startsWith("In <span class=\"named\" data-row=\"3\">row 3</span> the")
                .endsWith("and 9 bits are set.");
    }

    @Test
    void theSquaresOfALinkAreLeftToTheLink() {
        String text = GOOD.replace("**g3**", "[g3](/play)");
        assertThat(steps(Good.body(text)).get(0).html()).contains("<a href=\"/play\">g3</a>");
    }

    @Test
    void theSquaresOfAStepAreThoseOfItsValueAndAreMarkedToo() {
        String text = GOOD.replace("{{step.count}} bits are set", "on {{step.squares}}");
        assertThat(steps(Good.body(text)).get(1).html())
                .contains(">d2</span>, <span class=\"named\" data-s=\"a3\">a3</span>, ");
    }

    @Test
    void otherTextsQuoteItsValues() {
        Lesson lesson =
                Good.body(GOOD + "\nIn all {{walk.legal.count}}, {{rows.legal.squares}}.\n");
        assertThat(lesson.problems()).isEmpty();
    }

    @Test
    void aWalkGoesByStageWhereNothingIsSaid() {
        Lesson lesson =
                Good.body("```walk\nalgorithm: bits/lowest\nsteps:\n  - at: 0\n    text: T\n```\n");
        assertThat(((WalkBlock) lesson.blocks().get(0)).detail()).isEqualTo(Detail.STAGE);
    }

    @Test
    void aRowOfTheLowerHalfIsCountedFromItsTop() {
        Lesson lesson = Good.body(half("row: 5", "In row 8 h8."));
        assertThat(steps(lesson).get(0).row()).contains(1);
        assertThat(Good.body(half("row: 4", "T")).problems())
                .extracting(LessonProblem::message)
                .containsExactly("row: \"4\" is not a whole number from 5 to 8");
    }

    private static String half(String row, String text) {
        return """
                ```walk
                name: rows
                algorithm: reversi/mobility/halves
                detail: operation
                steps:
                  - at: %s
                    %s
                    text: %s
                ```
                """
                .formatted("upright0", row, text);
    }

    @ParameterizedTest(name = "{0} → {1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    name: rows | name: walk \
                        | name: the page itself has something called "walk"; choose another name
                    detail: statement | detial: statement \
                        | a block of the kind walk has no "detial"; did you mean "detail"?
                    algorithm: reversi/mobility/carry | algorithm: reversi/mobility/cary \
                        | no algorithm "reversi/mobility/cary"; did you mean "reversi/mobility/carry"?
                    at: start | at: starts | at: no step "starts"; did you mean "start"?
                    row: 3 | rwo: 3 | a step has no "rwo"; did you mean "row"?
                    row: 3 | row: 9 | row: "9" is not a whole number from 1 to 8
                    light: d2 | light: d9 \
                        | light: the picture of this step has no d9; its rows are 1 to 8
                    light: d2 | light: d2-i7 \
                        | light: the picture of this step has no i7; its rows are 1 to 8
                    light: d2 | light: all \
                        | light: "all" is neither a square, as c4, nor a row, as row 3
                    at: ripple | at: legal.8-1 \
                        | at: the picture there is that of legal.8; name it, or take a finer detail:
                    From **g3** | From **i3** \
                        | the picture of this step has no i3; its rows are 1 to 8
                    Row 2 gives | Row 12 gives \
                        | the picture of this step has no row 12; its rows are 1 to 8
                    and {{step.count}} bits | and row 9 has bits \
                        | the picture of this step has no row 9; its rows are 1 to 8
                    and {{step.count}} bits | and {{step.sum}} bits \
                        | {{rows.ripple.sum}}: a value has no "sum"; there are squares, count, hex, number
                    and {{step.count}} bits | 'then d2\n      and b4 are' \
                        | "d2 and b4" may go stale; write {{step.squares}} or another live value, or claim these squares
                    b4, a5, a3, b6 and d2 | b4, a5, a3 and d2 \
                        | "b4, a5, a3 and d2" may go stale; write {{step.squares}} or another live value, or claim these squares
                    From **g3** | From <b>g3</b> | HTML is shown as text; write it in Markdown
                    """)
    void aMistakeIsSaidAtItsLine(String right, String wrong, String message) {
        assertThat(GOOD).containsOnlyOnce(right);
        assertThat(Good.body(GOOD.replace(right, wrong)).problems())
                .containsExactly(new LessonProblem(line(right), message));
    }

    private static int line(String text) {
        String above = GOOD.substring(0, GOOD.indexOf(text));
        return 7 + (int) above.chars().filter(letter -> letter == '\n').count();
    }

    @Test
    void aStepNeedsAPlaceAndAText() {
        assertThat(wrong(GOOD.replace("  - at: start\n    text", "  - text")))
                .containsExactly(new LessonProblem(14, "a step needs at: …"));
        assertThat(wrong(GOOD.replaceAll("(?m)^    text: From.*\n", "")))
                .containsExactly(new LessonProblem(14, "a step needs text: …"));
    }

    @Test
    void aWalkNeedsASingleStepAtLeast() {
        String none = "at least one is needed, with at: and text:";
        String head = "```walk\nalgorithm: bits/lowest\n";
        assertThat(wrong(head + "```\n")).containsExactly(new LessonProblem(8, "steps: " + none));
        assertThat(wrong(head + "steps: []\n```\n"))
                .containsExactly(new LessonProblem(9, "steps: " + none));
        assertThat(wrong(head + "steps: [rest]\n```\n"))
                .containsExactly(new LessonProblem(9, "steps: each needs at: and text:"));
    }

    @Test
    void noBlockIsCalledLikeAPartOfAnotherOne() {
        String board = "\n```board\nname: %s\n```\n";
        assertThat(wrong(GOOD + board.formatted("rows-3")))
                .containsExactly(
                        new LessonProblem(
                                28,
                                "there is already a block \"rows\", whose parts have names like"
                                        + " this"));
        assertThat(wrong(board.formatted("rows-3") + GOOD))
                .extracting(LessonProblem::message)
                .containsExactly(
                        "there is already a block \"rows-3\", whose parts have names like this");
        assertThat(wrong(GOOD + board.formatted("row"))).isEmpty();
    }

    @Test
    void aPictureWithoutSquaresNamesNone() {
        String text =
                """
                ```walk
                algorithm: bits/carry-run
                detail: operation
                steps:
                  - {at: sum, text: On c4.}
                ```
                """;
        assertThat(wrong(text))
                .containsExactly(
                        new LessonProblem(
                                11, "the picture of this step has no c4; it has no squares"));
    }

    @Test
    void aSmallBoardHasFewerSquares() {
        String text =
                """
                ```walk
                algorithm: reversi/mobility/mini
                steps:
                  - {at: passable, text: From d4 to e5.}
                ```
                """;
        assertThat(wrong(text))
                .containsExactly(
                        new LessonProblem(
                                10, "the picture of this step has no e5; its rows are 1 to 4"));
    }

    private static List<LessonProblem> wrong(String text) {
        return Good.body(text).problems();
    }
}
