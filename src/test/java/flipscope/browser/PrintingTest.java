package flipscope.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Pages on paper, as they come from the browser's own menu, backgrounds or not. That every page is
 * whole there {@link AccessibilityTest} sees, which visits them all.
 */
@WithBrowser
class PrintingTest {
    private static final String SCENES =
            """
            const seen = (each) => each.checkVisibility() && each.getBoundingClientRect().height > 40;
            const holds = (each) => [...each.querySelectorAll('svg, img, table, .strips, .toy-cells')].some(seen);
            return [...document.querySelectorAll('.block:not(.asked) > .scene')]
                .map((each) => `${each.id} ${holds(each) ? 'holds a picture' : 'is empty'}`);
            """;

    /** The object that holds what is drawn on a sheet. */
    private static final Pattern CONTENTS = Pattern.compile("/Contents (\\d+) 0 R");

    private static final Look LIGHT = new Look(Look.Screen.WIDE, Look.Theme.LIGHT);

    private static Browser browser;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/",
                "/play?moves=f5d6c3d3c4&side=both",
                "/play/analysis?moves=f5d6c3d3c4&side=both",
                "/trace/reversi/mobility/left?at=run.2",
                "/compare?left=reversi/mobility/left&right=reversi/mobility/core&at=3",
                "/lessons/legal-moves-to-player",
                "/lessons/playing"
            })
    void thePaperIsTheSameWithAndWithoutBackgrounds(String place) {
        browser.open(place);
        browser.until("all is there", () -> !browser.has("#growing, #scores[hx-trigger]"));
        assertThat(drawn(print(false))).isEqualTo(drawn(print(true)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"counting-bits", "every-legal-move"})
    void theLastSheetHoldsMoreThanALine(String lesson) throws DataFormatException {
        browser.open("/lessons/" + lesson + "?print=1");
        List<String> sheets = sheets(print(false));
        assertThat(sheets).hasSizeGreaterThan(5);
        assertThat(sheets.get(sheets.size() - 1).split("\\bTj\\b|\\bTJ\\b")).hasSizeGreaterThan(8);
    }

    /** What is drawn on each sheet, in order. */
    private static List<String> sheets(byte[] pdf) throws DataFormatException {
        String text = new String(pdf, StandardCharsets.ISO_8859_1);
        List<String> sheets = new ArrayList<>();
        for (MatchResult sheet : CONTENTS.matcher(text).results().toList()) {
            int object = text.indexOf("\n" + sheet.group(1) + " 0 obj");
            int from = text.indexOf("stream\n", object) + "stream\n".length();
            byte[] packed =
                    text.substring(from, text.indexOf("endstream", from))
                            .getBytes(StandardCharsets.ISO_8859_1);
            sheets.add(unpacked(packed));
        }
        return sheets;
    }

    private static String unpacked(byte[] packed) throws DataFormatException {
        Inflater inflater = new Inflater();
        inflater.setInput(packed);
        byte[] plain = new byte[1 << 20];
        int length = inflater.inflate(plain);
        inflater.end();
        return new String(plain, 0, length, StandardCharsets.ISO_8859_1);
    }

    private byte[] print(boolean backgrounds) {
        Map<String, Object> pdf =
                browser.driver()
                        .executeCdpCommand(
                                "Page.printToPDF", Map.of("printBackground", backgrounds));
        return Base64.getDecoder().decode((String) pdf.get("data"));
    }

    /** What a document draws, without the hour at which it was made. */
    private static String drawn(byte[] pdf) {
        String text = new String(pdf, StandardCharsets.ISO_8859_1);
        ByteArrayOutputStream streams = new ByteArrayOutputStream();
        for (int at = text.indexOf("stream\n"); at >= 0; ) {
            int end = text.indexOf("endstream", at);
            streams.writeBytes(text.substring(at, end).getBytes(StandardCharsets.ISO_8859_1));
            at = text.indexOf("stream\n", end + "endstream".length());
        }
        assertThat(streams.size()).isGreaterThan(1000);
        return streams.toString(StandardCharsets.ISO_8859_1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"every-kind", "playing", "the-carry-trick", "moving-every-disc"})
    void aLessonHasEveryPictureOfItsStage(String lesson) {
        browser.open("/lessons/" + lesson);
        int scenes = browser.readAll(SCENES).size();
        assertThat(scenes).isPositive();
        print(true);
        browser.showOnPaper(LIGHT);
        browser.until(
                "the pictures are there",
                () -> browser.readAll(SCENES).stream().noneMatch(each -> each.endsWith("empty")));
        assertThat(Paper.pressed(browser)).isEmpty();
    }

    /**
     * Only what is there to be pressed is left out: a question is none of that, nor is an answer.
     */
    @ParameterizedTest
    @CsvSource({
        "/sheet/carries?student=anna&q=3, '#question'",
        "/sheet/carries?student=anna&q=6&answers=....1....., '.card .typed'",
        "/write?task=mask, '.typed .field'",
        "/write?task=left, 'ol.open'",
        "/bits, '.typed .field'"
    })
    void whatIsAskedAndWhatWasTypedIsOnPaper(String place, String part) {
        browser.showOnPaper(LIGHT);
        browser.open(place);
        assertThat(browser.isDrawn(part)).isTrue();
    }

    /** The still tells what the motion told, on paper too. */
    @Test
    void aStepOnPaperHasItsMarks() {
        browser.showOnPaper(LIGHT);
        browser.open("/trace/reversi/mobility/carry?at=ripple");
        assertThat(
                        browser.readAll(
                                """
                                return [...document.querySelectorAll('.slot.result .mark')].filter((each) => each.checkVisibility())
                                    .map((each) => each.getAttribute('class'));
                                """))
                .anyMatch(mark -> mark.contains("lost"))
                .anyMatch(mark -> mark.contains("carry"));
    }

    @Test
    void aBoardOnPaperHasItsDiscs() {
        browser.showOnPaper(LIGHT);
        browser.open("/play?moves=f5d6c3d3c4&side=both");
        assertThat(
                        browser.readAll(
                                """
                                return [...document.querySelectorAll('#board .square:is(.black, .white)')]
                                    .map((each) => getComputedStyle(each, '::before'))
                                    .filter((disc) => disc.printColorAdjust === 'exact' && parseFloat(disc.borderTopWidth) >= 1)
                                    .map((disc) => disc.backgroundColor);
                                """))
                .hasSize(9);
    }
}
