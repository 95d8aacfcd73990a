package flipscope.catalogue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import flipscope.judge.OracleCheck;
import flipscope.notation.RandomText;
import flipscope.text.Directory;
import flipscope.trace.Word;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What an input may be is said once, and holds wherever inputs are made or typed. */
class DomainsTest {
    private static final String METHOD =
            """
            static long some(
                    long mask,
                    @Subset("mask") long part,
                    @Disjoint({"mask", "part"}) long free,
                    @OneSquare @Subset("mask") long from,
                    @Range(min = 3, max = 5) int times,
                    int count,
                    @Range(min = -2, max = 2) long way) {
                return mask & part | free ^ from << times + count;
            }
            """;

    @TempDir private Path folder;

    private Optional<Technique> own(String code) throws IOException {
        Files.writeString(folder.resolve("Some.java"), code);
        return algorithms().find("own/some");
    }

    private OwnAlgorithms algorithms() {
        return new OwnAlgorithms(new Directory(folder));
    }

    private static void isAllowed(Arguments inputs) {
        List<Long> values = inputs.words().stream().map(Word::bits).toList();
        assertThat(inputs.technique().allows(values)).as("%s", inputs.query()).isTrue();
        long mask = values.get(0);
        assertThat(values.get(1) & ~mask).as("part of mask").isZero();
        assertThat(values.get(2) & (mask | values.get(1))).as("free of mask").isZero();
        assertThat(Long.bitCount(values.get(3))).as("one square").isOne();
        assertThat(values.get(3) & ~mask).as("one square of mask").isZero();
        assertThat(values.get(4)).isBetween(3L, 5L);
        assertThat(values.get(5)).isBetween(0L, 63L);
        assertThat(values.get(6)).isBetween(-2L, 2L);
    }

    private static Map<String, String> random(Technique technique, int seed) {
        Map<String, String> values = new HashMap<>();
        for (String name : technique.method().names()) {
            values.put(name, new RandomText("" + seed, Optional.empty()).turned(0));
        }
        return values;
    }

    @Test
    void everyRandomInputIsAllowed() throws IOException {
        Technique some = own(METHOD).orElseThrow();
        Arguments example = some.bind(ChosenInputs.EXAMPLE);
        isAllowed(example);
        Stream<Arguments> searched =
                Samples.of(some).flatMap(each -> some.bound(each).stream()).limit(500);
        Stream<Arguments> asked =
                IntStream.range(0, 20)
                        .boxed()
                        .flatMap(turn -> new NewInputs(example, 7).get(turn).stream());
        Stream<Arguments> pressed =
                IntStream.range(0, 200)
                        .boxed()
                        .flatMap(seed -> some.bound(ChosenInputs.of(random(some, seed))).stream());
        List<Arguments> all = Stream.of(searched, asked, pressed).flatMap(each -> each).toList();
        assertThat(all).hasSizeGreaterThan(690).allSatisfy(DomainsTest::isAllowed);
        assertThat(all.stream().map(each -> each.words().get(4).bits()).distinct()).hasSize(3);
        assertThat(all.stream().map(each -> each.words().get(6).bits()).distinct()).hasSize(5);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    mask=0xf0&part=0x18         | part: e8 is not in `mask`
                    mask=0xf0&free=0x18         | free: d8 is in `mask` already
                    mask=0xf0&from=0x30         | from: it must be exactly one square, not 2
                    mask=0xf0&from=0            | from: it must be exactly one square, not 0
                    mask=0&part=0xff            | part: a8 b8 c8 d8 … are not in `mask`
                    times=2                     | times: "2" is not a whole number from 3 to 5
                    count=64                    | count: "64" is not a whole number from 0 to 63
                    way=-3                      | way: "-3" is not a whole number from -2 to 2
                    """)
    void whatIsTypedIsHeldToIt(String query, String refusal) throws IOException {
        Technique some = own(METHOD).orElseThrow();
        Map<String, String> typed = flipscope.text.QueryText.read(query);
        assertThatThrownBy(() -> some.bind(ChosenInputs.of(typed)))
                .isInstanceOf(InputException.class)
                .hasMessage(refusal);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    @Range(min = 5, max = 3) int n            | min is greater than max; exchange them
                    @Range(min = zero, max = 3) int n         | a range is two whole numbers, as in @Range(min = 0, max = 7)
                    @Range(max = 99999999999) int n           | an int is not so large; write long
                    @Range(max = 3) @View(BOARD) long n       | @Range is for numbers; draw it as one, with @View(NUMBER)
                    @OneSquare int n                          | @OneSquare is for sets of squares: a long, or an int that is drawn as a board, as with @View(MINI)
                    @Subset("m") long n                       | there is no parameter `m`
                    @Subset("m") long n, int m                | `m` is not a set of squares
                    @Subset("n") long n                       | `n` depends on itself; let only one name the other
                    @Subset("m") long n, @Disjoint("n") long m | `n` depends on itself; let only one name the other
                    @Subset long n                            | it names a parameter, as in @Subset("mask")
                    @OneSquare long own, long opponent        | `own` comes from the board, which says what it may be; leave out its @Range, @Subset, @Disjoint or @OneSquare
                    """)
    void whatCannotBeIsToldWithItsLine(String parameters, String message) throws IOException {
        own("\nstatic long some(%s) {\n    return 0;\n}\n".formatted(parameters));
        assertThat(algorithms().faults())
                .singleElement()
                .satisfies(
                        fault -> {
                            assertThat(fault.message()).isEqualTo(message);
                            assertThat(fault.line()).isEqualTo(2);
                        });
    }

    @Test
    void anExampleIsHeldToItToo() throws IOException {
        own(
                "@Algorithm(title = \"S\", example = \"n=9\")\nstatic int some(@Range(max = 7) int n) {\n    return n;\n}\n");
        assertThat(algorithms().faults())
                .singleElement()
                .extracting(OwnAlgorithms.Fault::message)
                .asString()
                .contains("its example: n: \"9\" is not a whole number from 0 to 7");
    }

    /** Beyond the board both differ; within it they do not, and no oracle is asked beyond. */
    @Test
    void anOracleIsAskedOnlyWhatMayBe() throws IOException {
        String two =
                "static int some(%sint n) {\n    return n & 7;\n}\n\n@Oracle\nstatic int same(int n) {\n    return n;\n}\n";
        assertThat(OracleCheck.of(own(two.formatted("")).orElseThrow())).isPresent();
        assertThat(OracleCheck.of(own(two.formatted("@Range(max = 7) ")).orElseThrow())).isEmpty();
    }

    /** An input of a found difference stays allowed while it is made small. */
    @Test
    void aDifferenceIsShownOnWhatMayBe() throws IOException {
        Technique some =
                own("""
                                static long some(long mask, @Subset("mask") @OneSquare long from) {
                                    return mask & ~from;
                                }

                                @Oracle
                                static long same(long mask, long from) {
                                    return mask;
                                }
                                """)
                        .orElseThrow();
        assertThat(OracleCheck.of(some).orElseThrow().message())
                .containsPattern("on mask=(0x[0-9a-f]{16}) from=\\1$");
    }
}
