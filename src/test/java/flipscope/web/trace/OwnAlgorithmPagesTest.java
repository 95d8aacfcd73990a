package flipscope.web.trace;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.text.DataFile;
import flipscope.web.LocalSettings;
import flipscope.web.Page;
import flipscope.web.Site;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** An algorithm of one's own, on every page that ours are on. */
class OwnAlgorithmPagesTest {
    private static final String KNIGHTS = "/trace/own/knight-attacks";

    @TempDir private static Path folder;

    private static Site site;

    @BeforeAll
    static void start() throws IOException {
        Files.writeString(
                folder.resolve("KnightAttacks.java"), DataFile.text("/starter/KnightAttacks.java"));
        Files.writeString(
                folder.resolve("Divide.java"), "int divide(int x) {\n    return 6 / x;\n}\n");
        Files.writeString(
                folder.resolve("knights.md"),
                """
                ---
                title: Knights
                ---
                Where do they jump?

                ```trace
                algorithm: own/knight-attacks
                at: left
                ```

                ```predict
                algorithm: own/knight-attacks
                at: farLeft
                ```
                """);
        site = new Site(LocalSettings.withAlgorithms(folder));
    }

    @AfterAll
    static void stop() {
        site.close();
    }

    @Test
    void itsStoryboardHasItsStages() {
        Page page = site.page(KNIGHTS);
        assertThat(page.text("h1")).contains("Where knights attack");
        assertThat(page.text()).contains("One file to the side", "Two files to the side");
        assertThat(site.page("/trace").text("#topic-own"))
                .contains("Your own", "Where knights attack");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                KNIGHTS + "?at=left",
                KNIGHTS + "?at=left&predict=1",
                KNIGHTS + "?tokens=1",
                KNIGHTS + "?at=left&edit=KnightAttacks.knightAttacks.6%3A2",
                KNIGHTS + "?print=1",
                KNIGHTS + "?knights=random:5",
                "/compare?left=own/knight-attacks&right=own/knight-attacks",
                "/figure" + KNIGHTS + ".svg",
                "/figure" + KNIGHTS + ".txt?at=left",
                "/embed" + KNIGHTS,
                "/api" + KNIGHTS,
                "/write?task=own/knight-attacks",
                "/lessons/knights",
            })
    void itIsOnEveryPage(String page) {
        assertThat(site.get(page).statusCode()).as(site.get(page).body()).isEqualTo(200);
    }

    /** Every link of its inputs is allowed, whatever its parameters say that they may be. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    int n                                            | Numbers
                    @Range(max = 7) int n, @Range(max = 7) int k     | Numbers
                    @Range(max = 7) int x, @Range(max = 7) int y     | One square, as two numbers
                    @View(WORD) int n                                | One number of 32 bits, as a board
                    int k, long n                                    | One number of 64 bits, as a board
                    @OneSquare long n, @Disjoint("n") long k         | One number of 64 bits, as a board
                    long n, @Subset("n") @OneSquare long k           | One number of 64 bits, as a board
                    long own, long opponent, @Disjoint({"own", "opponent"}) long n |
                    """)
    void everyLinkOfItsInputsIsAllowed(String parameters, String band) throws IOException {
        Path file = folder.resolve("Inputs.java");
        String name = parameters.contains("int x") ? "x" : "n";
        Files.writeString(
                file, "long inputs(" + parameters + ") {\n    return " + name + " + 1;\n}\n");
        Page page = site.page("/trace/own/inputs?setup=1");
        if (band != null) {
            assertThat(page.text(".band")).isEqualTo(band);
        }
        List<String> links = page.attributes(".position a[href*=own/inputs]", "href");
        assertThat(links).anyMatch(link -> link.contains("random") || !link.contains("?n="));
        assertThat(links)
                .allSatisfy(
                        link -> assertThat(site.get(link).statusCode()).as(link).isEqualTo(200));
        Files.delete(file);
    }

    @Test
    void aLessonAboutItHasNoMistake() {
        assertThat(site.page("/lessons/knights").text()).contains("Where do they jump?");
        assertThat(site.body("/lessons/knights")).doesNotContain("cannot be shown");
    }

    @Test
    void aChangeShowsOnReload() throws IOException {
        Path file = folder.resolve("Other.java");
        Files.writeString(file, "// As it was\nlong other(long x) {\n    return x << 1;\n}\n");
        assertThat(site.page("/trace/own/other").text("h1")).contains("As it was");
        Files.writeString(file, "// As it is now\nlong other(long x) {\n    return x << 2;\n}\n");
        assertThat(site.page("/trace/own/other").text("h1")).contains("As it is now");
        assertThat(site.page("/trace/own/other?at=0").text("li.current code")).contains("x << 2");

        Files.writeString(file, "long broken(");
        assertThat(site.get("/trace/own/other").statusCode()).isEqualTo(404);
        assertThat(site.get("/trace/bits/lowest").statusCode()).isEqualTo(200);
        Files.delete(file);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/trace/own/divide?x=0",
                "/api/trace/own/divide?x=0",
                "/figure/trace/own/divide.txt?x=0",
                "/compare?left=own/divide&right=own/divide&x=0",
            })
    void whereItIsStoppedThePageSaysWhere(String page) {
        assertThat(site.refusal(page)).contains("Divide.java, line 2: division by zero");
    }
}
