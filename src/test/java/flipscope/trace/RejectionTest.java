package flipscope.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import flipscope.trace.run.Program;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class RejectionTest {
    static Stream<Blocks.Block> rejected() {
        return Blocks.read("rejected.txt").stream();
    }

    static Stream<Blocks.Block> refused() {
        return Blocks.read("refused.txt").stream();
    }

    @ParameterizedTest
    @MethodSource("rejected")
    void whatTheCompilerRejectsIsRejectedOnTheSameLine(Blocks.Block program) {
        List<Long> expected = Javac.faultyLines(List.of(program.file()));
        SourceException fault = fault(program.file());
        assertThat(fault.file()).isEqualTo("T.java");
        assertThat((long) fault.span().line()).as(fault.getMessage()).isEqualTo(expected.get(0));
    }

    @ParameterizedTest
    @MethodSource("refused")
    void whatIsNotTraceableJavaIsRefusedByItsNameAtItsLine(Blocks.Block program) {
        SourceException fault = fault(program.file());
        String[] lines = program.file().text().split("\n");
        assertThat(lines[fault.span().line() - 1]).as(fault.getMessage()).contains("// here");
        assertThat(fault).hasMessageContaining(program.title());
    }

    @Test
    void privateMembersOfAnotherClassAreOutOfReach() {
        SourceFile other =
                new SourceFile(
                        "A.java",
                        "class A { private static final long X = 1; private static long g() { return X; } }");
        assertThat(fault(other, use("A.X"))).hasMessageContaining("private in A");
        assertThat(fault(other, use("A.g()"))).hasMessageContaining("no method named `g`");
    }

    @Test
    void aClassOfAnotherPackageMustBeImported() {
        SourceFile other =
                new SourceFile(
                        "p/A.java",
                        "package p; public final class A { public static final long X = 1; }");
        assertThat(fault(other, use("A.X"))).hasMessageContaining("named `A`");
        SourceFile imported =
                new SourceFile("B.java", "import p.A; class B { static long f() { return A.X; } }");
        assertThat(Program.of(List.of(other, imported)).methods()).hasSize(1);
    }

    @Test
    void twoClassesOfOneNameAreRefused() {
        assertThat(fault(use("1L"), use("2L"))).hasMessageContaining("a second class named B");
    }

    @Test
    void filesOfAnnotationsAndEnumsHoldNoCode() {
        List<SourceFile> files =
                List.of(
                        new SourceFile("A.java", "@interface A { int value() default 3; }"),
                        new SourceFile("E.java", "enum E { X, Y; int z() { return ordinal(); } }"),
                        new SourceFile("package-info.java", "/** About it. */\npackage p;"));
        assertThat(Program.of(files).methods()).isEmpty();
    }

    @Test
    void aClassWithAPrivateConstructorAndAnnotationsIsFine() {
        Program program =
                Sources.program(
                        "private T() {}\n@Deprecated @View(BOARD) static long f(@View(Shape.WORD) final long a) { return a; }");
        Method f = Sources.method(program, "f");
        assertThat(f.annotations()).containsOnlyKeys("Deprecated", "View");
        assertThat(f.parameters().get(0).view()).hasToString("WORD");
    }

    private static SourceFile use(String expression) {
        return new SourceFile(
                "B.java", "class B { static long f() { return " + expression + "; } }");
    }

    private static SourceException fault(SourceFile... files) {
        SourceException fault =
                catchThrowableOfType(SourceException.class, () -> Program.of(List.of(files)));
        assertThat(fault).as("not refused").isNotNull();
        return fault;
    }
}
