package flipscope.trace;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.trace.edit.EditableToken;
import flipscope.trace.run.Program;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class EditableTokensTest {
    /** What is offered for {@code T.f}, a line a token: {@code 5 << AMOUNT: >>> >>}. */
    private static List<String> offered(String members) {
        Program program = Sources.program(members);
        return program.changeables(Sources.method(program, "f")).stream()
                .map(EditableTokensTest::line)
                .toList();
    }

    private static String line(EditableToken each) {
        String texts =
                each.alternatives().stream()
                        .map(one -> one.text().isEmpty() ? "-" : one.text())
                        .collect(Collectors.joining(" "));
        return each.token().text() + " " + each.role() + ": " + texts;
    }

    @Test
    void aShiftGoesFurtherLessFarInAnotherDirectionOrTheOtherWay() {
        assertThat(offered("static long f(long a) { return a << 8; }"))
                .containsExactly("<< OPERATOR: >>>", "8 AMOUNT: 9 7 1");
        assertThat(offered("static long f(long a) { return a >>> 14; }"))
                .containsExactly(">>> OPERATOR: << >>", "14 AMOUNT: 15 13 2 16 18");
    }

    @Test
    void aShiftOfLanesGoesTwiceOrHalfAsFar() {
        assertThat(
                        offered(
                                "static long f(@View(value = Shape.LANES, lanes = 4) long a) {"
                                        + " return a >> 4; }"))
                .containsExactly(">> OPERATOR: << >>>", "4 AMOUNT: 5 3 8 2");
    }

    @Test
    void anArgumentThatTheCalledMethodShiftsByIsAnAmount() {
        assertThat(
                        offered(
                                "static long f(long a) { return g(a, 7); }"
                                        + "static long g(long a, int by) { return h(a, by); }"
                                        + "static long h(long a, int by) { a <<= by; return a; }"))
                .containsExactly("7 AMOUNT: 8 6 1 9");
    }

    @Test
    void aMethodThatIsCalledIsReadAsItsFirstCallDrawsIt() {
        String called =
                "static int f(int x, int by) { return x & 5 << by; }"
                        + "static int entry(@View(MINI) int a) { return f(a, 4); }";
        assertThat(offered(called)).contains("x MASK: -1 ~x");
        assertThat(offered("static int f(int x) { return x & 5; }"))
                .noneMatch(line -> line.startsWith("x "));
    }

    @Test
    void aMaskGivesWayToTheOthersOfItsKindToNoneAndToItsOpposite() {
        assertThat(
                        offered(
                                "static final long A = 1; static final long B = 2; static final int"
                                        + " C = 3;static final long[] D = {4};static long f(long a,"
                                        + " long b) { return a & A; }"))
                .containsExactly("a MASK: -1L b ~a", "& OPERATOR: | ^", "A MASK: -1L B ~A");
    }

    @Test
    void anOperatorKeepsTheGroupingOfItsExpression() {
        assertThat(offered("static int f(int a, int b, int c) { return a + b * c; }"))
                .containsExactly("+ OPERATOR: - |");
        assertThat(offered("static int f(int a, int b, int c) { return (a + b) * c; }"))
                .containsExactly("+ OPERATOR: - |", "* OPERATOR: +");
        assertThat(offered("static long f(long a, long b, long c) { return a | b ^ c; }"))
                .containsExactly("^ OPERATOR: &");
    }

    @Test
    void boundsComparisonsAndSignsCanBeChanged() {
        assertThat(
                        offered(
                                "static int f(int a) { int s = 0;"
                                        + " for (int i = 1; i <= 6; i++) s |= ~a; return -s; }"))
                .containsExactly(
                        "1 NUMBER: 2 0",
                        "<= OPERATOR: < >",
                        "6 NUMBER: 7 5",
                        "|= OPERATOR: &= ^= +=",
                        "~ OPERATOR: -",
                        "- OPERATOR: - ~");
    }

    @Test
    void truthValuesAreJoinedOtherwise() {
        assertThat(offered("static boolean f(boolean a, boolean b) { return !a && b | a; }"))
                .containsExactly("! OPERATOR: -", "&& OPERATOR: ||", "| OPERATOR: & ^");
    }
}
