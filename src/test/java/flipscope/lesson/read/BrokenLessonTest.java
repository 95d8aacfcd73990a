package flipscope.lesson.read;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import flipscope.catalogue.Technique;
import flipscope.lesson.FaultyPart;
import flipscope.lesson.Lesson;
import flipscope.lesson.LessonProblem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Breaks a good lesson in one place at a time; the mistake is said there, and nothing else is. */
class BrokenLessonTest {
    @Test
    void aGoodLessonHasNoProblems() {
        assertThat(Good.read(Good.TEXT).problems()).isEmpty();
    }

    /** A text that stands there once, what stands in its place, and what is said of that. */
    @ParameterizedTest(name = "{0} → {1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    language: en | langauge: en \
                        | the front matter has no "langauge"; did you mean "language"?
                    language: en | language: 42 | language: "42" is not a tag such as en or pt-BR
                    order: 7 | order: seven \
                        | order: "seven" is not a whole number from -999999 to 999999
                    minutes: 12 | minutes: 900 | minutes: "900" is not a whole number from 1 to 120
                    needs: [first-steps] | needs: [first-step] \
                        | no lesson "first-step"; did you mean "first-steps"?
                    '  - S4' | '  - S7' | sources: no article "S7"; S0 to S4, or title: and url:
                    '    url: https://www' | '    url: javascript://www' \
                        | url: an address begins with http:// or https://
                    summary: One of each block, and one | summary: One of each: block, and one \
                        | this is not valid YAML: put a text that has a colon or begins with a sign in quotes: "…"
                    language: en | order: 8 | there is a second "order"
                    (first-steps) | (first-stebs) \
                        | no lesson "first-stebs"; did you mean "first-steps"?
                    (first-steps#the-end) | (mailto:nobody) \
                        | a link must lead to https://…, mailto:…, another lesson, /trace/… or #heading, not to "mailto:nobody"
                    (first-steps#the-end) | (first-steps#the-end) and [^1] \
                        | footnotes are not supported; put the note in the text, or in brackets
                    (first-steps#the-end) | (first-steps#the-end) and $x^2$ \
                        | formulas are not supported; write them in words, or as code in backticks
                    (first-steps#the-end) | (first-steps#the-end) and $n$ \
                        | formulas are not supported; write them in words, or as code in backticks
                    (pictures/board.svg) | (pictures/my board.svg) \
                        | the name of a picture has no spaces; rename the file, as "pictures/my-board.svg"
                    language: en | language:en \
                        | this is not valid YAML: a space after the colon is missing
                    language: en | language: en \
                        | this is not valid YAML: a no-break space stands here; type a space
                    language: en | 'language: "en' \
                        | this is not valid YAML: the quote that is opened here is not closed
                    language: en | '  language: en' \
                        | this is not valid YAML: indent as the line above
                    from: passable | from: pass–able \
                        | from: no step "pass–able" (with a dash, not a hyphen); did you mean "passable"?
                    from: passable | own: 0x18 \
                        | a block of the kind trace has no "own"; write position: …
                    (first-steps#the-end) | (first-steps#the-and) \
                        | first-steps has no heading "#the-and"; did you mean "the-end"?
                    (#before-you-begin) | (#before-you-being) \
                        | good has no heading "#before-you-being"; did you mean "before-you-begin"?
                    (/trace/reversi/mobility/left?at=run.2) | (/trace/reversi/mobility/lift) \
                        | the link "/trace/reversi/mobility/lift": no algorithm "reversi/mobility/lift"; did you mean "reversi/mobility/left"?
                    (/trace/reversi/mobility/left?at=run.2) | (/trace/reversi/mobility/left?at=rum) \
                        | the link "/trace/reversi/mobility/left?at=rum": at: no step "rum"; did you mean "run"?
                    (/play?moves=f5d6c3) | (/plai?moves=f5d6c3) \
                        | the link "/plai?moves=f5d6c3": no page "/plai"; did you mean "/play"?
                    (/play?moves=f5d6c3) | (/write?task=lift) \
                        | the link "/write?task=lift": no task "lift"; did you mean "left"?
                    (/play?moves=f5d6c3) | (/play?moves=f5f5) \
                        | the link "/play?moves=f5f5": moves: Move 2, f5 (character 3), is not legal: there is already a disc on it. White can play f4 d6 f6.
                    (/play?moves=f5d6c3) | (/play/analysys?moves=f5d6c3) \
                        | the link "/play/analysys?moves=f5d6c3": no page "/play/analysys"; did you mean "/play/analysis"?
                    (/play?moves=f5d6c3) | (/score-four?moves=a1a1a1a1a1) \
                        | the link "/score-four?moves=a1a1a1a1a1": moves: Ball 5, a1 (character 9), has no room: there are four balls on that column already.
                    (/play?moves=f5d6c3) | (/play/choice?moves=f5f5) \
                        | the link "/play/choice?moves=f5f5": moves: Move 2, f5 (character 3), is not legal: there is already a disc on it. White can play f4 d6 f6.
                    (pictures/board.svg) | (pictures/bord.svg) \
                        | no picture "pictures/bord.svg"; did you mean "board.svg"?
                    {{opening.to-move}} | {{opning.to-move}} \
                        | {{opning.to-move}}: no block "opning"; did you mean "opening"?
                    {{board.legal.count}} | {{board.leagl.count}} \
                        | {{board.leagl.count}}: no value "leagl.count"; did you mean "legal.count"?
                    {{trace-1.run.hex}} | {{trace-1.run.9.hex}} \
                        | {{trace-1.run.9.hex}}: no step "run.9"; run is assigned 6 times
                    {{trace-1.run.hex}} | {{trace-1.run.hax}} \
                        | {{trace-1.run.hax}}: a value has no "hax"; did you mean "hex"?
                    {{trace.result.squares}} | {{quiz.result.squares}} \
                        | {{quiz.result.squares}}: this block has no values
                    algorithm: reversi/flips/loop | algorithm: flips/lop \
                        | no algorithm "flips/lop"; did you mean "reversi/flips/loop"?
                    at: run.2 | at: run.12 | at: no step "run.12"; run is assigned 6 times
                    at: run.2 | at: result \
                        | at: "result" is what the method returns, no step; its last step is "return"
                    from: passable | from: pasable \
                        | from: no step "pasable"; did you mean "passable"?
                    from: passable | form: passable \
                        | a block of the kind trace has no "form"; did you mean "from"?
                    from: passable | show: stepping | show: it is no longer needed; leave it out
                    from: passable | name: Nice Name \
                        | name: lower-case letters, digits and hyphens are expected, not "Nice Name"
                    name: guess | name: opening | there is already a block "opening"
                    name: guess | name: at \
                        | name: the page itself has something called "at"; choose another name
                    name: stated | name: remove \
                        | name: the page itself has something called "remove"; choose another name
                    name: guess | name: h-end \
                        | name: the page itself has something called "h-end"; choose another name
                    move: c4 | move: a1 | move: a1 flips nothing; Black may play d3 c4 f5 e6
                    move: c4 | move: c9 \
                        | move: "c9" is not a square: write a letter from a to h and a digit from 1 to 8, as in c4.
                    bits: "0xff" | bits: "0xfg" \
                        | bits: "0xfg" is not a number from 0 to 0xffffffffffffffff, written as 0x1f, 0b11111 or 31
                    algorithms: [reversi/mobility/shifts, reversi/mobility/core] | algorithms: [reversi/mobility/shifts] \
                        | algorithms: a list of 2 to 8 is expected, not of 1
                    'moves: f5d6c3\n' | 'moves: f5d6a1\n' \
                        | moves: Move 3, a1 (character 5), is not legal: it flips nothing for Black, who can play c3 c4 c5 c6 c7.
                    ply: 2 | ply: 4 | ply: "4" is not a whole number from 0 to 3
                    mark: c3 c4 | mark: c3 c44 \
                        | mark: "c44" is not a square: write a letter from a to h and a digit from 1 to 8, as in c4.
                                        mark: c3 c4 | legal: yes | legal: it is true or false, not "yes"
                    mark: c3 c4 | play: true \
                        | a block of the kind board has no "play"; did you mean "ply"?
                    mark: c3 c4 | level: 11 | level: "11" is not a whole number from 1 to 10
                    '  - to-move = Black' | '  - to-move = White' \
                        | claim: to-move is Black, not "White"
                    '  - black.squares = f5 e4, e5' | '  - black.squares = f5 e4' \
                        | claim: black.squares is e4, e5, f5, not "f5 e4"
                    claim: result.squares = c4 | claim: result.squares c4 \
                        | claim: a path, = and a value are expected: result.count = 4
                    claim: result.squares = c4 | claim: results.count = 1 \
                        | claim: no step "results"; did you mean "result"?
                    claim: left.result.count = 10 | claim: result.count = 10 \
                        | claim: a value of a comparison begins with left. or right.
                    claim: result.number = 8 | claim: result.squares = a1 \
                        | claim: this value has no squares; it has count, hex and number
                    '    right: true' | '    rigth: true' \
                        | a choice has no "rigth"; did you mean "right"?
                    answer: d5 e4 | anwser: d5 e4 \
                        | a block of the kind exercise has no "anwser"; did you mean "answer"?
                    kind: number | kind: squares | kind: this answer is of the kind number
                    kind: number | kind: numbers \
                        | kind: it is one of squares, bits, number, hex, text, think, not "numbers"
                    answer: d5 e4 | 'answer: d5 e4\ngrid: line3' \
                        | answer: "d5" is not a square of this grid
                    answer: d5 e4 | 'least: 3\nanswer: d5 e4' \
                        | least: only a question with an algorithm has other positions
                    ```bench | ```bensch | no kind of block "bensch"; did you mean "bench"?
                    ```board | ```bord | no kind of block "bord"; did you mean "board"?
                    ```figure | ```figure one | nothing may follow the kind of a block: figure
                    'algorithm: reversi/mobility/left\nat: beyond' | - reversi/mobility/left \
                        | keys and values are expected, as in name: value
                    """)
    void aMistakeIsSaidAtItsLine(String right, String wrong, String message) {
        assertThat(Good.TEXT).containsOnlyOnce(right);
        Lesson broken = Good.read(Good.TEXT.replace(right, wrong));
        assertThat(broken.problems()).containsExactly(new LessonProblem(line(right), message));
    }

    @Test
    void whatIsComparedAnswersOneQuestion() {
        String others =
                Good.LAB.catalogue().family("mobility").stream()
                        .map(Technique::id)
                        .collect(joining(", "));
        aMistakeIsSaidAtItsLine(
                "right: reversi/mobility/carry",
                "right: bits/lowest",
                "right: bits/lowest does not answer the same question as reversi/mobility/shifts;"
                        + " these do: "
                        + others);
    }

    private static int line(String text) {
        String above = Good.TEXT.substring(0, Good.TEXT.indexOf(text));
        return (int) above.chars().filter(letter -> letter == '\n').count() + 1;
    }

    @Test
    void whatIsMissingInTheHeadIsNamed() {
        Lesson broken = Good.read("---\ntitle: T\n---\nText\n");
        assertThat(broken.problems())
                .containsExactly(
                        new LessonProblem(2, "the front matter needs summary: …"),
                        new LessonProblem(2, "the front matter needs order: …"),
                        new LessonProblem(2, "the front matter needs minutes: …"));
        assertThat(broken.headProblems()).hasSize(3);
    }

    @Test
    void aLessonWithoutAHeadIsShownAndSaysSo() {
        Lesson broken = Good.read("Text\n");
        assertThat(broken.problems())
                .containsExactly(
                        new LessonProblem(
                                1,
                                "a lesson begins with its front matter, between two lines of three"
                                        + " hyphens"));
        assertThat(broken.front().title()).isEqualTo("good");
        assertThat(Good.read("---\ntitle: T\n").problems())
                .containsExactly(
                        new LessonProblem(
                                1,
                                "the front matter is not closed; a line of three hyphens ends it"));
    }

    @Test
    void lessonsThatNeedOneAnotherInACircleAreRefused() {
        String head = "---\ntitle: T\nsummary: S\norder: 1\nneeds: egg\nminutes: 1\n---\n";
        assertThat(Good.read("chicken", head).problems())
                .containsExactly(
                        new LessonProblem(
                                5,
                                "needs: these lessons need one another in a circle: chicken → egg →"
                                        + " chicken"));
    }

    @Test
    void aTraceIsShownForwards() {
        String text =
                Good.TEXT.replace("from: passable", "from: legal").replace("to: return", "to: run");
        assertThat(Good.read(text).problems())
                .containsExactly(new LessonProblem(line("to: return"), "to: it comes before from"));
    }

    @Test
    void aQuizHasJustOneRightChoice() {
        Lesson none = Good.read(Good.TEXT.replace("    right: true\n", ""));
        Lesson two =
                Good.read(Good.TEXT.replace("  - text: 16\n", "  - text: 16\n    right: true\n"));
        int line = line("choices:");
        assertThat(none.problems())
                .containsExactly(
                        new LessonProblem(
                                line, "a quiz has exactly one choice with right: true, not 0"));
        assertThat(two.problems())
                .containsExactly(
                        new LessonProblem(
                                line, "a quiz has exactly one choice with right: true, not 2"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"predict", "trace", "figure"})
    void aStepThatIsNotThereIsSaidInEveryKindOfBlock(String kind) {
        String block = "```" + kind + "\nalgorithm: reversi/mobility/left\nat: runs\n```\n";
        assertThat(Good.body(block).problems())
                .extracting(LessonProblem::message)
                .containsExactly("at: no step \"runs\"; did you mean \"run\"?");
    }

    @Test
    void aBlockThatIsNotClosedIsSaid() {
        assertThat(Good.body("```board\nmark: c3\n").problems())
                .containsExactly(
                        new LessonProblem(7, "the block is not closed; end it with a line of ```"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    '\n    ```board\n    mark: c3\n    ```\n' | 8 | a block must start at the margin; four spaces before it make it code
                    '```math\nx^2\n```\n' | 7 | formulas are not supported; write them in words, or as code in backticks
                    '```bits\n\tvalue: 3\n```\n' | 8 | this is not valid YAML: indent with spaces, not with a tab
                    '```bits\nvalue: 3\n– x\n```\n' | 9 | this is not valid YAML: a dash stands here; a list has hyphens: -
                    '```trace\nalgorithm:bits/lowest\n```\n' | 8 | keys and values are expected, as in name: value: a space after the colon is missing
                    '```compare\nleft: bits/lowest\nright: bits/index\n```\n' | 9 | right: bits/index does not answer the same question as bits/lowest
                    """)
    void whatWouldBeShownAsTypedIsSaid(String body, int line, String message) {
        assertThat(Good.body(body).problems())
                .first()
                .satisfies(
                        problem -> {
                            assertThat(problem.message()).startsWith(message);
                            assertThat(problem.line()).isEqualTo(line);
                        });
    }

    @Test
    void aBlockInAListIsSaid() {
        assertThat(Good.body("- here\n\n  ```board\n  mark: c3\n  ```\n").problems())
                .containsExactly(
                        new LessonProblem(
                                9,
                                "a block must start at the margin, not inside a list or"
                                        + " quotation"));
    }

    @Test
    void aFootnoteIsCalledByItsName() {
        assertThat(Good.body("A claim.[^n]\n\n[^n]: note\n").problems())
                .containsExactly(
                        new LessonProblem(
                                7,
                                "footnotes are not supported; put the note in the text, or in"
                                        + " brackets"));
    }

    @Test
    void pricesAndLettersAreWelcome() {
        assertThat(
                        Good.body("It costs $5, not $6. [Write](mailto:a.teacher@example.org).\n")
                                .problems())
                .isEmpty();
        assertThat(Good.body("`$x^2$` is code.\n").problems()).isEmpty();
    }

    @Test
    void oneMistakeDoesNotHideAnother() {
        String text =
                Good.TEXT
                        .replace("mark: c3 c4", "mark: z9")
                        .replace("at: beyond", "at: beyont")
                        .replace("answer: d5 e4", "answer: \"\"");
        Lesson broken = Good.read(text);
        assertThat(broken.problems()).extracting(LessonProblem::line).isSorted().hasSize(3);
        assertThat(broken.blocks()).hasSize(8);
        assertThat(broken.parts()).filteredOn(FaultyPart.class::isInstance).hasSize(3);
    }
}
