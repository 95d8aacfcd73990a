package flipscope.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import flipscope.trace.edit.Edit;
import flipscope.trace.run.Program;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Text that means harm, or that a tired student writes: the answer is an error. */
class HostileTest {
    static Stream<String> deep() {
        return Stream.of(
                returning("(", "a", ")"),
                "//\r" + returning("(", "a", ")"),
                "//\r\n" + returning("(", "a", ")"),
                returning("~", "a", ""),
                returning("- ", "a", ""),
                returning("(int) ", "a", ""),
                returning("a + ", "a", ""),
                returning("(a + ", "a", ")"),
                returning("f(", "a", ")"),
                returning("a > 0 ? a : ", "a", ""),
                returning("a > 0 ? ", "a", ": a"),
                returning("a = ", "a", ""),
                returning("f((a) + -(a) < (a) ? (", "a", ") : (a))"),
                returning("C[", "0", "]"),
                returning("(A<B>) (", "a", ")"),
                returning("x -> ", "a", ""),
                returning("new A() {{ f(", "a", "); }}"),
                returning("switch (a) { default -> ", "a", "; }"),
                returning("f(", "A<B,".repeat(101), ")"),
                "@A()".repeat(101) + "class T {}",
                inside("{", "", "}"),
                inside("if (a > 0) ", ";", ""),
                inside("if (a > 0) {} else ", ";", ""),
                inside("for (;;) ", ";", ""),
                inside("do ", ";", " while (a > 0);"),
                inside("x: ", ";", ""),
                inside("class A { void f() {", "", "}}"),
                "class A {".repeat(5000) + "}".repeat(5000),
                "class T { static final long[] C = " + "{".repeat(5000) + "}".repeat(5000) + "; }",
                "class T { " + "A<".repeat(5000) + "A" + ">".repeat(5000) + " x; }",
                "@A(".repeat(5000) + "1" + ")".repeat(5000) + " class T {}",
                "(".repeat(900_000),
                "{".repeat(900_000),
                "!".repeat(900_000),
                "if(a)".repeat(150_000));
    }

    private static String returning(String open, String middle, String close) {
        return method("return " + open.repeat(5000) + middle + close.repeat(5000) + ";");
    }

    private static String inside(String open, String middle, String close) {
        return method(open.repeat(5000) + middle + close.repeat(5000) + " return a;");
    }

    private static String method(String body) {
        return "class T { static final int[] C = {0}; static long f(long a) { " + body + " } }";
    }

