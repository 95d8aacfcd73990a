package flipscope.web.api;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.catalogue.Arguments;
import flipscope.catalogue.Catalogue;
import flipscope.catalogue.ChosenInputs;
import flipscope.catalogue.Technique;
import flipscope.story.Narrator;
import flipscope.story.Narrators;
import flipscope.story.TraceContext;
import flipscope.testkit.Packaged;
import flipscope.text.Messages;
import flipscope.trace.SourceFile;
import flipscope.trace.Trace;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * The JSON of traces, held fast: other people's programs read it. After a change that is meant,
 * write the golden files anew with {@code mvn test -Dtest=TraceJsonTest -Dgolden.update=true} and
 * look at their difference.
 */
class TraceJsonTest {
    private static final Path GOLDEN = Path.of("src/test/resources/golden");
    private static final JsonMapper MAPPER = JsonMapper.builder().build();
    private static final Catalogue CATALOGUE = Packaged.CATALOGUE;

    @ParameterizedTest
    @CsvSource({
        "sample/int, sample-int",
        "sample/lanes, sample-lanes",
        "sample/table, sample-table"
    })
    void everyFormOfAStepIsHeldFast(String id, String file) throws IOException {
        SourceFile samples =
                new SourceFile("Samples.java", Files.readString(GOLDEN.resolve("Samples.java")));
        compare(file, trace(Catalogue.of(List.of(samples)), id, ChosenInputs.EXAMPLE));
    }

    @Test
    void aRealAlgorithmIsHeldFast() throws IOException {
        compare("mobility-mini", trace(CATALOGUE, "reversi/mobility/mini", ChosenInputs.EXAMPLE));
    }

    @Test
    void algorithmsSayHowTheyAreAskedFor() {
        JsonNode json = written(each -> TraceJson.techniques(each, CATALOGUE, ""));
        assertThat(json).hasSameSizeAs(CATALOGUE.techniques());
        JsonNode place = null;
        for (JsonNode each : json) {
            place = each.get("id").asString().equals("bits/place") ? each : place;
        }
        assertThat(place).isNotNull();
        assertThat(place.toString())
                .isEqualTo(
                        """
                        {"id":"bits/place","title":"Put a disc on a square","family":"bits","origin":"S1","engine":false,\
                        "example":"/trace/bits/place?x=5&y=3","summary":"The top bit, shifted right by 8y + x",\
                        "inputs":[{"name":"x","type":"int","from":"value"},{"name":"y","type":"int","from":"value"}]}\
                        """);
    }

    @Test
    void boardsOfOtherSizesAreAskedForAsPositions() {
        String all = written(each -> TraceJson.techniques(each, CATALOGUE, "")).toString();
        assertThat(all)
                .contains(
                        """
                        "inputs":[{"name":"own","type":"int","from":"position"},{"name":"opponent","type":"int","from":"position"}]\
                        """)
                .contains(
                        """
                        {"name":"opponent","type":"long","from":"position"},{"name":"column","type":"int","from":"value"}]\
                        """);
    }

    private static JsonNode trace(Catalogue catalogue, String id, ChosenInputs setup) {
        Technique technique = catalogue.find(id).orElseThrow();
        Arguments arguments = technique.bind(setup);
        Trace trace = catalogue.program().trace(technique.method(), arguments.values());
        Narrator narrator =
                new Narrators(Messages.english(), catalogue.sources())
                        .of(trace, TraceContext.of(arguments));
        return written(json -> TraceJson.trace(json, technique, narrator));
    }

    private static JsonNode written(Consumer<JsonGenerator> content) {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = MAPPER.createGenerator(text)) {
            content.accept(json);
        }
        return MAPPER.readTree(text.toString());
    }

    private static void compare(String name, JsonNode json) throws IOException {
        Path file = GOLDEN.resolve(name + ".json");
        String text = MAPPER.writerWithDefaultPrettyPrinter().writeValueAsString(json) + "\n";
        if (Boolean.getBoolean("golden.update")) {
            Files.writeString(file, text);
        }
        assertThat(text).isEqualTo(Files.readString(file));
    }
}
