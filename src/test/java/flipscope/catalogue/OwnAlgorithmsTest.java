package flipscope.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.catalogue.OwnAlgorithms.Fault;
import flipscope.judge.OracleCheck;
import flipscope.text.DataFile;
import flipscope.text.Directory;
import flipscope.trace.Word;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Algorithms from a folder: what makes one, what is said of a mistake, and that none does harm. */
class OwnAlgorithmsTest {
    private static final String LOWEST =
            """
            // The lowest bit: a number and its negative have it in common.
            long lowestBit(long bits) {
                long negative = -bits;
                return bits & negative;
            }
            """;

    @TempDir private Path folder;

    private OwnAlgorithms own;

    @BeforeEach
    void open() {
        own = new OwnAlgorithms(new Directory(folder));
    }

    private void write(String name, String text) throws IOException {
        Files.writeString(folder.resolve(name), text);
    }

    private Technique only() {
        assertThat(own.faults()).isEmpty();
        return own.techniques().get(0);
    }

    @Test
    void aHeaderCommentAndAMethodAreEnough() throws IOException {
        write("LowestBit.java", LOWEST);
        Technique lowest = only();
        assertThat(lowest.id()).isEqualTo("own/lowest-bit");
        assertThat(lowest.title()).isEqualTo("The lowest bit");
        Arguments at = lowest.bind(ChosenInputs.EXAMPLE);
        assertThat(lowest.program().run(lowest.method(), at.values()))
                .isEqualTo(Word.of(0x0000_0000_0400_0000L));
    }

