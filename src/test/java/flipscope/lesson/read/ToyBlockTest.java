package flipscope.lesson.read;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.lesson.Lesson;
import flipscope.lesson.LessonProblem;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each mistake is made in a toy that has none; it is said at its line, and nothing else is. */
class ToyBlockTest {
    private static final String GOOD =
            """
            ```toy
            name: stop
            code: |
              @View(RANK) int landed(@View(RANK) int run, @View(RANK) int start) {
                  int sum = run + start;
                  int carries = run ^ start ^ sum;
                  return sum & ~run;
              }
            run: "0x36"
            start: "0x02"
            free: {run: press, start: slide}
            show: [run, + start, = sum]
            carry: carries
            twin: decimal
            discs: white
            mark: b
            line: sum = run + start
            goal: Make the carry stop on b.
            when: result.squares = b
            met: It stops on the first square that is not full.
            say:
              - when: result.squares = none
                text: It leaves the row.
              - "It stops on **{{result.squares}}**."
            ```
            """;

    private static ToyBlock toy(String text) {
        Lesson lesson = Good.body(text);
        assertThat(lesson.problems()).isEmpty();
        return (ToyBlock) lesson.blocks().get(0);
    }

    @Test
    void aToyBeginsAsItsAuthorWroteItAndItsAddressesAreItsStates() {
        ToyBlock toy = toy(GOOD);
        assertThat(toy.start().code()).isEqualTo("36.2");
        assertThat(toy.start().said()).isEqualTo("It stops on <strong>e</strong>.");
        assertThat(toy.start().isMet()).isFalse();
        ToyState met = toy.state("36.10").orElseThrow();
        assertThat(met.said()).isEqualTo("It stops on <strong>b</strong>.");
        assertThat(met.isMet()).isTrue();
        assertThat(toy.state("ff.1").orElseThrow().said()).isEqualTo("It leaves the row.");
        assertThat(toy.way(toy.start(), toy.free().get(1)).map(ToyState::code))
                .containsExactly(
                        "36.80", "36.40", "36.20", "36.10", "36.8", "36.4", "36.2", "36.1");
    }

    @Test
    void whatIsNoStateIsNone() {
        for (String code : List.of("", "36", "36.2.1", "136.2", "36.3", "x.2", "36.-2", "36.0")) {
            assertThat(toy(GOOD).state(code)).as(code).isEmpty();
        }
    }

    /** Every state, against a walk along the row. */
    @Test
    void theCarryStopsWhereAWalkDoes() {
        ToyBlock toy = toy(GOOD);
        for (int run = 0; run < 256; run++) {
            for (int place = 0; place < 8; place++) {
                int at = place;
                while ((run >> at & 1) != 0) {
                    at++;
                }
                String code = Integer.toHexString(run) + "." + Integer.toHexString(1 << place);
                ToyState state = toy.state(code).orElseThrow();
                String stop = at > 7 ? "none" : "hgfedcba".substring(at, at + 1);
                assertThat(state.read("result.squares").text()).as(code).isEqualTo(stop);
                assertThat(Long.bitCount(state.value("carries").word().bits()))
                        .as(code)
                        .isEqualTo(at - place);
            }
        }
    }

    @Test
    void anAlgorithmOfTheSiteNeedsNoCode() {
        ToyBlock toy =
                toy(
                        """
                        ```toy
                        algorithm: bits/lowest
                        bits: "0x0000001800000000"
                        free: {bits: press}
                        goal: Make it the lowest bit of all.
                        when: result.squares = h8
                        met: Nothing is lower.
                        solution: "1800000001"
                        say: "The lowest is {{result.squares}}."
                        ```
                        """);
        assertThat(toy.look().cells().isBoard()).isTrue();
        assertThat(toy.start().line()).isEqualTo("return bits & negative");
        assertThat(toy.start().said()).isEqualTo("The lowest is e4.");
    }

    @Test
    void aFileStandsAndItsSquaresHaveItsName() {
        ToyBlock toy =
                toy(
                        """
                        ```toy
                        code: |
                          @View(RANK) int up(@View(RANK) int file, int by) {
                              int moved = file << by;
                              return moved;
                          }
                        file: 5
                        by: 0
                        free: {file: press c1 c3, by: slide 0..5}
                        cells: file c
                        say: "On {{file.squares}} and {{result.squares}}."
                        ```
                        """);
        assertThat(toy.start().said()).isEqualTo("On c1, c3 and c1, c3.");
        assertThat(toy.state("4.5").orElseThrow().said()).isEqualTo("On c3 and c8.");
        assertThat(toy.state("8.0")).as("c4 is not pressed").isEmpty();
    }

