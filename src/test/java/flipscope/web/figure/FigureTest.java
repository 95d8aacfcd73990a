package flipscope.web.figure;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.testkit.Packaged;
import flipscope.web.Site;
import flipscope.web.Svg;
import flipscope.web.WithSite;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Figures as other programs get them. After a change that is meant, write the golden files anew
 * with {@code mvn test -Dtest=FigureTest -Dgolden.update=true} and look at their difference.
 */
@WithSite(overHttp = true)
class FigureTest {
    private static final Path GOLDEN = Path.of("src/test/resources/golden/figure");

    private static Site site;

    /** What mail and code comments leave whole, also four pictures with signs between them. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "reversi/flips/carry.txt?at=5&detail=stage",
                "reversi/flips/carry.txt?at=5&detail=statement",
                "reversi/flips/halves.txt?at=30&detail=stage",
                "reversi/mobility/carry.txt?at=legal&detail=stage"
            })
    void textIsNoWiderThanEightyColumns(String address) {
        List<String> lines = figure(address).lines().toList();
        assertThat(lines).allMatch(line -> line.length() <= 80).hasSizeGreaterThan(12);
        assertThat(lines.stream().filter(line -> line.contains("a b c") || line.contains("a  b")))
                .as("still beside one another as far as there is room")
                .anyMatch(line -> line.indexOf('a') != line.lastIndexOf('a'));
    }

    @Test
    void aFigureTakesTheParametersOfItsPage() {
        assertThat(figure("reversi/flips/loop.svg?moves=f5d6c3&ply=2&side=both&move=c3"))
                .contains("move=c3");
        assertThat(figure("bits/place.txt?x=2&y=2")).contains("x=2", "y=2", "3 . . 1 . . . . .");
        assertThat(Svg.of(figure("reversi/mobility/left.svg?at=run&numbers=1")).texts())
                .contains("63", "0");
        assertThat(figure("reversi/mobility/left.txt?at=run&detail=stage")).contains("stage ");
    }

    /** As on the page, where they are small pictures. */
    @Test
    void whatElseAStageMadeStandsBelowItsChain() {
        String call = "reversi/flips/carry.%s?at=2&detail=stage";
        assertThat(figure(call.formatted("txt")))
                .containsPattern("The call, stage by stage:\n1: .*squares")
                .contains("\n5: ");
        assertThat(Svg.of(figure(call.formatted("svg"))).texts())
                .contains("The call, stage by stage:");
        assertThat(figure("reversi/mobility/left.txt?at=run&detail=stage"))
                .doesNotContain("stage by stage");
    }

    @Test
    void changedCodeIsDrawnAndPrintedAsItRuns() {
        String change = "edit=Mobility.left.6%3A-1L";
        assertThat(figure("reversi/mobility/left.txt?at=passable&" + change))
                .contains("passable = opponent & -1L", "edit=Mobility.left.6:-1L");
        assertThat(site.get("/trace/reversi/mobility/left?print=1&" + change).body())
                .contains("passable = opponent &amp; -1L");
        assertThat(get("reversi/mobility/left.svg?edit=nonsense", "*/*").statusCode())
                .isEqualTo(400);
    }

    @ParameterizedTest
    @CsvSource({
        "left.txt, reversi/mobility/left.txt",
        "ripple.txt, reversi/mobility/carry.txt?at=ripple",
        "shift-half.txt, reversi/mobility/halves.txt?at=4",
        "lanes.txt, popcount/stages.txt?at=pairs",
        "cube.txt, scorefour/reach.txt?at=3",
        "call.txt, reversi/mobility/shifts.txt?at=0",
        "carry-run.svg, bits/carry-run.svg?at=2",
        "lines.svg, tictactoe/lines.svg?at=1"
    })
    void figuresAreHeldFast(String golden, String figure) throws IOException {
        Path file = GOLDEN.resolve(golden);
        String text = figure(figure);
        if (Boolean.getBoolean("golden.update")) {
            Files.createDirectories(GOLDEN);
            Files.writeString(file, text);
        }
        assertThat(text).isEqualTo(Files.readString(file));
    }

    @ParameterizedTest
    @MethodSource(Packaged.IDS)
    void everyTextFitsAPage(String id) {
        int last = site.json("/api/trace/" + id).get("steps").size() - 1;
        for (String at :
                List.of("", "?at=0", "?at=" + Math.min(5, last), "?at=" + Math.min(11, last))) {
            assertThat(figure(id + ".txt" + at).lines())
                    .as(id + at)
                    .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(120));
        }
    }

    @Test
    void figuresAreKeptAndMayBeShownAnywhere() {
        HttpResponse<String> svg = get("reversi/mobility/left.svg", "*/*");
        assertThat(header(svg, "Content-Type")).isEqualTo("image/svg+xml; charset=utf-8");
        assertThat(header(svg, "Cache-Control")).startsWith("public, max-age=");
        assertThat(header(svg, "Access-Control-Allow-Origin")).isEqualTo("*");
        assertThat(header(svg, "Cross-Origin-Resource-Policy")).isEqualTo("cross-origin");
        assertThat(header(svg, "Content-Security-Policy"))
                .startsWith("default-src 'none'")
                .doesNotContain("unsafe-inline");
        HttpResponse<String> again =
                site.get(
                        "/figure/trace/reversi/mobility/left.svg",
                        "If-None-Match",
                        header(svg, "ETag"));
        assertThat(again.statusCode()).isEqualTo(304);
        HttpResponse<String> txt = get("reversi/mobility/left.txt", "*/*");
        assertThat(header(txt, "Content-Type")).isEqualTo("text/plain;charset=utf-8");
    }

    @ParameterizedTest
    @CsvSource({
        "reversi/mobility/cary.svg, 404, did you mean “reversi/mobility/carry”",
        "reversi/mobility/carry.gif, 404, 'its address ends in .svg, .png or .txt'",
        "reversi/mobility/carry, 404, 'its address ends in .svg, .png or .txt'",
        "reversi/flips/loop.svg?move=z9, 400, move: ",
        "reversi/mobility/left.txt?position=nonsense, 400, position: ",
        "reversi/mobility/left.svg?at=1&detail=atom, 400, detail: "
    })
    void whatIsWrongIsSaidInTheFormThatWasAskedFor(String figure, int status, String said) {
        HttpResponse<String> text = get(figure, "image/svg+xml,image/*");
        assertThat(text.statusCode()).isEqualTo(status);
        assertThat(header(text, "Content-Type")).startsWith("text/plain");
        assertThat(text.body()).contains(said).doesNotContain("<");

        HttpResponse<String> page = get(figure, "text/html,*/*");
        assertThat(page.statusCode()).isEqualTo(status);
        assertThat(page.body()).contains("<!doctype html>");

        HttpResponse<String> json = get(figure, "application/json");
        assertThat(json.statusCode()).isEqualTo(status);
        assertThat(json.body()).startsWith("{\"error\":");
    }

    private static HttpResponse<String> get(String figure, String accept) {
        return site.get("/figure/trace/" + figure, "Accept", accept);
    }

    private static String header(HttpResponse<String> answer, String name) {
        return answer.headers().firstValue(name).orElse("");
    }

    private static String figure(String figure) {
        HttpResponse<String> answer = get(figure, "*/*");
        assertThat(answer.statusCode()).as(figure).isEqualTo(200);
        return answer.body();
    }
}
