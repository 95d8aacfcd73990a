package flipscope.browser;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.testkit.ProjectFiles;
import flipscope.testkit.Share;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What a program can check of every kind of page: accessibility on both screens and in both themes,
 * that it does not scroll sideways on a phone, and that it is whole on paper. One visit to a page
 * serves all.
 *
 * <p>The share of the pages is one among which everything occurs that a stylesheet can tell apart:
 * each class that an element of any of them has.
 *
 * <p>In its first look a page is held to every rule. That is the wide screen for one place and the
 * phone for the next, light and dark in turn, so that what is there on one screen only meets every
 * rule too. In its second look every third page is held to the rules of colours and sizes again:
 * pages of one kind follow each other, and to tell colours apart takes most of axe's time.
 */
@Order(1)
@WithBrowser
class AccessibilityTest {
    private static final Look DARK = new Look(Look.Screen.WIDE, Look.Theme.DARK);

    /** The classes that a template gives an element whatever it is about. */
    private static final Pattern CLASSES = Pattern.compile("class=\"([\\w -]+)[\"$]");

    private static final Map<Place, Set<String>> CLASSES_OF_PLACES = new EnumMap<>(Place.class);

    private static Runnable takeAxeAway;

    private static Browser browser;

    @BeforeAll
    static void everyPageHasAxe() {
        takeAxeAway = Axe.giveToEveryPage(browser);
    }

    @AfterAll
    static void takeAxeAway() {
        takeAxeAway.run();
    }

    private static List<Place> share() {
        return Share.of(List.of(Place.values()), AccessibilityTest::classes);
    }

    /** The classes of its elements, as the page is sent. */
    private static Set<String> classes(Place place) {
        return CLASSES_OF_PLACES.computeIfAbsent(place, any -> classesSent(place.address()));
    }

    private static Set<String> classesSent(String address) {
        try {
            return Jsoup.connect(browser.whole(address))
                    .ignoreHttpErrors(true)
                    .maxBodySize(0)
                    .get()
                    .getAllElements()
                    .stream()
                    .map(Element::classNames)
                    .flatMap(Collection::stream)
                    .collect(Collectors.toSet());
        } catch (IOException e) {
            throw new UncheckedIOException(address, e);
        }
    }

    @Test
    void everyTemplateIsSeenInTheShare() {
        Set<String> seen =
                share().stream()
                        .flatMap(each -> classes(each).stream())
                        .collect(Collectors.toSet());
        List<Path> templates =
                ProjectFiles.below(Path.of("templates"), ".jte")
                        .filter(each -> !classesWritten(each).isEmpty())
                        .toList();
        assertThat(templates).hasSizeGreaterThan(140);
        assertThat(templates)
                .allSatisfy(each -> assertThat(classesWritten(each)).containsAnyElementsOf(seen));
    }

    private static Set<String> classesWritten(Path template) {
        return CLASSES.matcher(ProjectFiles.text(template))
                .results()
                .flatMap(found -> Stream.of(found.group(1).split(" ")))
                .collect(Collectors.toSet());
    }

    @ParameterizedTest
    @MethodSource("share")
    @SuppressWarnings("EnumOrdinal") // Any turn of the places will do.
    void axeFindsNothingNothingSticksOutAndPaperHasAll(Place place) {
        browser.show(looks(place.ordinal()).get(0));
        browser.open(place.address());
        assertClean(place.toString(), place.ordinal());
        browser.showOnPaper(DARK);
        Paper.assertWhole(browser, place.toString());
        assertThat(browser.complaints()).allMatch(place::expects);
    }

    /** A page that answers a form which sends something, without an address of its own. */
    @Test
    void norOnTheGamesOfAFile(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("games.txt"), "f5d6c3\n\nf5f6e6\n");
        GamePage.open(browser, "/play").pasting();
        browser.attach("#file", file);
        browser.follow("#setup .file-form button");
        assertThat(browser.has(".game-list")).isTrue();

        assertClean("the games of a file", 0);
    }

    @Test
    void norOnCodeThatIsTooLong() {
        browser.open("/write?task=carry");
        browser.read(
                "document.getElementById('typed').value = arguments[0]",
                "// too long ".repeat(800));
        browser.follow("#check");
        assertThat(browser.has("#refused")).isTrue();

        assertClean("code that is too long", 1);
        assertThat(browser.complaints()).allMatch(each -> each.contains("400"));
    }

    /** Where a page is held to every rule, and where it is looked at again. */
    private static List<Look> looks(int number) {
        List<Look> looks = new ArrayList<>(Look.opposites(number % 2 == 0));
        Collections.rotate(looks, number / 2);
        return looks;
    }

    private void assertClean(String place, int number) {
        List<Look> looks = looks(number);
        assertCleanIn(looks.get(0), place, Axe::violations);
        if (number % 3 == 0) {
            assertCleanIn(looks.get(1), place, Axe::violationsOfLook);
        } else if (looks.get(1).isPhone()) {
            assertCleanIn(looks.get(1), place, (any, all) -> List.of());
        }
        assertThat(Flaws.sharedIds(browser)).isEmpty();
    }

    private void assertCleanIn(
            Look look, String place, BiFunction<Browser, String, List<String>> violations) {
        browser.show(look);
        assertThat(violations.apply(browser, "html")).as("%s %s", place, look).isEmpty();
        if (look.isPhone()) {
            assertThat(Flaws.sticksOut(browser)).as("%s %s", place, look).isEmpty();
        }
    }
}