    @Test
    void anAnnotationSaysMore() throws IOException {
        write(
                "Many.java",
                """
                final class Many {
                    @Algorithm(id = "own/first", title = "One", family = "mine", example = "x=5")
                    static int one(int x) {
                        return x + 1;
                    }

                    @Algorithm
                    static int two(int x) {
                        return x + 2;
                    }

                    static int none(int x) {
                        return x;
                    }
                }
                """);
        assertThat(own.techniques())
                .extracting(Technique::id)
                .containsExactly("own/first", "own/two");
        assertThat(own.techniques()).extracting(Technique::title).containsExactly("One", "two");
        assertThat(own.techniques().get(0).family()).isEqualTo("mine");
        assertThat(own.techniques().get(0).bind(ChosenInputs.EXAMPLE).query())
                .containsEntry("x", "5");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "long f(long own, long opponent) { return own & opponent; } | position",
                "long f(long own, long opponent, long move) { return own ^ move; } | move",
                "int f(@View(MINI) int own, @View(MINI) int opponent) { return own; } | position",
                "boolean f(boolean on, int n, long bits) { return on; } | n",
                "long f() { return 1L; } | ''",
            })
    void inputsComeFromTheParameters(String code, String parameter) throws IOException {
        write("F.java", code);
        Arguments at = only().bind(ChosenInputs.EXAMPLE);
        if (!parameter.isEmpty()) {
            assertThat(at.query()).containsKey(parameter);
        }
    }

    @Test
    void theFileThatIsMadeIsRightAndAgreesWithItsOracle() throws IOException {
        String starter = DataFile.text("/starter/KnightAttacks.java");
        write("KnightAttacks.java", starter);
        assertThat(only().id()).isEqualTo("own/knight-attacks");
        assertThat(OracleCheck.of(only())).isEmpty();

        write(
                "KnightAttacks.java",
                starter.replace("farRight = knights >>> 2", "farRight = knights >>> 1"));
        Fault fault = OracleCheck.of(only()).orElseThrow();
        assertThat(fault.file()).isEqualTo("KnightAttacks.java");
        assertThat(fault.line()).isEqualTo(13);
        assertThat(fault.message())
                .startsWith("it does not return the same as `oneByOne` on knights=0x");
    }

    @Test
    void anOracleThatIsStoppedIsNoOracle() throws IOException {
        write(
                "Slow.java",
                LOWEST + "\n@Oracle long slow(long bits) {\n    return slow(bits);\n}\n");
        Fault fault = OracleCheck.of(only()).orElseThrow();
        assertThat(fault.message()).startsWith("its oracle `slow`: stopped at");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "long f(long x) { return y; } | 1 | no variable or constant named `y`",
                "// nothing | 1 | there is no method in it",
                "~~void f(long x) { } | 3 | returns something",
                "@Oracel~long f(long x) {~return x;~} | 1 | there is no annotation @Oracel; there are @Algorithm, @Disjoint, @OneSquare, @Oracle, @Range, @Subset, @View",
                "long f(~@Rnage(max = 7) int x) {~return x;~} | 2 | there is no annotation @Rnage",
                "@Algorithm(titel = 7)~long f(long x) {~return x;~} | 1 | @Algorithm has no `titel`; it has id, title,",
                "long f(@Range(maximum = 7) int x) {~return x;~} | 1 | @Range has no `maximum`; it has min, max",
                "long f(long x) {~System.out.println(x);~return x;~} | 2 | nothing can be printed here; each step shows its values",
                "@Algorithm(title = \"T\", example = \"own=1&opponent=2\")~long f(long own, long opponent) {~return own;~} | 1 | own: write `position=…`",
                "@Algorithm(title = \"T\", example = \"y=1\")~long f(long x) {~return x;~} | 1 | y: there is no such input; there are x",
                "long f(long[] x) { return 1L; } | 1 | takes values of type",
                "@Algorithm(id = \"bits/x\") long f(long x) { return x; } | 1 | is like `own/a`",
                "@Algorithm(example = \"x=z\") long f(long x) { return x; } | 1 | its example: ",
                "@Algorithm(example = \"\") long f(long x) { return x; } | 1 | an example is like",
                "long f(int move) { return 1L; } | 1 | `move` is a long",
                "long f(long x) { return 1 / (x & 0); } | 1 | on its example: division by zero",
                "~long f(long x) { while (true) { x++; } } | 2 | on its example: stopped after",
                "long f(long x) { return f(x); } | 1 | on its example: stopped at `f`",
            })
    void aMistakeHasItsPlaceAndTheOthersAreThereAllTheSame(String code, int line, String message)
            throws IOException {
        write("A.java", code.replace("~", "\n"));
        write("LowestBit.java", LOWEST);
        assertThat(own.faults())
                .singleElement()
                .satisfies(
                        fault -> {
                            assertThat(fault.file()).isEqualTo("A.java");
                            assertThat(fault.line()).isEqualTo(line);
                            assertThat(fault.message()).contains(message);
                        });
        assertThat(own.techniques()).extracting(Technique::id).containsExactly("own/lowest-bit");
    }

    @Test
    void ofTwoWithOneIdTheSecondIsAMistake() throws IOException {
        write("a.java", "@Algorithm(id = \"own/x\") long f(long x) { return x; }");
        write("b.java", "@Algorithm(id = \"own/x\") long f(long x) { return x; }");
        assertThat(own.faults()).containsExactly(new Fault("b.java", 1, "another file has own/x"));
        assertThat(own.techniques()).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"(", "{", "x = ", "new A() {", "-", "/*", "a < ", "@A(", "\"", "\\u0041"})
    void hostileTextIsAMistakeLikeAnyOther(String part) throws IOException {
        write(
                "Hostile.java",
                "long f(long x) { return " + part.repeat(19_000 / part.length()) + ";}");
        write("Huge.java", "x".repeat(3_000_000));
        Files.write(folder.resolve("Letters.java"), new byte[] {(byte) 0xFF, 0, 1});
        Files.createDirectory(folder.resolve("Folder.java"));
        assertThat(own.techniques()).isEmpty();
        assertThat(own.faults())
                .extracting(Fault::file)
                .containsExactly("Folder.java", "Hostile.java", "Huge.java", "Letters.java");
    }

    @Test
    void nothingOutsideTheFolderIsRead(@TempDir Path elsewhere) throws IOException {
        Path secret = Files.writeString(elsewhere.resolve("Secret.java"), LOWEST);
        Files.createSymbolicLink(folder.resolve("Link.java"), secret);
        assertThat(own.techniques()).isEmpty();
        assertThat(own.faults().get(0).message()).contains("leads out of the folder");
    }

    @Test
    void anEditIsFollowedAndAFileThatIsTheSameIsNotReadAgain() throws IOException {
        write("LowestBit.java", LOWEST);
        Technique before = only();
        assertThat(only()).isEqualTo(before).isSameAs(before);

        write("LowestBit.java", LOWEST.replace("bits & negative", "bits | negative"));
        Files.setLastModifiedTime(
                folder.resolve("LowestBit.java"),
                FileTime.from(Instant.now().plus(Duration.ofSeconds(5))));
        Technique after = only();
        assertThat(after).isNotEqualTo(before);
        Traces traces = new Traces();
        assertThat(traces.of(after.bind(ChosenInputs.EXAMPLE)).result())
                .isNotEqualTo(traces.of(before.bind(ChosenInputs.EXAMPLE)).result());

        Files.delete(folder.resolve("LowestBit.java"));
        assertThat(own.techniques()).isEmpty();
    }

    @Test
    void inACatalogueTheyStandBesideOursAndNeverInTheirPlace() throws IOException {
        write("LowestBit.java", LOWEST);
        Catalogue catalogue = Catalogue.load(Optional.of(new Directory(folder)));
        assertThat(catalogue.find("own/lowest-bit")).isPresent();
        assertThat(catalogue.nearest("own/lowestbit").orElseThrow().id())
                .isEqualTo("own/lowest-bit");
        List<Technique> all = catalogue.techniques();
        assertThat(all.get(all.size() - 1).id()).isEqualTo("own/lowest-bit");
        assertThat(catalogue.find("bits/lowest")).isPresent();
    }
}
