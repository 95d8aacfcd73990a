package flipscope.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class GradeCommandTest {
    private static final String PUT =
            "long put(long discs, long square) {\n    return discs %s square;\n}\n";

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir Path folder;

    private int grade(String task, String code, String... options) throws IOException {
        Path file = Files.writeString(folder.resolve("Hand.java"), code);
        return new CommandLine(new GradeCommand())
                .setOut(new PrintWriter(out))
                .setErr(new PrintWriter(err))
                .execute(
                        options.length == 0
                                ? new String[] {task, file.toString()}
                                : new String[] {options[0], task, file.toString()});
    }

    private JsonNode json() {
        return JsonMapper.builder().build().readTree(out.toString());
    }

    @Test
    void rightIsZeroAndSaysWhatItCosts() throws IOException {
        assertThat(grade("put", PUT.formatted("|"))).isZero();
        assertThat(out.toString().lines())
                .containsExactly(
                        "Right on every try.", "1 operation.", "No shorter way is known here.");
    }

    @Test
    void wrongIsOneAndShowsTheSmallestCase() throws IOException {
        assertThat(grade("put", PUT.formatted("+"))).isOne();
        assertThat(out.toString().lines())
                .containsExactly(
                        "Not yet: right until the square is taken.",
                        "Smallest case: a disc on e4, put on e4.",
                        "It gives d4; wanted: e4.",
                        "Two ones in one place carry to the next.");
    }

    @Test
    void unreadableIsTwoAndNamesThePlace() throws IOException {
        assertThat(grade("put", PUT.formatted(">>>>"))).isEqualTo(2);
        assertThat(out.toString().lines())
                .containsExactly(
                        "This cannot be read yet.",
                        "Line 2, column 18: Java has no unsigned shift `>>>>`; did you mean `>>>`?");
    }

    @Test
    void oneClassIsReadToo() throws IOException {
        String code = "public final class Mine {\n    public static " + PUT.formatted("|") + "}\n";
        assertThat(grade("put", code)).isZero();
    }

    @Test
    void jsonSaysTheSame() throws IOException {
        assertThat(grade("put", PUT.formatted("+"), "--json")).isOne();
        JsonNode wrong = json();
        assertThat(wrong.get("task").asString()).isEqualTo("put");
        assertThat(wrong.get("verdict").asString()).isEqualTo("wrong");
        assertThat(wrong.get("inputs").get("discs").asString()).isEqualTo("0x0000000800000000");
        assertThat(wrong.get("given").asString()).isEqualTo("0x0000001000000000");
        assertThat(wrong.get("wanted").asString()).isEqualTo("0x0000000800000000");
        assertThat(wrong.get("misconception").asString()).isEqualTo("carries");
    }

    @Test
    void jsonOfWhatIsRightAndOfWhatCannotBeRead() throws IOException {
        assertThat(grade("put", PUT.formatted("|"), "--json")).isZero();
        assertThat(json().get("verdict").asString()).isEqualTo("right");
        assertThat(json().get("cost").get("operations").asInt()).isEqualTo(1);
        out.getBuffer().setLength(0);
        assertThat(grade("put", "long put(", "--json")).isEqualTo(2);
        assertThat(json().get("verdict").asString()).isEqualTo("unreadable");
        assertThat(json().get("line").asInt()).isEqualTo(1);
    }

    @Test
    void anEndlessLoopIsWrongAndSaysWhere() throws IOException {
        String code = "long left(long own, long opponent) {\n    while (true) { }\n}\n";
        assertThat(grade("left", code)).isOne();
        assertThat(out.toString())
                .contains("does not come to an end there. Line 2, column 5: stopped");
    }

    @Test
    void aTaskThatDoesNotExistAndAFileThatDoesNotEither() throws IOException {
        assertThat(grade("lift", "")).isEqualTo(2);
        assertThat(err.toString()).contains("no task \"lift\"; did you mean \"left\"?");
        int missing =
                new CommandLine(new GradeCommand())
                        .setErr(new PrintWriter(err))
                        .execute("put", folder.resolve("none").toString());
        assertThat(missing).isEqualTo(2);
        assertThat(err.toString()).contains("cannot read");
    }
}
