package flipscope.web.page;

import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.toCollection;
import static org.assertj.core.api.Assertions.assertThat;

import flipscope.testkit.ProjectFiles;
import flipscope.web.DirectSite;
import flipscope.web.Site;
import flipscope.web.WithSite;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collector;
import java.util.stream.Stream;
import org.jsoup.select.Elements;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Stylesheets and scripts that go out together: none is left behind, and none comes twice. */
@WithSite(overHttp = true)
class BundlesTest {
    private static final Declared DECLARED = DirectSite.PACKAGED.declared();

    private static final Path FILES = Path.of("static");
    private static final String STEP = "/trace/reversi/mobility/carry?at=ripple";

    private static Site site;

    static Stream<String> pages() {
        return Stream.of(
                "/",
                "/play",
                "/play/analysis?moves=f5d6",
                "/play/choice?moves=f5d6",
                "/play/openings",
                "/play/own",
                "/score-four",
                "/trace",
                "/trace/reversi/mobility/carry",
                STEP,
                "/compare",
                "/write",
                "/bits",
                "/lessons",
                "/lessons/the-carry-trick",
                "/lessons/the-carry-trick?print=1",
                "/write/steps?task=flips",
                "/sheet/carries?student=anna",
                "/marks",
                "/docs/api",
                "/embed" + STEP,
                "/embed" + STEP + "&controls=full");
    }

    @Test
    void everyFileIsOnSomePage() {
        Set<String> used = pages().flatMap(page -> parts(page).stream()).collect(sorted());

        assertThat(
                        ProjectFiles.below(FILES, "")
                                .map(file -> FILES.relativize(file).toString())
                                .filter(BundlesTest::isOurs))
                .containsExactlyInAnyOrderElementsOf(used);
    }

    @ParameterizedTest
    @MethodSource("pages")
    void noPageHasAFileTwice(String page) {
        assertThat(parts(page)).isNotEmpty().doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @CsvSource({
        "/, board.css",
        "/play, board.css",
        STEP + ", board-and-stepper.css",
        "/lessons/the-carry-trick, reading.css"
    })
    void aPageWaitsForFewFiles(String page, String bundle) {
        assertThat(linked(page).filter(name -> name.endsWith(".css")))
                .containsExactly("site/base.css", bundle, "site/print.css");
    }

    @Test
    void aBundleIsItsPartsInOrder() {
        assertThat(DECLARED.bundles())
                .hasSizeGreaterThan(6)
                .allSatisfy(
                        bundle ->
                                assertThat(content(bundle.name()))
                                        .isEqualTo(
                                                bundle.files().stream()
                                                        .map(BundlesTest::titled)
                                                        .collect(joining())));
    }

    @Test
    void aFrameWithAFewControlsIsSmaller() {
        assertThat(linked("/embed" + STEP)).contains("small-frame.css", "small-frame.js");
        assertThat(linked("/embed" + STEP + "&controls=full"))
                .contains("board-and-stepper.css", "board-and-stepper.js");
        for (String type : List.of(".css", ".js")) {
            assertThat(files("board-and-stepper" + type))
                    .containsSubsequence(files("small-frame" + type))
                    .hasSizeGreaterThan(files("small-frame" + type).size() + 3);
        }
    }

    /** Names at the top of one script would be seen by the next; an import would be passed over. */
    @Test
    void aPartStandsInAnyPlace() {
        for (String name : files("board-and-stepper.js")) {
            assertThat(content(name))
                    .as(name)
                    .matches("(?s)(//[^\\n]*\\n)*\\(\\(\\) => \\{\\n.*\\n}\\)\\(\\);\\n");
        }
        for (String name : files("board-and-stepper.css")) {
            assertThat(content(name)).as(name).doesNotContain("@import", "@charset");
        }
    }

    /** axe has a rule for it, whose reading every stylesheet twice is saved here. */
    @Test
    void noStylesheetHoldsATelephoneUpright() {
        assertThat(ProjectFiles.below(FILES, ".css"))
                .isNotEmpty()
                .allSatisfy(file -> assertThat(file).content().doesNotContain("orientation"));
    }

    /** The files of a bundle, or the one of this name. */
    private static List<String> files(String name) {
        return DECLARED.bundle(name).map(Bundle::files).orElse(List.of(name));
    }

    /** The files that a page is made with, whether they come alone or in a bundle. */
    private static List<String> parts(String page) {
        return linked(page).flatMap(name -> files(name).stream()).toList();
    }

    private static Stream<String> linked(String page) {
        Elements files = site.page(page).root().select("link[rel=stylesheet], script[src]");
        return files.stream()
                .map(file -> file.attr(file.nameIs("link") ? "href" : "src"))
                .map(BundlesTest::name);
    }

    /** The name of a file whose address has the hash of its content. */
    private static String name(String address) {
        assertThat(address).matches("/static/[^?]+\\?v=[0-9a-f]{8}");
        return address.substring("/static/".length(), address.indexOf('?'));
    }

    private static String titled(String name) {
        return "/* " + name + " */\n" + content(name);
    }

    private static String content(String name) {
        return site.body("/static/" + name);
    }

    /** What shows the exported pages is on none of them. */
    private static boolean isOurs(String name) {
        return name.matches("(?!host/).*\\.(css|js)");
    }

    private static Collector<String, ?, Set<String>> sorted() {
        return toCollection(TreeSet::new);
    }
}