    @Test
    void otherTextsQuoteWhatItIsAtFirst() {
        assertThat(Good.body(GOOD + "\nOn {{stop.result.squares}}.\n").problems()).isEmpty();
    }

    @ParameterizedTest(name = "{0} → {1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    name: stop | name: toy \
                        | name: the page itself has something called "toy"; choose another name
                    twin: decimal | twni: decimal \
                        | a block of the kind toy has no "twni"; did you mean "twin"?
                    twin: decimal | twin: tens | twin: it is one of none, decimal, number, not "tens"
                    int sum = run + start; | int sum = run + strat; \
                        | code: there is no variable or constant named `strat` here
                    free: {run: press, start: slide} | free: {rnu: press, start: slide} \
                        | free: no input "rnu"; did you mean "run"?
                    free: {run: press, start: slide} | free: {run: pull, start: slide} \
                        | free: write press, press c3 d3, slide (one bit) or slide 0..9; or two of them, with or
                    free: {run: press, start: slide} | free: {run: press i, start: slide} \
                        | free: no square "i"
                    free: {run: press, start: slide} | free: {run: press, start: slide a b} \
                        | free: start does not slide through what it is at first
                    free: {run: press, start: slide} | free: {run: slide 1..1} \
                        | free: a slide goes through 2 to 256 numbers
                    free: {run: press, start: slide} | free: press \
                        | free: names with a colon are expected
                    when: result.squares = b | when: result.squares is b \
                        | when: "result.squares is b" is no condition; write result.squares = b, or != b
                    """)
    void aMistakeIsSaidAtItsLine(String right, String wrong, String message) {
        assertThat(GOOD).containsOnlyOnce(right);
        assertThat(Good.body(GOOD.replace(right, wrong)).problems())
                .contains(new LessonProblem(line(right), message));
    }

    @ParameterizedTest(name = "{0} → {1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    when: result.squares = b | when: result.squares = e | goal: it is met at first
                    when: result.squares = b | when: result.squares = a b | goal: it cannot be met
                    when: result.squares = b | claim: sum.squares = c d e \
                        | goal: goal: and when: belong together
                    = sum | = smu | toy: no step "smu"; did you mean "sum"?
                    {{result.squares}} | {{result.sqares}} \
                        | toy: a value has no "sqares"; did you mean "squares"?
                    - "It stops on **{{result.squares}}**." | - {when: result.count = 1, text: On a} \
                        | say: the last sentence must fit whatever is the case, without when:
                    carry: carries | runs: run | runs: "run" is no input that slides
                    carry: carries | turns: sum | turns: "sum" is no input that slides
                    int start) { | int start, long move) { \
                        | code: no input can be called "move", which means something else here
                    int start) { | int start, int show) { \
                        | code: no input can be called "show", which means something else here
                    int sum = run + start; | int sum = run / (start - 4); \
                        | toy: at 0.4: division by zero
                    algorithm | algorithm | a toy needs either algorithm: … or code: …
                    """)
    void whatCannotBePlayedIsRefused(String right, String wrong, String message) {
        String text =
                right.equals("algorithm")
                        ? GOOD.replace("name: stop", "name: stop\nalgorithm: bits/carry-run")
                        : GOOD.replace(right, wrong.replace("\\n", "\n"));
        assertThat(text).isNotEqualTo(GOOD);
        assertThat(Good.body(text).problems())
                .extracting(LessonProblem::message)
                .as(() -> Good.body(text).problems().toString())
                .contains(message);
    }

    @Test
    void whoFreesMoreThanCanBeTriedNamesASolution() {
        String board =
                """
                ```toy
                code: |
                  long low(long set) {
                      long low = set & -set;
                      return low;
                  }
                set: "0x18"
                free: {set: press}
                goal: Make it h8.
                when: result.squares = h8
                met: Done.
                say: "It is {{result.squares}}."
                ```
                """;
        assertThat(messages(board))
                .containsExactly(
                        "goal: there are too many states to try them all; name one that meets it,"
                                + " as in solution: 18");
        String solved = board.replace("met:", "solution: \"%s\"\nmet:");
        assertThat(messages(solved.formatted("19"))).isEmpty();
        assertThat(messages(solved.formatted("1a")))
                .containsExactly("solution: the goal is not met there");
        assertThat(messages(solved.formatted("z"))).contains("solution: \"z\" is no state of it");
    }

    private static List<String> messages(String text) {
        return Good.body(text).problems().stream()
                .map(LessonProblem::message)
                .collect(Collectors.toList());
    }

    private static int line(String text) {
        String above = GOOD.substring(0, GOOD.indexOf(text));
        return 7 + (int) above.chars().filter(letter -> letter == '\n').count();
    }
}
