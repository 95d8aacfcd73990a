package flipscope.web.step;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.catalogue.Arguments;
import flipscope.catalogue.Catalogue;
import flipscope.catalogue.ChosenInputs;
import flipscope.catalogue.Technique;
import flipscope.story.Narrators;
import flipscope.story.TraceContext;
import flipscope.testkit.Packaged;
import flipscope.text.Messages;
import flipscope.trace.DisplayFormat;
import flipscope.trace.Marks;
import flipscope.trace.Operand;
import flipscope.trace.Operator;
import flipscope.trace.Step;
import flipscope.trace.Table;
import flipscope.trace.Trace;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * One step of every operator in every view that it has anywhere in the catalogue, as a picture in
 * text. After a change that is meant, write the pictures anew with {@code mvn test
 * -Dtest=GoldenPicturesTest -Dgolden.update=true} and look at their difference.
 */
class GoldenPicturesTest {
    private static final Path GOLDEN = Path.of("src/test/resources/golden/pictures");
    private static final String HEAD = "## ";

    private static final Map<Operator, String> FILES =
            Map.ofEntries(
                    Map.entry(Operator.AND, "and"),
                    Map.entry(Operator.OR, "or"),
                    Map.entry(Operator.XOR, "xor"),
                    Map.entry(Operator.COMPLEMENT, "complement"),
                    Map.entry(Operator.ADD, "plus"),
                    Map.entry(Operator.SUBTRACT, "minus"),
                    Map.entry(Operator.NEGATE, "negative"),
                    Map.entry(Operator.MULTIPLY, "times"),
                    Map.entry(Operator.LEFT, "left"),
                    Map.entry(Operator.RIGHT, "right-signed"),
                    Map.entry(Operator.RIGHT_ZERO, "right"),
                    Map.entry(Operator.LESS, "less"),
                    Map.entry(Operator.LESS_EQUAL, "at-most"),
                    Map.entry(Operator.GREATER, "more"),
                    Map.entry(Operator.GREATER_EQUAL, "at-least"),
                    Map.entry(Operator.EQUAL, "equal"),
                    Map.entry(Operator.NOT_EQUAL, "different"),
                    Map.entry(Operator.BOTH, "both"),
                    Map.entry(Operator.EITHER, "either"),
                    Map.entry(Operator.NOT, "not"),
                    Map.entry(Operator.CHOOSE, "choice"),
                    Map.entry(Operator.LOOKUP, "look-up"),
                    Map.entry(Operator.ASSIGN, "assignment"));

    /** A step of an algorithm, and what draws it. */
    private record Drawn(String technique, Step step, EquationBuilder equation) {
        String picture() {
            return "%s: %s\n%s"
                    .formatted(technique, step.text(), PictureText.of(equation.of(step)));
        }
    }

    /** By file the pictures, by what they are of. */
    private static final Map<String, Map<String, Drawn>> PICTURES = pictures();

    static Stream<String> files() {
        return PICTURES.keySet().stream();
    }

    private static Map<String, Map<String, Drawn>> pictures() {
        Catalogue catalogue = Packaged.CATALOGUE;
        Narrators narrators = new Narrators(Messages.english(), catalogue.sources());
        Map<String, Map<String, Drawn>> all = new TreeMap<>();
        for (Technique technique : catalogue.techniques()) {
            draw(all, catalogue, narrators, technique);
        }
        return all;
    }

    private static void draw(
            Map<String, Map<String, Drawn>> all,
            Catalogue catalogue,
            Narrators narrators,
            Technique technique) {
        Arguments arguments = technique.bind(ChosenInputs.EXAMPLE);
        Trace trace = catalogue.program().trace(technique.method(), arguments.values());
        EquationBuilder equation =
                new EquationBuilder(narrators.of(trace, TraceContext.of(arguments)), false);
        for (Step step : trace.steps()) {
            Drawn drawn = new Drawn(technique.id(), step, equation);
            all.computeIfAbsent(file(step), absent -> new TreeMap<>())
                    .merge(kind(step), drawn, GoldenPicturesTest::fuller);
        }
    }

    /** The step with more kinds of marks; of equals the one that comes first. */
    private static Drawn fuller(Drawn one, Drawn other) {
        return marks(other.step().marks()) > marks(one.step().marks()) ? other : one;
    }

    private static long marks(Marks marks) {
        return LongStream.of(
                        marks.fresh(), marks.lost(), marks.wrapped(), marks.fell(), marks.carry())
                .filter(mark -> mark != 0)
                .count();
    }

    private static String file(Step step) {
        return FILES.getOrDefault(step.operator(), step.operator().text());
    }

    /** {@code BOARD, NUMBER -> BOARD}: how the operands are drawn, and the result. */
    private static String kind(Step step) {
        String operands =
                step.operands().stream()
                        .map(GoldenPicturesTest::kind)
                        .collect(Collectors.joining(", "));
        boolean table = step.result() instanceof Table;
        String result =
                step.result() == null
                        ? "entered"
                        : (table ? "table of " : "") + name(step.site().resultView());
        return operands + " -> " + result;
    }

    private static String kind(Operand operand) {
        return (operand.value() instanceof Table ? "table of " : "") + name(operand.view());
    }

    /** A board in a numbering that is not the usual one is another view. */
    private static String name(DisplayFormat view) {
        return view.isUsual() ? view.toString() : view + " " + view.numbering();
    }

    @ParameterizedTest
    @MethodSource("files")
    void everyOperatorIsDrawnInEveryViewAsItWas(String file) throws IOException {
        Path path = GOLDEN.resolve(file + ".txt");
        if (Boolean.getBoolean("golden.update")) {
            Files.createDirectories(GOLDEN);
            Files.writeString(path, written(PICTURES.get(file)));
        }
        assertThat(path).as("no golden pictures of this operator").exists();
        Map<String, String> golden = read(Files.readString(path));
        assertThat(PICTURES.get(file).keySet())
                .as("views without a golden picture, or the other way round")
                .isEqualTo(golden.keySet());
        PICTURES.get(file)
                .forEach(
                        (kind, drawn) ->
                                assertThat(drawn.picture()).as(kind).isEqualTo(golden.get(kind)));
    }

    @Test
    void noGoldenPictureIsLeftOver() throws IOException {
        try (Stream<Path> files = Files.list(GOLDEN)) {
            assertThat(files.map(each -> each.getFileName().toString()))
                    .containsExactlyInAnyOrderElementsOf(
                            files().map(name -> name + ".txt").toList());
        }
    }

    private static String written(Map<String, Drawn> pictures) {
        return pictures.entrySet().stream()
                .map(each -> HEAD + each.getKey() + "\n" + each.getValue().picture())
                .collect(Collectors.joining("\n"));
    }

    private static Map<String, String> read(String text) {
        Map<String, String> pictures = new TreeMap<>();
        for (String part : text.substring(HEAD.length()).split("\n" + HEAD)) {
            int end = part.indexOf('\n');
            pictures.put(part.substring(0, end), part.substring(end + 1).stripTrailing() + "\n");
        }
        return pictures;
    }
}
