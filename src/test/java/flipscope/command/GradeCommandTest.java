package flipscope.command;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.testkit.CommandTesting;
import flipscope.testkit.Share;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class GradeCommandTest extends CommandTesting {
    private static final String PUT =
            "long put(long discs, long square) {\n    return discs %s square;\n}\n";

    private static final int CLASS = Share.of(20, 100);

    @TempDir Path folder;

    private int grade(String task, String code, String... options) throws IOException {
        Path file = Files.writeString(folder.resolve("Hand.java"), code);
        return run(
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
                        "Right on every try.",
                        "1 operation.",
                        "A usual way takes 3 in a chain of 2.",
                        "No shorter way is known here.");
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
    void aMarkOfByteOrderIsNoCode() throws IOException {
        assertThat(grade("put", "\ufeff" + PUT.formatted("|"))).isZero();
        Path file = folder.resolve("Wide.java");
        Files.writeString(file, "\ufeff" + PUT.formatted("|"), StandardCharsets.UTF_16LE);
        assertThat(run("put", file.toString())).isZero();
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
        assertThat(out.toString()).contains("does not finish there. Line 2, column 5: stopped");
    }

    @Test
    void aClassIsJudgedInOneRun() throws IOException {
        for (int student = 0; student < CLASS; student++) {
            Path own = Files.createDirectories(folder.resolve("class/put-" + (100 + student)));
            String operator = List.of("|", "+", ">>>>", "|").get(student % 4);
            Files.writeString(own.resolve("Put.java"), PUT.formatted(operator));
            Files.writeString(own.resolve("README.md"), "not code");
        }
        String where = folder.resolve("class").toString();
        assertThat(run("put", where, "--format", "json")).isOne();
        assertThat(json()).hasSize(CLASS);
        for (int student = 0; student < CLASS; student++) {
            JsonNode each = json().get(student);
            assertThat(each.get("file").asString()).endsWith((100 + student) + "/Put.java");
            assertThat(each.get("verdict").asString())
                    .isEqualTo(List.of("right", "wrong", "unreadable", "right").get(student % 4));
        }
        out.getBuffer().setLength(0);
        assertThat(run("put", where, "--format", "csv")).isOne();
        assertThat(out.toString().lines()).hasSize(CLASS + 1).startsWith("file,verdict,message");
    }

    @Test
    void oneFileOfSeveralThatCannotBeReadStopsNoOther() throws IOException {
        String good = Files.writeString(folder.resolve("A.java"), PUT.formatted("|")).toString();
        assertThat(run("put", latin1(), good, folder.resolve("none.java").toString())).isOne();
        assertThat(out.toString().lines())
                .hasSize(3)
                .anyMatch(line -> line.startsWith("right") && line.endsWith("A.java"))
                .filteredOn(line -> line.startsWith("error"))
                .hasSize(2);
        out.getBuffer().setLength(0);
        assertThat(run("put", good, good)).isZero();
        assertThat(run("put", Files.createDirectory(folder.resolve("empty")).toString()))
                .isEqualTo(3);
    }

    @Test
    void whatIsNotJudgedIsThreeAndSaysWhy() throws IOException {
        assertThat(grade("lift", "")).isEqualTo(3);
        assertThat(err.toString()).contains("no task \"lift\"; did you mean \"left\"?");
        assertThat(run("put", folder.resolve("none").toString())).isEqualTo(3);
        assertThat(err.toString()).contains("cannot read");
        assertThat(run("put", latin1())).isEqualTo(3);
        assertThat(err.toString()).contains("is not text in UTF-8");
        assertThat(run("put")).isEqualTo(3);
        assertThat(run("put", latin1(), "--jsn")).isEqualTo(3);
    }

    @Test
    void jsonIsJsonAlsoWhereNothingIsJudged() throws IOException {
        for (String[] arguments :
                new String[][] {
                    {"--json", "lift", latin1()},
                    {"--json", "put", folder.resolve("none").toString()},
                    {"--json", "put", latin1()},
                    {"--json", "put"},
                    {"--json"}
                }) {
            out.getBuffer().setLength(0);
            assertThat(run(arguments)).isEqualTo(3);
            assertThat(json().get("verdict").asString()).isEqualTo("error");
            assertThat(json().get("message").asString()).isNotEmpty();
        }
        assertThat(err.toString()).isEmpty();
    }

    private String latin1() throws IOException {
        Path file = folder.resolve("Latin.java");
        return Files.writeString(file, "// für", StandardCharsets.ISO_8859_1).toString();
    }

    private int run(String... arguments) {
        return execute(new GradeCommand(), arguments);
    }
}
