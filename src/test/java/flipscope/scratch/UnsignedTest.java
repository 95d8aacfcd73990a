package flipscope.scratch;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.story.LocalVariable;
import flipscope.text.DataFile;
import flipscope.trace.Trace;
import flipscope.trace.Word;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Lines of other languages come to what their own compilers make of them. */
class UnsignedTest {
    @ParameterizedTest
    @ValueSource(strings = {"C", "C++", "Rust", "Python", "JavaScript"})
    void linesComeToWhatTheirCompilerMakesOfThem(String language) {
        List<String[]> rows =
                DataFile.lines("/scratch/unsigned.txt")
                        .map(row -> row.split(" \\| (?=[^|]*$)|(?<=^[\\w+]{1,12}) \\| ", 3))
                        .filter(row -> row[0].equals(language))
                        .toList();

        assertThat(rows).hasSizeGreaterThan(25);
        assertThat(rows.stream().map(row -> row[1] + "  is " + r(row[1])).toList())
                .isEqualTo(rows.stream().map(row -> row[1] + "  is " + row[2]).toList());
    }

    /** The last value of {@code r}, or why there is none. */
    private static String r(String lines) {
        Scratch scratch = Scratch.of(lines.replace(" ⏎ ", "\n"));
        if (scratch.mistake().isPresent()) {
            return scratch.mistake().get().getMessage();
        }
        Trace trace = scratch.trace().orElseThrow();
        return LocalVariable.before(trace, -1, trace.steps().size()).stream()
                .filter(each -> each.name().equals("r"))
                .map(each -> HexFormat.of().toHexDigits(((Word) each.value().orElseThrow()).bits()))
                .findFirst()
                .orElse("none");
    }
}
