package flipscope.lesson.read;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.catalogue.Article;
import flipscope.catalogue.Article.Work;
import flipscope.catalogue.ChosenInputs;
import flipscope.catalogue.Technique;
import flipscope.lesson.Block;
import flipscope.lesson.FaultyPart;
import flipscope.lesson.Heading;
import flipscope.lesson.Lesson;
import flipscope.lesson.LessonProblem;
import flipscope.lesson.Prose;
import flipscope.rules.Squares;
import flipscope.story.Detail;
import flipscope.trace.Trace;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LessonReaderTest {
    private static final Lesson GOOD = Good.read(Good.TEXT);

    private static <T extends Block> T block(String name, Class<T> type) {
        return type.cast(GOOD.block(name).orElseThrow());
    }

    private static String prose(Lesson lesson) {
        return lesson.parts().stream()
                .filter(Prose.class::isInstance)
                .map(part -> ((Prose) part).html())
                .collect(Collectors.joining("\n"));
    }

    @Test
    void theHeadIsRead() {
        assertThat(GOOD.front().title()).isEqualTo("A good lesson: nothing is wrong");
        assertThat(GOOD.front().needs()).containsExactly("first-steps");
        assertThat(GOOD.front().sources())
                .containsExactly(
                        Article.S4.work(),
                        new Work("", "Chess programming", "", "https://www.chessprogramming.org/"));
        assertThat(chapters(GOOD))
                .containsExactly(new Heading("h-before-you-begin", "Before you begin"));
    }

    private static List<Heading> chapters(Lesson lesson) {
        return lesson.parts().stream()
                .filter(Prose.class::isInstance)
                .flatMap(part -> ((Prose) part).chapter().stream())
                .toList();
    }

    @Test
    void noCommaAfterCodeBeginsALine() {
        String html = prose(Good.read(Good.TEXT + "\nUse `<<`, not (`>>`): `a` is\n\n    b\n"));
        assertThat(html)
                .contains("<span class=\"together\"><code>&lt;&lt;</code>,</span>")
                .contains("<span class=\"together\">(<code>&gt;&gt;</code>):</span>")
                .contains(" <code>a</code> is")
                .contains("<pre tabindex=\"0\"><code>b");
    }

    @Test
    void aBoardMayShowItsDiscsAsBits() {
        Lesson lesson =
                Good.read(
                        Good.TEXT
                                + "\n```board\nname: bare\n```\n"
                                + "\n```board\nname: black-too\nbits: black\n```\n");
        BoardBlock bare = (BoardBlock) lesson.block("bare").orElseThrow();
        BoardBlock black = (BoardBlock) lesson.block("black-too").orElseThrow();
        assertThat(bare.bits()).isEmpty();
        assertThat(black.bits()).contains(BoardBlock.Bits.BLACK);
    }

    @Test
    void blocksAreNamedByTheirKindsWhereTheyHaveNoName() {
        assertThat(GOOD.blocks())
                .extracting(Block::name)
                .containsExactly(
                        "opening",
                        "trace-1",
                        "guess",
                        "quiz-1",
                        "stated",
                        "computed",
                        "compare-1",
                        "figure-1",
                        "bench-1");
    }

    @Test
    void partsStandInTheOrderOfTheFile() {
        String text = "One.\n\n```board\nmoves: f5\n```\n\nTwo.\n\n```bord\n```\n\nThree.\n";
        assertThat(Good.body(text).parts())
                .extracting(part -> (Object) part.getClass())
                .containsExactly(
                        Prose.class, BoardBlock.class, Prose.class, FaultyPart.class, Prose.class);
    }

    @Test
    void aHeadingOfAChapterBeginsATextOfItsOwn() {
        Lesson lesson = Good.body("Before.\n\n## One\n\n### Part\n\nText.\n\n## Two\n");
        assertThat(lesson.parts())
                .map(part -> ((Prose) part).chapter().map(Heading::text))
                .containsExactly(Optional.empty(), Optional.of("One"), Optional.of("Two"));
    }

    @Test
    void aQuestionMayNameItsGoal() {
        String task = "```fill\ntask: left\ngoal: %s\n```\n";
        String head = "---\ntitle: T\nsummary: S\norder: 1\nminutes: 1\ngoals: [A, B]\n---\n";
        Lesson second = Good.read(head + task.formatted(2));
        assertThat(second.problems()).isEmpty();
        assertThat(second.blocks().get(0).head().goal()).contains(2);
        for (String wrong : List.of("3", "0", "A")) {
            assertThat(Good.read(head + task.formatted(wrong)).problems())
                    .containsExactly(
                            new LessonProblem(
                                    10, "goal: no goal \"" + wrong + "\"; the lesson has 2"));
        }
        assertThat(Good.body(task.formatted(1)).problems())
                .containsExactly(new LessonProblem(9, "goal: no goal \"1\"; the lesson has 0"));
    }

    @Test
    void aTraceHasItsInputsAsItsPageTakesThem() {
        TraceBlock trace = block("trace-1", TraceBlock.class);
        assertThat(trace.run().technique().id()).isEqualTo("reversi/mobility/left");
        assertThat(trace.run().query())
                .containsOnlyKeys("position")
                .containsEntry(
                        "position",
                        "---------------------------OX------XO--------------------------- X");
        assertThat(trace.at()).contains("run.2");
        assertThat(trace.from()).contains("passable");
        assertThat(trace.to()).contains("return");
        assertThat(trace.detail()).isEqualTo(Detail.STAGE);
        assertThat(trace.caption()).isEqualTo("They are <strong>c4</strong>.");
    }

    @Test
    void aTraceWithoutAStepBeginsAtTheFirst() {
        Lesson lesson = Good.body("```trace\nalgorithm: bits/lowest\n```\n");
        TraceBlock trace = (TraceBlock) lesson.blocks().get(0);
        assertThat(trace.at()).isEmpty();
        assertThat(trace.run().query()).isEmpty();
    }

    @Test
    void aPredictionStepsByLineOnlyWhereItsStepEndsOne() {
        assertThat(predicted("run.2")).isEqualTo(Detail.STATEMENT);
        assertThat(predicted("run.2-1")).isEqualTo(Detail.OPERATION);
    }

    private static Detail predicted(String at) {
        String block = "```predict\nalgorithm: reversi/mobility/left\nat: %s\n```\n";
        Lesson lesson = Good.body(block.formatted(at));
        return ((PredictBlock) lesson.blocks().get(0)).detail();
    }

    @Test
    void aBoardMayKeepItsLegalMovesToItself() {
        assertThat(legalShown("")).isTrue();
        assertThat(legalShown("legal: true\n")).isTrue();
        assertThat(legalShown("legal: false\n")).isFalse();
    }

    private static boolean legalShown(String line) {
        Lesson lesson = Good.body("```board\nmoves: f5\n" + line + "```\n");
        return ((BoardBlock) lesson.blocks().get(0)).legal();
    }

    @Test
    void aBoardStandsAtItsPly() {
        BoardBlock board = block("opening", BoardBlock.class);
        assertThat(Squares.names(board.position().black())).isEqualTo("e4 e5 f5");
        assertThat(Squares.names(board.marked())).isEqualTo("c3 c4");
        assertThat(board.query()).containsEntry("ply", "2").containsEntry("moves", "f5d6c3");
    }

    @Test
    void theOtherBlocksAreRead() {
        assertThat(block("guess", PredictBlock.class).at()).isEqualTo("return");
        assertThat(block("quiz-1", QuizBlock.class).choices())
                .extracting(QuizBlock.Choice::correct)
                .containsExactly(true, false);
        assertThat(block("stated", ExerciseBlock.class).answer().solution()).isEqualTo("e4 d5");
        assertThat(block("stated", ExerciseBlock.class).hint()).isEqualTo("Look at the middle.");
        assertThat(block("computed", ExerciseBlock.class).answer().solution()).isEqualTo("8");
        assertThat(block("compare-1", CompareBlock.class).right().technique().id())
                .isEqualTo("reversi/mobility/carry");
        assertThat(block("figure-1", FigureBlock.class).at()).contains("beyond");
        assertThat(block("bench-1", BenchBlock.class).techniques()).hasSize(2);
        assertThat(block("bench-1", BenchBlock.class).per()).isEqualTo("position");
    }

    @Test
    void liveValuesTakeTheirPlaces() {
        assertThat(prose(GOOD))
                .contains("After two moves Black has 5 moves.")
                .contains("<code>run</code> is")
                .contains("<code>0x0000001000000000</code>");
    }

    @Test
    void textIsMarkdownWithTablesAndAnchors() {
        assertThat(prose(GOOD))
                .contains("<h2 id=\"h-before-you-begin\">")
                .contains("<td align=\"right\">1</td>")
                .contains("<a href=\"/lessons/first-steps#h-the-end\">")
                .contains("<a href=\"#h-before-you-begin\">")
                .contains("<a href=\"/trace/reversi/mobility/left?at=run.2\">")
                .contains("src=\"/lessons/good/pictures/board.svg\"");
    }

    @Test
    void aKindMeansTheNearestBlockAboveElseTheFirstBelow() {
        String board = "\n\n```board\nposition: random:%d:%d\n```\n\n";
        String text =
                "{{board.empties}}"
                        + board.formatted(1, 10)
                        + "{{board.empties}}"
                        + board.formatted(2, 20)
                        + "{{board.empties}} {{board-1.empties}}\n";
        assertThat(prose(Good.body(text))).isEqualTo("<p>54</p>\n<p>54</p>\n<p>44 54</p>");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "reversi/mobility/left | operations | 22",
                "reversi/mobility/left | stages | 4",
                "reversi/mobility/core | chain | 17",
                "reversi/mobility/left | result.hex | 0x0000008000400000",
                "tictactoe/lines | result.number | true",
                "popcount/hardware | result.count | 3",
                "reversi/move/apply | result.1.count | 14",
            })
    void everyPathHasItsValue(String technique, String path, String value) {
        Technique known = Good.LAB.catalogue().find(technique).orElseThrow();
        Trace trace = Good.LAB.traces().of(known.bind(ChosenInputs.EXAMPLE));
        assertThat(new TraceResults(trace).read(path).text()).isEqualTo(value);
    }

    @Test
    void aBenchHasTheCountsOfWhatItMeasures() {
        String bench =
                """
                ```bench
                algorithms: [reversi/mobility/shifts, reversi/mobility/core]
                claim: core.operations = 109
                ```

                """;
        Lesson lesson = Good.body(bench + "{{bench.shifts.operations}} {{bench.core.chain}}\n");
        assertThat(lesson.problems()).isEmpty();
        assertThat(prose(lesson)).isEqualTo("<p>164 17</p>");
    }

    @Test
    void aLevelOfTheEngineHasItsNumbers() {
        assertThat(prose(Good.body("{{level.3.ahead}} {{level.10.exact}}\n")))
                .isEqualTo("<p>3 20</p>");
    }

    @Test
    void aBlockMayBeCalledLevel() {
        String trace = "```trace\nname: level\nalgorithm: reversi/mobility/left\n```\n\n";
        assertThat(prose(Good.body(trace + "{{level.operations}}\n"))).isEqualTo("<p>22</p>");
    }

    @Test
    void aMoveOfAGameIsLookedAtBeforeItIsPlayed() {
        Lesson lesson =
                Good.body(
                        """
                        ```trace
                        algorithm: reversi/flips/loop
                        moves: f5d6
                        claim: result.squares = d5
                        ```
                        """);
        assertThat(lesson.problems()).isEmpty();
        TraceBlock trace = (TraceBlock) lesson.blocks().get(0);
        assertThat(trace.run().arguments().move().map(Squares::name)).isEqualTo(Optional.of("d6"));
    }

    @Test
    void headingsOfOneNameHaveAnchorsOfTheirOwn() {
        assertThat(
                        chapters(
                                Good.body(
                                        """
                                        ## One

                                        ## One

                                        ## {{board.empties}} left

                                        ```board
                                        ```
                                        """)))
                .extracting(Heading::id)
                .containsExactly("h-one", "h-one-1", "h-left");
    }

    @Test
    void linksAndPicturesLeadToTheSiteWhereverItStands() {
        String body =
                """
                [A](first-steps) [B](/trace) [C](/lessons/first-steps#the-end) [D](#own)

                ![E](pictures/board.svg)

                ## Own
                """;
        assertThat(prose(Good.bodyBelow("/course", body)))
                .contains(
                        "href=\"/course/lessons/first-steps\"",
                        "href=\"/course/trace\"",
                        "href=\"/course/lessons/first-steps#",
                        "href=\"#",
                        "src=\"/course/lessons/good/pictures/board.svg\"");
    }
}
