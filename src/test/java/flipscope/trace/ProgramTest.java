package flipscope.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import flipscope.trace.run.Program;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ProgramTest {
    @Test
    void methodsAreListedInTextualOrderAndFoundByName() {
        Program program =
                Sources.program(
                        "static int b() { return 1; } static int a() { return 2; } static int a(int x) { return 3; }");
        assertThat(program.methods()).extracting(Method::name).containsExactly("T.b", "T.a", "T.a");
        assertThat(program.run(program.method("T.a").orElseThrow())).isEqualTo(Word.of(2));
        assertThat(program.method("T.c")).isEmpty();
    }

    @Test
    void classesOfAProgramUseEachOther() {
        Program program =
                Program.of(
                        List.of(
                                new SourceFile(
                                        "p/A.java",
                                        "package p; final class A { static final long X = B.Y + 1; static long f(long a) { return B.g(a) + X; } }"),
                                new SourceFile(
                                        "p/B.java",
                                        "package p; final class B { static final long Y = 4; static long g(long a) { return a * A.X; } }")));
        assertThat(program.run(program.method("A.f").orElseThrow(), Word.of(2L)))
                .isEqualTo(Word.of(15L));
    }

    @Test
    void anErrorInAnotherFileNamesThatFile() {
        Program program =
                Program.of(
                        List.of(
                                new SourceFile(
                                        "A.java",
                                        "final class A { static int f(int a) {\n return a +\n B.g(a); } }"),
                                new SourceFile(
                                        "B.java",
                                        "final class B { static int g(int a) {\n return 1 / a; } }")));
        EvaluationException fault =
                catchThrowableOfType(
                        EvaluationException.class,
                        () -> program.run(program.method("A.f").orElseThrow(), Word.of(0)));
        assertThat(fault.file()).isEqualTo("B.java");
        assertThat(fault.span()).isEqualTo(new Span(2, 9, 2, 13));
        assertThat(fault).hasMessage("division by zero");
    }

    @Test
    void classesThatNeedEachOtherStartAsInJava() {
        List<SourceFile> files =
                List.of(
                        new SourceFile(
                                "A.java",
                                "final class A { static final int X = B.Y + g(1); static final int[] T = {X, B.Y}; static int g(int a) { return a; } static int f() { return X * 100 + B.Y * 10 + T[1]; } }"),
                        new SourceFile(
                                "B.java",
                                "final class B { static final int Y = A.X + A.g(2) + (A.Z - 7); static final int W = A.f2(); }"
                                        .replace("A.Z", "A.g(7)")
                                        .replace("static final int W = A.f2(); ", "")));
        Twins twins = new Twins(files);
        twins.compare(twins.program().method("A.f").orElseThrow(), List.of());
    }

    @Test
    void initialisersAreNeverPartOfATrace() {
        Trace trace =
                Sources.trace(
                        "static final long A = g(3); static long g(long a) { return a * a; } static long f(long x) { return x & A; }",
                        Word.of(1L));
        assertThat(trace.steps()).extracting(Step::text).containsExactly("x & A", "return x & A");
        assertThat(trace.steps().get(0).operands().get(1).origin()).isEqualTo(-1);
    }

    @Test
    void aRunMayTakeTwentyThousandStepsAndNoMore() {
        String f = "static int f(int n) { int i = 0; while (i < n) i++; return i; }";
        assertThat(Sources.run(f, Word.of(9998))).isEqualTo(Word.of(9998));
        assertThat(Sources.trace(f, Word.of(9998)).steps()).hasSize(19_999);
        assertThatThrownBy(() -> Sources.run(f, Word.of(9999)))
                .isInstanceOf(EvaluationException.class)
                .hasMessageContaining("20000 steps");
        assertThatThrownBy(() -> Sources.trace(f, Word.of(9999)))
                .isInstanceOf(EvaluationException.class);
    }

    @Test
    void callsMayBeSixtyFourDeepAndNoMore() {
        String f = "static int f(int n) { return n == 0 ? 0 : f(n - 1) + 1; }";
        assertThat(Sources.run(f, Word.of(64))).isEqualTo(Word.of(64));
        assertThatThrownBy(() -> Sources.run(f, Word.of(65)))
                .isInstanceOf(EvaluationException.class)
                .hasMessageContaining("64 calls deep");
    }

    @Test
    void wrongArgumentsAreRefused() {
        Program program = Sources.program("static long f(long a) { return a; }");
        Method f = Sources.method(program, "f");
        assertThatThrownBy(() -> program.run(f)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> program.run(f, Word.of(1)))
                .isInstanceOf(IllegalArgumentException.class);
        Method other = Sources.method(Sources.program("static long f(long a) { return a; }"), "f");
        assertThatThrownBy(() -> program.run(other, Word.of(1L)))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void tablesArePassedAndReturned() {
        Table table = new Table(new Type(Type.Kind.LONG, 1), 2, List.of(Word.of(3L), Word.of(4L)));
        String f =
                "static long[] f(long[] t) { long s = t[0] * 10 + t[1]; return s == 34 ? t : T; } static final long[] T = {};";
        assertThat(Sources.run(f, table)).isEqualTo(table);
        assertThat(Sources.trace(f, table).result()).isEqualTo(table);
    }

    @Test
    void aMethodThatBuildsTablesRunsOnlyInInitialisers() {
        Program program =
                Sources.program(
                        "static final int[] T = g(); static int[] g() { int[] t = {1}; return t; } static int f() { return T[0]; }");
        assertThat(program.run(Sources.method(program, "f"))).isEqualTo(Word.of(1));
        assertThatThrownBy(() -> program.run(Sources.method(program, "g")))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aFinishedTableOfAnotherClassCannotBeChanged() {
        Program program =
                Program.of(
                        List.of(
                                new SourceFile(
                                        "A.java", "final class A { static final int[] T = {1}; }"),
                                new SourceFile(
                                        "B.java",
                                        "final class B { static final int X = g(); static int g() { A.T[0] = 2; return 1; } static int f() { return X; } }")));
        assertThatThrownBy(() -> program.run(program.method("B.f").orElseThrow()))
                .isInstanceOf(EvaluationException.class)
                .hasMessageContaining("finished");
    }

    @Test
    void manyThreadsMayUseOneProgram() {
        Program program =
                Sources.program(
                        "static final long[] T = g(64); static long[] g(int n) { long[] t = new long[n]; for (int i = 0; i < n; i++) t[i] = 3L * i; return t; } static long f(int i) { return T[i]; }");
        Method f = Sources.method(program, "f");
        assertThat(
                        IntStream.range(0, 2000)
                                .parallel()
                                .mapToObj(
                                        i ->
                                                program.run(f, Word.of(i & 63))
                                                        .equals(Word.of(3L * (i & 63)))))
                .doesNotContain(false);
    }

    @Test
    void stepsOfOneOperatorShareTheirSite() {
        Trace trace =
                Sources.trace(
                        "static long f(long a) { for (int i = 0; i < 3; i++) a += i; return a; }",
                        Word.of(1L));
        assertThat(
                        trace.steps().stream()
                                .filter(s -> s.text().equals("a += i"))
                                .map(s -> System.identityHashCode(s.site()))
                                .distinct())
                .hasSize(1);
    }

    @Test
    void lineEndsOfEveryKindCount() {
        for (String end : List.of("\n", "\r\n", "\r")) {
            SourceFile file =
                    new SourceFile(
                            "T.java",
                            "class T {"
                                    + end
                                    + "static long f() {"
                                    + end
                                    + end
                                    + "return x;"
                                    + end
                                    + "}}");
            SourceException fault =
                    catchThrowableOfType(SourceException.class, () -> Program.of(List.of(file)));
            assertThat(fault.span()).isEqualTo(new Span(4, 8, 4, 8));
        }
    }

    @Test
    void faultsSayWhatWouldBeRight() {
        assertThat(message("static int f(long a) { return a; }"))
                .contains("does not fit into an int")
                .contains("(int)");
        assertThat(message("static int f(long a) { if (a) return 1; return 2; }"))
                .contains("x != 0");
        assertThat(message("static boolean f(long a) { return a & 1 == 0; }"))
                .contains("parentheses");
        assertThat(
                        message(
                                "static long f(long a) { return g(a); } static long g(long a, int b) { return a; }"))
                .contains("takes (long, int), not (long)");
        assertThat(message("static long f(long a) { a++\n return a; }")).contains("`;`");
    }

    private static String message(String members) {
        return catchThrowableOfType(SourceException.class, () -> Sources.program(members))
                .getMessage();
    }
}
