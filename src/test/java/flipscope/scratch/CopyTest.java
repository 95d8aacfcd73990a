package flipscope.scratch;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.scratch.Compiler.ForeignCall;
import flipscope.testkit.Share;
import flipscope.trace.EvaluationException;
import flipscope.trace.Javac;
import flipscope.trace.Method;
import flipscope.trace.ProgramWriter;
import flipscope.trace.SourceFile;
import flipscope.trace.Type;
import flipscope.trace.Word;
import flipscope.trace.run.Program;
import java.lang.reflect.InvocationTargetException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Lines in other languages come to what they come to in Java. */
class CopyTest {
    /** Loops of every kind, tables, changes and calls. */
    private static final String LOOPS =
            """
            static final long[] MASKS = {0x5555555555555555L, 0x0F0F0F0F0F0F0F0FL, -1L, 7};
            static final int[] STEPS = {1, 7, 8, 9};

            static long filled(long x, int by, boolean up) {
                long all = x;
                for (int i = 0; i < 5; i++) {
                    if (i == by % 3) {
                        continue;
                    }
                    all |= up ? all << STEPS[i & 3] : all >>> STEPS[i & 3];
                }
                for (int i = 4; i > 0; i -= 2) all ^= MASKS[i & 3];
                return all;
            }

            static int walked(long x, int by, boolean up) {
                int count = 0;
                do {
                    count++;
                    if ((x & 1) == 0 && up) continue;
                    if (count > 9) break;
                    x >>>= 3;
                } while ((x >>= 1) != 0 && count < 20);
                return count + by;
            }

            static boolean any(long x, int by, boolean up) {
                boolean found = up;
                for (long mask : MASKS) {
                    if ((x & mask) == 0) continue;
                    found ^= (x & mask) > by;
                    x -= mask;
                }
                while (by > 0) { by /= 2; found |= by == 3; }
                return found;
            }
            """;

    static List<Compiler> languages() {
        return Compiler.found();
    }

    static List<Compiler> thoseWithAnOrderOfEvaluation() {
        return Compiler.found().stream().filter(each -> each != Compiler.C).toList();
    }

    @ParameterizedTest
    @MethodSource("languages")
    void expressionsOfEveryOperatorComeToTheSame(Compiler in, @TempDir Path folder) {
        assertSame(in, folder, ExpressionWriter.write(7, Share.of(60, 200)), 5);
    }

    /** On C lines without a change inside an expression are copied, which it orders as it likes. */
    @ParameterizedTest
    @MethodSource("languages")
    void loopsAndTablesComeToTheSame(Compiler in, @TempDir Path folder) {
        String code =
                in == Compiler.C
                        ? LOOPS.replace("(x >>= 1) != 0 && count", "(x & 8) == 0 && count")
                        : LOOPS;
        assertSame(in, folder, code, 200);
    }

    @ParameterizedTest
    @MethodSource("thoseWithAnOrderOfEvaluation")
    void randomProgramsComeToTheSame(Compiler in, @TempDir Path folder) {
        String whole = ProgramWriter.write(3, Share.of(10, 40)).text();
        assertSame(in, folder, whole.substring(whole.indexOf('\n'), whole.lastIndexOf('}')), 5);
    }

    /** The lines themselves are copied as Java: javac makes of them what the evaluator does. */
    @Test
    void inJavaTwoHundredExpressionsComeToTheSameAsCompiled() {
        String code = ExpressionWriter.write(11, 200);
        assertThat(copy(code, "Java").text()).isEqualTo(code);
        Class<?> compiled =
                Javac.compile(
                                List.of(
                                        new SourceFile(
                                                "T.java",
                                                "public class T {"
                                                        + code.replace("static ", "public static ")
                                                        + "}")))
                        .get("T");
        Program program = program(code);
        Random random = new Random(11);
        int compared = 0;
        for (Method method : methods(program)) {
            for (int time = 0; time < 5; time++) {
                List<Word> arguments = arguments(random);
                Word expected = result(program, method, arguments);
                assertThat(call(compiled, method, arguments)).as(code).isEqualTo(expected);
                compared += expected == null ? 0 : 1;
            }
        }
        assertThat(compared).isGreaterThan(700);
    }

    private static Word call(Class<?> compiled, Method method, List<Word> arguments) {
        try {
            Object result =
                    compiled.getDeclaredMethod(name(method), long.class, int.class, boolean.class)
                            .invoke(
                                    null,
                                    arguments.get(0).bits(),
                                    (int) arguments.get(1).bits(),
                                    arguments.get(2).bits() == 1);
            return result instanceof Boolean truth
                    ? Word.of(truth)
                    : new Word(method.result(), ((Number) result).longValue());
        } catch (InvocationTargetException thrown) {
            assertThat(thrown.getCause()).isInstanceOf(ArithmeticException.class);
            return null;
        } catch (ReflectiveOperationException e) {
            throw new LinkageError(e.getMessage(), e);
        }
    }

