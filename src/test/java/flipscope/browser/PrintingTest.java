package flipscope.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Pages on paper, as they come from the browser's own menu, backgrounds or not. That every page is
 * whole there {@link AccessibilityTest} sees, which visits them all.
 */
@ExtendWith(BrowserExtension.class)
class PrintingTest {
    private static final String FRAMINGS =
            """
            const seen = (each) => each.checkVisibility() && each.getBoundingClientRect().height > 40;
            const holds = (each) => [...each.querySelectorAll('svg, img, table')].some(seen);
            return [...document.querySelectorAll('.framing')]
                .map((each) => `${each.id} ${holds(each) ? 'holds a picture' : 'is empty'}`);
            """;

    private static final Look LIGHT = new Look(Look.Screen.WIDE, Look.Theme.LIGHT);

    private final Browser browser;

    PrintingTest(Browser browser) {
        this.browser = browser;
    }

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
        assertThat(drawn(print(false))).isEqualTo(drawn(print(true)));
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
    @ValueSource(
            strings = {
                "/lessons/every-kind",
                "/lessons/playing",
                "/lessons/the-carry-trick",
                "/lessons/moving-every-disc"
            })
    void aLessonHasAPictureInPlaceOfEveryFrame(String lesson) {
        browser.open(lesson);
        int frames = browser.readAll(FRAMINGS).size();
        assertThat(frames).isPositive();
        print(true);
        browser.showOnPaper(LIGHT);
        browser.until(
                "the pictures are there",
                () -> browser.readAll(FRAMINGS).stream().noneMatch(each -> each.endsWith("empty")));
        assertThat(Paper.pressed(browser)).isEmpty();
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
