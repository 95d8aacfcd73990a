package flipscope.web;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.judge.CompressedCode;
import flipscope.testkit.Share;
import flipscope.web.write.WrittenAddress;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever is typed, in letters of any script, its page is no larger than a page may be. */
@WithSite
class TypedCodePagesTest {
    /** In characters: the longest code that is read. */
    private static final int LONGEST = 9_000;

    private static final int MOST_BYTES = 400_000;

    private static final List<String> LETTERS = List.of("a", "\u0f40", "\ud801\udc00", "e\u0301");

    private static Site site;

    static Stream<Arguments> shapes() {
        return LETTERS.subList(0, Share.of(2, LETTERS.size())).stream()
                .flatMap(TypedCodePagesTest::shapes);
    }

    private static Stream<Arguments> shapes(String letter) {
        Random random = new Random(7);
        return Stream.of(
                shape(letter, "variables", "long z=1L", n -> "," + name(letter, n), ";long y=2;"),
                shape(letter, "set", "long z=1L", n -> "," + name(letter, n) + "=3", ";"),
                shape(letter, "declarations", "", n -> "long " + name(letter, n) + "=1;\n", ""),
                shape(letter, "lines", "long " + letter + "=1;\n", n -> letter + "++;\n", ""),
                shape(letter, "mistake", "long " + letter + "=1;\n", n -> letter + "++;\n", "&&"),
                shape(
                        letter,
                        "foreign",
                        "",
                        n -> "uint64_t %s = 1ULL << %s;\n".formatted(name(letter, n), n % 64),
                        ""),
                shape(letter, "boards", "", n -> "-XO*".repeat(16) + " X\n", ""),
                shape(letter, "values", "", n -> "1\n", ""),
                shape(letter, "empty", "", n -> "\n", "long x=1L;"),
                shape(
                        letter,
                        "dense",
                        "",
                        n -> "long " + name(letter, n) + "=0x" + hex(random) + "L;\n",
                        ""),
                shape(
                        letter,
                        "stages",
                        "long z=1L;\n",
                        n -> "\n// " + name(letter, n) + "\nz++;\n",
                        ""),
                shape(
                        letter,
                        "sum",
                        "long " + letter + "=1",
                        n -> n < 90 ? "+" + letter(n) : "",
                        ";"),
                shape(
                        letter,
                        "squares",
                        "long " + letter + "=-1L",
                        n -> n < 90 ? "&0x" + hex(random) + "L" : "",
                        ";"),
                shape(letter, "operators", "long " + letter + "=1", n -> "+" + letter(n), ";"),
                shape(
                        letter,
                        "masks",
                        "long " + letter + "=-1L;\n" + letter + "=1",
                        n -> "&" + letter,
                        ";"),
                shape(
                        letter,
                        "parameters",
                        "static long f(long z" + parameters(letter) + "){return z;}\nlong x=f(1L",
                        n -> n < 200 ? ",-1L" : "",
                        ");\n"),
                shape(
                        letter,
                        "methods",
                        "",
                        n -> "static long %s(long x){return ~x;}\n".formatted(name(letter, n)),
                        ""));
    }

    private static String parameters(String letter) {
        StringBuilder all = new StringBuilder();
        IntStream.range(0, 200).forEach(n -> all.append(",long ").append(name(letter, n)));
        return all.toString();
    }

    private static String name(String letter, int number) {
        return letter + Integer.toString(number, 36);
    }

    private static String letter(int number) {
        return "" + number % 10;
    }

    private static String hex(Random random) {
        return Long.toHexString(random.nextLong());
    }

    /** As much of it as is read. */
    private static Arguments shape(
            String letter, String name, String before, IntFunction<String> part, String after) {
        StringBuilder code = new StringBuilder(before);
        for (int n = 0; ; n++) {
            String next = part.apply(n);
            boolean full = code.length() + next.length() + after.length() > LONGEST - 100;
            if (next.isEmpty()
                    || full
                    || n % 50 == 49 && CompressedCode.write(code.toString()).length() > 5_700) {
                return Arguments.of(name, letter, code.append(after).toString());
            }
            code.append(next);
        }
    }

    @ParameterizedTest(name = "{0} of {1}")
    @MethodSource("shapes")
    void aPageOfTypedCodeIsSmall(String name, String letter, String code) {
        assertSmall(site.sendForm("/bits", "lines", code));
        assertSmall(site.sendFormForAPart("/bits", "lines", code));
        String written = "code=" + CompressedCode.write(code);
        for (String page :
                List.of(
                        "/bits?detail=operation&at=0&",
                        "/bits?board=word&",
                        "/embed/bits/steps?",
                        "/bits/steps?detail=operation&at=100&more=1&grid=1&",
                        "/bits/steps?at=100&bit=a1&")) {
            assertSmall(site.get(page + written));
        }
    }

    @ParameterizedTest(name = "{0} of {1}")
    @MethodSource("shapes")
    void aPageOfASolutionIsSmall(String name, String letter, String lines) {
        String code = "long left(long own, long opponent) {\n" + lines + "\nreturn own; }";
        assertSmall(site.sendForm("/write?task=left", "text", code, "task", "left"));
        assertSmall(
                site.sendFormForAPart("/write/mistake?task=left", "text", code, "task", "left"));
        assertSmall(site.get(WrittenAddress.judged("left", code)));
        assertSmall(site.get(WrittenAddress.stepped("left", code)));
        assertSmall(
                site.get(
                        WrittenAddress.stepped("left", code)
                                + "&detail=operation&at=100&more=1&grid=1&beside=1"));
    }

    /** The page, or the one that it leads to. */
    private static void assertSmall(HttpResponse<String> first) {
        HttpResponse<String> answer =
                first.statusCode() == 303 ? site.get(Site.location(first)) : first;
        assertThat(answer.statusCode()).as(answer.uri().getPath()).isIn(200, 303, 400);
        assertThat(answer.body().getBytes(StandardCharsets.UTF_8).length)
                .as(answer.uri().getPath())
                .isLessThan(MOST_BYTES);
    }
}
