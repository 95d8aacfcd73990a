package flipscope.lesson.read;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import flipscope.lesson.Lesson;
import flipscope.lesson.LessonProblem;
import java.lang.management.ManagementFactory;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Lessons that mean harm, or look as if they did. */
class HostileLessonTest {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private static String html(Lesson lesson) {
        return lesson.parts().toString();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<script>alert(1)</script>",
                "before <img src=x onerror=alert(1)> after",
                "<iframe src='https://example.org'></iframe>",
                "<svg onload=alert(1)>",
                "# A heading <script>alert(1)</script>",
                "| a |\n| - |\n| <script>alert(1)</script> |",
                "```java\"><script>alert(1)</script>\ncode\n```",
                "[x](https://example.org \"<script>\")",
            })
    void htmlIsShownAsText(String body) {
        assertThat(html(Good.body(body)))
                .doesNotContainPattern("<(script|iframe|svg)")
                .doesNotContainPattern("<img[^>]*onerror")
                .contains("&lt;");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "caption: <script>alert(1)</script>",
                "caption: \"{{board.<script>}}\"",
            })
    void htmlInABlockIsShownAsText(String key) {
        assertThat(html(Good.body("```board\n" + key + "\n```\n")).replaceAll("Problem\\[.*", ""))
                .doesNotContain("<script");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[x](javascript:alert(1))",
                "[x](JaVaScRiPt:alert(1))",
                "[x](<javascript:alert(1)>)",
                "[x](&#106;avascript:alert(1))",
                "[x](java&Tab;script:alert(1))",
                "[x]( \tjavascript:alert(1))",
                "[x][r]\n\n[r]: javascript:alert(1)",
                "[r]\n\n[r]: <javascript:alert(1)> 'title'",
                "<javascript:alert(1)>",
                "[x](vbscript:alert(1))",
                "[x](data:text/html;base64,PHNjcmlwdD4=)",
                "[x](//example.org/evil)",
                "[x](/\\example.org/evil)",
                "[x](https:\\\\example.org)",
                "[x](file:///etc/passwd)",
                "[x](../../etc/passwd)",
                "[x](/static/../etc/passwd)",
                "![x](javascript:alert(1))",
                "![x](data:image/svg+xml;base64,PHN2Zz4=)",
                "![x](../good.md)",
                "![x](pictures/../good.md)",
                "![x](pictures/../../../etc/passwd)",
                "![x](pictures/%2e%2e/good.md)",
                "![x](/etc/passwd)",
                "![x](file:///etc/passwd)",
                "[![x](javascript:alert(1))](javascript:alert(2))",
            })
    void linksAndPicturesLeadWhereTheyMayAndNowhereElse(String body) {
        Lesson lesson = Good.body(body);
        assertThat(lesson.problems()).isNotEmpty();
        assertThat(html(lesson)).doesNotContain("href=").doesNotContain("src=");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "caption: &a x\nname: *a",
                "a: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]",
                "caption: !!javax.script.ScriptEngineManager [x]",
                "caption: !evil x",
                "? [a, b]\n: c",
                "caption: [[[[x]]]]",
                "caption: x\n---\ncaption: y",
                "<<: {caption: x}",
                "caption: \"\\x\"",
                "caption: 'open",
                "",
            })
    void yamlThatNoLessonNeedsIsRefused(String keys) {
        assertThat(Good.body("```board\n" + keys + "\n```\n").problems())
                .hasSize(1)
                .allMatch(problem -> problem.line() >= 7 && problem.line() < 14);
    }

    @Test
    void bombsGoOffHarmlessly() {
        assertSafe("```board\ncaption: " + "[".repeat(19_000) + "\n```\n");
        assertSafe("```board\n" + "- ".repeat(9_000) + "\n```\n");
        assertSafe("```board\ncaption: \"" + "x".repeat(500_000) + "\"\n```\n");
        assertSafe("```board\nposition: \"" + "X".repeat(15_000) + "\"\n```\n");
        assertSafe("```trace\nalgorithm: " + "a/".repeat(9_000) + "\n```\n");
        assertSafe("```board\nmoves: " + "f5".repeat(9_000) + "\n```\n");
        assertSafe("```board\nmark: c3\nmark: c4\n```\n");
        assertSafe("```board\nlevel: 9\n```\n".repeat(2_000));
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '|',
            value = {"a1,| a1|", "0x1,_1", "0x1,11", "a,b", "en,-aa", "none,none", "-1,1"})
    void whatRepeatsAnythingIsReadOrRefusedAtItsLine(String first, String part) {
        String value = first + part.repeat(18_000 / part.length());
        String keys = "question: Which?\nhint: A\nwhy: B\n";
        for (String kind : List.of("", "kind: hex\n", "kind: squares\n")) {
            String block = "```exercise\n" + keys + kind + "answer: " + value + "\n```\n";
            int line = block.lines().toList().size() + 5;
            assertThat(Good.body(block).problems()).allMatch(problem -> problem.line() == line);
        }
        String head = "---\ntitle: T\nsummary: S\norder: 1\nminutes: 1\nlanguage: ";
        assertThat(Good.read(head + value + "\n---\n").problems())
                .allMatch(problem -> problem.line() == 6);
    }

    private static void assertSafe(String body) {
        Lesson lesson = Good.body(body);
        assertThat(lesson.problems()).isNotEmpty();
        assertThat(lesson.problems())
                .extracting(LessonProblem::message)
                .allMatch(m -> m.length() < 400);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                ">", "- ", "[", "![", "*a ", "_", "`", "{{", "<", "# ", "|-|\n", "[a](", "&", "a**b"
            })
    void markdownThatRepeatsAnythingCostsNoMoreThanItsLength(String piece) {
        long some = bytesToRead(piece.repeat(50_000 / piece.length()));
        long fourTimesAsMuch = bytesToRead(piece.repeat(200_000 / piece.length()));
        assertThat(fourTimesAsMuch).as("sixteen times, were it the square").isLessThan(8 * some);
    }

    /** The bytes that this thread allocates: a count of work that no other load changes. */
    private static long bytesToRead(String body) {
        long before = THREADS.getCurrentThreadAllocatedBytes();
        assertThat(Good.body(body)).isNotNull();
        return THREADS.getCurrentThreadAllocatedBytes() - before;
    }

    @Test
    void aHeadMayBeHostileToo() {
        String head = "---\ntitle: &a [x]\nsummary: *a\n---\n<script>alert(1)</script>\n";
        Lesson lesson = Good.read(head);
        assertThat(lesson.problems())
                .containsExactly(
                        new LessonProblem(2, "anchors and aliases (& and *) are not used here"),
                        new LessonProblem(5, Texts.HTML));
        assertThat(html(lesson)).doesNotContain("<script");
    }
}
