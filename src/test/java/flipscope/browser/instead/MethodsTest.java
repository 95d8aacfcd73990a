package flipscope.browser.instead;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.Random;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class MethodsTest {
    static Stream<String> texts() {
        return Stream.of(
                "",
                "\n",
                "a",
                "a\n",
                "a\r\nb\r\rc\n\n",
                "\r\n",
                " x\n  y\n",
                "  x\n\n   y  \n ",
                "\t x\n\t y",
                "  a\r\n b",
                "1,2,,3,,",
                ",,",
                ",a",
                "é–Ω٣Ⅷ_-.@ x",
                "ab12",
                "\n\n z");
    }

    @ParameterizedTest
    @MethodSource("texts")
    void strings(String text) {
        assertThat(Strings.lines(text)).isEqualTo(text.lines().toList());
        assertThat(Strings.stripIndent(text)).isEqualTo(text.stripIndent());
        for (String by : List.of(",", "", "\n", "[,\\s]+", "x*", "(?=b)", "\\p{L}", "(?<=,)")) {
            assertThat(Strings.split(text, by)).as(by).isEqualTo(text.split(by));
            for (int limit = -1; limit <= 3; limit++) {
                assertThat(Strings.split(text, by, limit)).isEqualTo(text.split(by, limit));
            }
            Pattern pattern = Pattern.compile(by);
            assertThat(Patterns.split(pattern, text)).isEqualTo(pattern.split(text));
            assertThat(Patterns.splitAsStream(pattern, text))
                    .isEqualTo(pattern.splitAsStream(text).toList());
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\\p{L}+",
                "[\\p{L}\\p{N}]",
                "[^\\p{L}\\p{N}\\s_-]",
                "\\P{javaWhitespace}+",
                "[\\p{P}\\p{S}]",
                "[a-z\\]\\p{M}-]+",
                "\\\\p[{]",
                "[\\p{Z}\\p{C}]",
                "[_.@ -]*",
                "a{1,2}",
                "[\\p{IsHan}\\p{IsHiragana}\\p{IsKatakana}]++"
            })
    void patterns(String regex) {
        String text = "é–Ω٣Ⅷ½ _-.@\t x\u0301 ab1\\p{L} []«q» \u200b\u3000 か ナ 漢字〆ー {aa}";
        assertThat(places(Patterns.compile(regex), text))
                .isEqualTo(places(Pattern.compile(regex), text));
        assertThat(Strings.replaceAll(text, regex, "<$0>"))
                .isEqualTo(text.replaceAll(regex, "<$0>"));
        assertThat(Strings.replaceFirst(text, regex, "")).isEqualTo(text.replaceFirst(regex, ""));
        assertThat(Strings.matches("é", regex)).isEqualTo("é".matches(regex));
        Pattern pattern = Pattern.compile(regex);
        assertThat(Patterns.replaceAll(pattern.matcher(text), each -> "<" + each.start() + ">"))
                .isEqualTo(pattern.matcher(text).replaceAll(each -> "<" + each.start() + ">"));
        assertThat(Patterns.replaceFirst(pattern.matcher(text), each -> "<" + each.start() + ">"))
                .isEqualTo(pattern.matcher(text).replaceFirst(each -> "<" + each.start() + ">"));
    }

    private static List<String> places(Pattern pattern, String text) {
        return Patterns.results(pattern.matcher(text))
                .map(each -> each.start() + "-" + each.end())
                .toList();
    }

    @Test
    void whatIsAppendedToABuilder() {
        Matcher ours = Pattern.compile("b").matcher("abcbd");
        Matcher theirs = Pattern.compile("b").matcher("abcbd");
        StringBuilder one = new StringBuilder();
        StringBuilder other = new StringBuilder();
        while (ours.find() && theirs.find()) {
            Patterns.appendReplacement(ours, one, "<$0>");
            theirs.appendReplacement(other, "<$0>");
        }
        assertThat(Patterns.appendTail(ours, one)).hasToString("" + theirs.appendTail(other));
    }

    @Test
    void characters() {
        for (int each = 0; each < 0x1_0000; each++) {
            assertThat(Strings.toString(each)).isEqualTo(Character.toString(each));
            assertThat(Strings.isIdeographic(each)).isEqualTo(Character.isIdeographic(each));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "0",
                "+7",
                "18446744073709551615",
                "18446744073709551616",
                "-1",
                "",
                "+",
                "x",
                "ff",
                "4294967295",
                "4294967296",
                "ffffffffffffffff",
                "10000000000000000",
                "99999999999999999999"
            })
    void unsignedNumbers(String digits) {
        for (int radix : new int[] {2, 10, 16}) {
            assertThat(result(() -> Strings.parseUnsignedLong(digits, radix)))
                    .isEqualTo(result(() -> Long.parseUnsignedLong(digits, radix)));
            assertThat(result(() -> Strings.parseUnsignedInt(digits, radix)))
                    .isEqualTo(result(() -> Integer.parseUnsignedInt(digits, radix)));
        }
    }

    /** What is found, or what kind of exception is thrown. */
    private static Object result(Callable<?> asked) {
        try {
            return asked.call();
        } catch (Exception e) {
            return e.getClass();
        }
    }

    @Test
    void divisions() {
        int[] some = {0, 1, -1, 7, -7, Integer.MIN_VALUE, Integer.MAX_VALUE};
        for (int a : some) {
            for (int b : some) {
                assertThat(result(() -> Division.divide(a, b))).isEqualTo(result(() -> a / b));
                assertThat(result(() -> Division.modulo(a, b))).isEqualTo(result(() -> a % b));
                assertThat(result(() -> Division.divideUnsigned(a, b)))
                        .isEqualTo(result(() -> Integer.divideUnsigned(a, b)));
                assertThat(result(() -> Division.remainderUnsigned((long) a, (long) b)))
                        .isEqualTo(result(() -> Long.remainderUnsigned(a, b)));
                long wideA = a == Integer.MIN_VALUE ? Long.MIN_VALUE : a;
                assertThat(result(() -> Division.divide(wideA, (long) b)))
                        .isEqualTo(result(() -> wideA / b));
                assertThat(result(() -> Division.modulo(wideA, (long) b)))
                        .isEqualTo(result(() -> wideA % b));
            }
        }
        assertThatThrownBy(() -> Division.divide(1, 0)).hasMessage("/ by zero");
    }

    @Test
    void seeds() {
        Random ours = new Random(7);
        Random theirs = new Random(7);
        for (int bound = 1; bound < 2_000; bound++) {
            assertThat(Randoms.nextInt(ours, bound)).isEqualTo(theirs.nextInt(bound));
        }
        int large = (1 << 30) + 1;
        for (int i = 0; i < 100; i++) {
            assertThat(Randoms.nextInt(ours, large)).isEqualTo(theirs.nextInt(large));
        }
    }

    @Test
    void names() {
        for (String name : List.of("", "a", "x".repeat(55), "x".repeat(56), "é".repeat(64))) {
            byte[] bytes = name.getBytes(StandardCharsets.UTF_8);
            UUID theirs = UUID.nameUUIDFromBytes(bytes);
            assertThat(Digests.nameUUIDFromBytes(bytes)).isEqualTo(theirs);
            assertThat(Digests.getLeastSignificantBits(theirs))
                    .isEqualTo(theirs.getLeastSignificantBits());
        }
    }

    @Test
    void roundedNumbers() {
        for (double each : new double[] {0, -0.0, 16.25, -16.25, 0.35, 1e9, 2.675, -0.04, 99.95}) {
            for (String format : List.of("%.1f", "%+.1f|", "a %s%% %+.2f", "%.0f%n", "%f")) {
                Object[] given =
                        format.contains("%s") ? new Object[] {"$1", each} : new Object[] {each};
                assertThat(Formats.format(Locale.ROOT, format, given))
                        .isEqualTo(String.format(Locale.ROOT, format, given));
            }
        }
        assertThat(Formats.formatted("%5d|%s|%04X", 3, "x", 10)).isEqualTo("    3|x|000A");
    }

    @Test
    void containers() {
        assertThat(Containers.copyOf(Map.of())).isEmpty();
        assertThat(Containers.copyOf(Map.of(1, 2))).isEqualTo(Map.of(1, 2));
        assertThat(Containers.copyOf(List.of(1, 1))).isEqualTo(Set.of(1));
        assertThat(Containers.ofEntries()).isEmpty();
        assertThat(Containers.ofEntries(Map.entry(1, 2))).isEqualTo(Map.of(1, 2));
        assertThat(Streams.distinct(Stream.of(1, 2, 1))).containsExactly(1, 2);
        assertThat(Streams.distinct(IntStream.of(1, 2, 1)).toArray()).containsExactly(1, 2);
        assertThat(Streams.distinct(LongStream.of(1, 2, 1)).toArray()).containsExactly(1, 2);
    }

    @Test
    void aSeriesGoesAsFarAsItIsTaken() {
        AtomicInteger steps = new AtomicInteger();
        UnaryOperator<Integer> next = each -> each + steps.incrementAndGet();
        assertThat(Streams.iterate(1, next).limit(3)).containsExactly(1, 2, 4);
        assertThat(steps).hasValue(2);
        assertThat(Streams.iterate(1, each -> each < 4, each -> each + 1)).containsExactly(1, 2, 3);
    }

    @Test
    void properties() throws IOException {
        String text = "a = it’s {0}\nb.c:d \\\n  e\n# no\nf=\\u2019";
        Properties ours = new Properties();
        Properties theirs = new Properties();
        Resources.load(ours, new StringReader(text));
        theirs.load(new StringReader(text));
        assertThat(ours).isEqualTo(theirs).hasSize(3);
    }
}