    @ParameterizedTest
    @MethodSource("deep")
    void deepNestingIsRefused(String text) {
        assertThat(refusal(text).getMessage())
                .containsAnyOf("nested more than 200 deep", "cannot be used here");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "}",
                "{",
                "class",
                "class T {",
                "class T { static",
                "\"",
                "'",
                "/*",
                "\"\"\"",
                "class T { /* }",
                "class T { long x = \"abc\n\"; }",
                "hello there world",
                "\u0000",
                "class T {\u0000}",
                "class T { \u0007 }",
                "class T \\u007b }",
                "class T { // \\u000a }",
                "package ;",
                "import",
                "class T { static long f( }",
                "class T { static final long A = ; }",
                "class T { static final long A = 0x; }",
                "#!/bin/sh",
                "class class {}",
                "class T { static final long A = 1__; }",
                "class T { ; } }",
                "class T extends T {}",
                "interface T {}",
                "record T(long a) {}",
                "class T {} class U {}",
                "\ud800",
                "class T { static long \ud83d\ude00() { } }",
            })
    void brokenTextIsRefused(String text) {
        assertRefused(text);
    }

    private static void assertRefused(String text) {
        assertThat(refusal(text)).hasMessageNotContainingAny("null", "Exception", "javaparser");
    }

    private static SourceException refusal(String text) {
        SourceException refusal =
                catchThrowableOfType(
                        SourceException.class,
                        () -> Program.of(List.of(new SourceFile("T.java", text))));
        assertThat(refusal).as("not refused").isNotNull();
        return refusal;
    }

    @Test
    void aLongChainOfConstantsIsRead() {
        StringBuilder members = new StringBuilder("static final int A0 = 1;");
        for (int i = 1; i < 5000; i++) {
            members.append("static final int A" + i + " = A" + (i - 1) + " + 1;");
        }
        assertThat(Sources.run(members + "static int f() { return A4999; }"))
                .isEqualTo(Word.of(5000));
    }

    @Test
    void aLongChainOfConstantsIsReadFromItsEndToo() {
        StringBuilder members = new StringBuilder();
        for (int i = 0; i < 20_000; i++) {
            members.append("static final int A" + i + " = T.A" + (i + 1) + " + 1;");
        }
        assertThat(
                        Sources.run(
                                members
                                        + "static final int A20000 = 1; static int f() { return A0;"
                                        + " }"))
                .isEqualTo(Word.of(20_001));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "(",
                "Math.abs(",
                "Math.abs((",
                "C[(int) ",
                "~",
                "(a + ",
                "a > 0 ? a : (",
                "a = ("
            })
    void nestingUpToTheLimitFitsHalfAnOrdinaryStack(String open) throws InterruptedException {
        AtomicReference<Object> result = new AtomicReference<>();
        Runnable work = () -> result.set(deepestRun(open));
        Thread half = new Thread(null, work, "half-a-stack", 512 << 10);
        half.setUncaughtExceptionHandler((thread, failure) -> result.set(failure));
        half.start();
        half.join();
        assertThat(result.get()).isInstanceOf(Word.class);
    }

    /** Runs the deepest nesting that is allowed. */
    private static Value deepestRun(String open) {
        String close = open.replaceAll("[^(\\[]|\\(int\\)", "").replace('(', ')').replace('[', ']');
        for (int times = 200; ; times--) {
            String text = method("return " + open.repeat(times) + "0" + close.repeat(times) + ";");
            try {
                Program program = Program.of(List.of(new SourceFile("T.java", text)));
                return program.run(Sources.method(program, "f"), Word.of(1L));
            } catch (SourceException refused) {
                assertThat(refused).hasMessageContaining("nested more than");
            }
        }
    }

    @Test
    void readingAChangeStartsNoThread() {
        Program program = Sources.program("static long f(long a) { return (a + 1) * 2; }");
        long before = ManagementFactory.getThreadMXBean().getTotalStartedThreadCount();
        for (int i = 0; i < 100; i++) {
            Program changed =
                    program.with(new Edit(Sources.method(program, "f").name(), 5, "" + i));
            changed.run(Sources.method(program, "f"), Word.of(1L));
        }
        assertThat(ManagementFactory.getThreadMXBean().getTotalStartedThreadCount() - before)
                .isLessThan(50);
    }

    @Test
    void nestingUpToTheLimitIsRead() {
        String deep = "(".repeat(190) + "a" + ")".repeat(190);
        assertThat(Sources.run("static long f(long a) { return " + deep + "; }", Word.of(7L)))
                .isEqualTo(Word.of(7L));
    }

    @Test
    void nestingUpToTheLimitRunsAsDeepAsCallsMayGo() {
        String deep = "(a + ".repeat(95) + "f(a - 1)" + ")".repeat(95);
        Value result =
                Sources.run(
                        "static long f(long a) { return a <= 0 ? 0 : " + deep + "; }",
                        Word.of(60L));
        assertThat(result).isEqualTo(Word.of(95L * 60 * 61 / 2));
    }

    @Test
    void tooMuchTextIsRefused() {
        String text = "class T { static long f(long a) { return a; } }" + " ".repeat(1_000_000);
        assertThatThrownBy(() -> Program.of(List.of(new SourceFile("T.java", text))))
                .isInstanceOf(SourceException.class)
                .hasMessageContaining("1000000");
    }
}
