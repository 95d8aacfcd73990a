package flipscope.web.figure;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.web.Site;
import flipscope.web.WithSite;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import org.jsoup.Jsoup;
import org.jsoup.parser.Parser;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * A few steps as the page draws them, to the last line: what the pictures in text of {@code
 * GoldenPicturesTest} leave out. Written anew in the same way.
 */
@WithSite
class GoldenDrawingsTest {
    private static final Path GOLDEN = Path.of("src/test/resources/golden/drawings");

    private static Site site;

    @ParameterizedTest
    @CsvSource({
        "carry, /trace/reversi/mobility/carry?at=ripple",
        "wrapped, /trace/clinic/mobility-right-mask?at=82",
        "half, /trace/reversi/mobility/halves?at=fromBelow",
        "layer, /trace/scorefour/ground?at=lifted",
        "lanes, /trace/popcount/stages?at=nibbles",
        "entry, /trace/tictactoe/lines?at=0",
        "branch, /trace/tictactoe/lines?at=2"
    })
    void theDrawingIsAsItWas(String name, String address) throws IOException {
        Path file = GOLDEN.resolve(name + ".svg");
        String drawn = drawings(site.fragment(address).body());
        if (Boolean.getBoolean("golden.update")) {
            Files.writeString(file, drawn);
        }
        assertThat(drawn).isNotEmpty().isEqualTo(Files.readString(file));
    }

    /** The very text of the pictures, from where their tags begin to where they end. */
    private static String drawings(String page) {
        return Jsoup.parse(page, Parser.htmlParser().setTrackPosition(true))
                .select(".equation svg[class^=grid]")
                .stream()
                .map(
                        svg ->
                                page.substring(
                                        svg.sourceRange().startPos(),
                                        svg.endSourceRange().endPos()))
                .collect(Collectors.joining("\n", "", "\n"));
    }
}
