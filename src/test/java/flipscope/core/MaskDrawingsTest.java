package flipscope.core;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import flipscope.testkit.ProjectFiles;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every drawing in the Javadoc of this package is the mask that stands below it. */
class MaskDrawingsTest {
    private static final Path CORE = Path.of("src/main/java/flipscope/core");

    /** A drawing, and the literal of the constant that it belongs to. */
    private static final Pattern DRAWN =
            Pattern.compile(
                    "<pre>\\n((?: +\\* [.x ]+\\n)+) +\\* </pre>\\n +\\*/\\s+(?:@View\\(.*\\)\\s+)?"
                            + "(?:private )?static final (?:long|int) (\\w+) =\\s+0x(\\w+?)L?;");

    /** The constant that a literal belongs to, and what the source shows for it. */
    record Mask(String name, long bits, String drawing) {
        @Override
        public String toString() {
            return name;
        }
    }

    static List<Mask> masks() {
        return ProjectFiles.below(CORE, "").flatMap(MaskDrawingsTest::masks).toList();
    }

    private static Stream<Mask> masks(Path file) {
        return DRAWN.matcher(ProjectFiles.text(file)).results().map(found -> mask(file, found));
    }

    private static Mask mask(Path file, MatchResult found) {
        long bits = Long.parseUnsignedLong(found.group(3).replace("_", ""), 16);
        String name = file.getFileName().toString().replace("java", found.group(2));
        return new Mask(name, bits, found.group(1).replaceAll("(?m)^ +\\* ", ""));
    }

    @ParameterizedTest
    @MethodSource("masks")
    void aMaskLooksLikeItsDrawing(Mask mask) {
        assertThat(drawn(mask.bits(), mask.drawing())).isEqualTo(mask.drawing());
    }

    @Test
    void noDrawingIsLeftOut() {
        long drawings = ProjectFiles.below(CORE, "").mapToLong(MaskDrawingsTest::drawings).sum();
        assertThat(masks()).isNotEmpty().hasSize((int) drawings);
    }

    private static long drawings(Path file) {
        return Pattern.compile("<pre>|// (?:[.x] ){3}")
                .matcher(ProjectFiles.text(file))
                .results()
                .count();
    }

    /** The bits in rows as long as those of a drawing; the first square is the highest bit. */
    private static String drawn(long bits, String like) {
        int columns = like.indexOf('\n') / 2 + 1;
        int rows = (int) like.lines().count();
        return Stream.iterate(rows - 1, row -> row >= 0, row -> row - 1)
                .map(row -> row(bits >>> columns * row, columns))
                .collect(joining());
    }

    private static String row(long bits, int columns) {
        return Stream.iterate(columns - 1, bit -> bit >= 0, bit -> bit - 1)
                .map(bit -> (bits >>> bit & 1) == 1 ? "x" : ".")
                .collect(joining(" ", "", "\n"));
    }
}