    @Test
    void aSampleIsCopiedAsOneWouldWriteIt() {
        String lines = "long x = 0x0010_0000_4200_4800L;\nlong low = x & -x;\nlong up = x >> 8;";

        assertThat(copy(lines, "Python").text())
                .isEqualTo(
                        """
                        M = 0xFFFF_FFFF_FFFF_FFFF  # Python’s numbers have no end: each is cut to 64 bits
                        def signed(x):
                            return x - ((x & 1 << 63) << 1)

                        x = 0x0010_0000_4200_4800
                        low = x & (-x & M)
                        up = (signed(x) >> 8) & M
                        """);
        assertThat(copy(lines, "Rust").text())
                .contains("let low: u64 = x & x.wrapping_neg();", "((x as i64) >> 8) as u64");
        assertThat(copy(lines, "C").text())
                .contains("uint64_t low = x & (-x);", "(uint64_t)((int64_t)x >> 8)");
        assertThat(copy(lines, "JavaScript").text())
                .contains("let low = x & word(-x);", "let up = word(signed(x) >> 8n);");
    }

    @Test
    void aWordOfTheLanguageIsNoNameThere() {
        String lines = "long in = 1L;\nlong fn = in << 2;\nlong M = fn;";

        assertThat(copy(lines, "Python").text()).contains("in_ = 1\n", "M_ = fn\n");
        assertThat(copy(lines, "Rust").text()).contains("let fn_: u64 = in_ << 2;");
    }

    @ParameterizedTest
    @CsvSource({
        "C, 'long x = 1L;\nlong y = (x = 2) + x;'",
        "C, 'static final long[][] T = {{1}, {2, 3}};\nlong x = T[0][0];'",
        "Python, 'static final long[] T = made();\nlong x = T[0];\nlong[] made() { long[] t = new long[1]; t[0] = 5; return t; }'"
    })
    void whereALanguageHasNothingLikeItNothingIsCopied(String language, String lines) {
        assertThat(Scratch.of(lines).mistake()).isEmpty();
        assertThat(copy(lines, language).lines()).isEmpty();
    }

    private static void assertSame(Compiler in, Path folder, String code, int times) {
        Program program = program(code);
        Random random = new Random(code.length());
        List<ForeignCall> calls = new ArrayList<>();
        List<String> expected = new ArrayList<>();
        for (Method method : methods(program)) {
            for (int time = 0; time < times; time++) {
                List<Word> arguments = arguments(random);
                Word result = result(program, method, arguments);
                if (result != null) {
                    calls.add(new ForeignCall(name(method), method.result(), arguments));
                    expected.add(Long.toString(result.bits()));
                }
            }
        }
        assertThat(calls).hasSizeGreaterThan(times * methods(program).size() / 2);
        String printed = copy(code, in.language()).members() + in.main(calls);
        List<String> actual = in.run(folder, printed);
        for (int at = 0; at < calls.size(); at++) {
            assertThat(actual.get(at))
                    .as(calls.get(at).text(in) + "\n" + code)
                    .isEqualTo(expected.get(at));
        }
        assertThat(actual).hasSameSizeAs(expected);
    }

    /** What it returns; null if it divides by zero. */
    private static Word result(Program program, Method method, List<Word> arguments) {
        try {
            return (Word) program.run(method, arguments.toArray(Word[]::new));
        } catch (EvaluationException thrown) {
            return null;
        }
    }

    private static Program program(String code) {
        return Program.lines(new SourceFile("lines.java", code), "lines");
    }

    /** Those of a long, an int and a truth value. */
    private static List<Method> methods(Program program) {
        List<Type> types = List.of(Type.LONG, Type.INT, Type.BOOLEAN);
        return program.methods().stream()
                .filter(
                        each ->
                                each.parameters().stream()
                                        .map(one -> one.type())
                                        .toList()
                                        .equals(types))
                .toList();
    }

    private static String name(Method method) {
        return method.name().substring(method.name().indexOf('.') + 1);
    }

    private static List<Word> arguments(Random random) {
        long[] wide = {
            random.nextLong(),
            random.nextLong(),
            random.nextInt(),
            1L << random.nextInt(),
            -1,
            0,
            Long.MIN_VALUE
        };
        int[] narrow = {
            random.nextInt(), random.nextInt(), random.nextInt(70) - 3, -1, 0, Integer.MIN_VALUE
        };
        return List.of(
                Word.of(wide[random.nextInt(wide.length)]),
                Word.of(narrow[random.nextInt(narrow.length)]),
                Word.of(random.nextBoolean()));
    }

    private static Copy copy(String code, String language) {
        return Scratch.of(code).copies().stream()
                .filter(each -> each.language().equals(language))
                .findFirst()
                .orElseThrow();
    }
}
