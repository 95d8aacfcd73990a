package flipscope.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every page on paper, as it comes from the browser's own menu, backgrounds or not. */
@ExtendWith(BrowserExtension.class)
class PrintingTest {
    /** What has a colour behind it that is not the paper's, and where it may be left out. */
    private static final String LEFT_OUT =
            """
            const found = [];
            for (const each of document.querySelectorAll('body, body *')) {
                const box = each.getBoundingClientRect();
                if (!box.width || !box.height || getComputedStyle(each).visibility === 'hidden') continue;
                for (const part of [null, '::before', '::after']) {
                    const style = getComputedStyle(each, part);
                    if (part && style.content === 'none') continue;
                    const bare = ['rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)'].includes(style.backgroundColor);
                    if (!bare && style.printColorAdjust !== 'exact') {
                        found.push(`${each.tagName} ${each.className} ${part ?? ''} ${style.backgroundColor}`);
                    }
                }
            }
            return found;
            """;

    /** Words that would be pale on white paper. */
    private static final String PALE =
            """
            const pale = [];
            const walker = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
            while (walker.nextNode()) {
                const each = walker.currentNode.parentElement;
                const box = each.getBoundingClientRect();
                if (!walker.currentNode.data.trim() || box.width < 2 || box.height < 2) continue;
                if (each.closest('svg')) continue;
                let ground = each;
                while (ground && getComputedStyle(ground).backgroundColor === 'rgba(0, 0, 0, 0)') ground = ground.parentElement;
                if (ground && getComputedStyle(ground).backgroundColor !== 'rgb(255, 255, 255)') continue;
                const style = getComputedStyle(each);
                const [r, g, b] = style.color.match(/[0-9.]+/g).map(Number);
                if (0.3 * r + 0.59 * g + 0.11 * b > 150) pale.push(`${each.tagName} ${each.className} ${style.color}`);
            }
            return pale;
            """;

    /** What is there only to be pressed, and can be seen. */
    private static final String PRESSED =
            """
            return [...document.querySelectorAll(
                    'body > header, body > footer, .tools, .controls, button, input[type=range], iframe, .frame-place')]
                .filter((each) => each.checkVisibility() && each.getBoundingClientRect().height > 1)
                .map((each) => `${each.tagName} ${each.id} ${each.className}`);
            """;

    private static final String FRAMINGS =
            """
            const seen = (each) => each.checkVisibility() && each.getBoundingClientRect().height > 40;
            const holds = (each) => [...each.querySelectorAll('svg, img, table')].some(seen);
            return [...document.querySelectorAll('.framing')]
                .map((each) => `${each.id} ${holds(each) ? 'holds a picture' : 'is empty'}`);
            """;

    private final Browser browser;

    PrintingTest(Browser browser) {
        this.browser = browser;
    }

    @AfterEach
    void backToTheScreen() {
        browser.driver().executeCdpCommand("Emulation.setEmulatedMedia", Map.of("media", ""));
    }

    private void openOnPaper(String place) {
        browser.open(place);
        browser.driver().executeCdpCommand("Emulation.setEmulatedMedia", Map.of("media", "print"));
    }

    @ParameterizedTest
    @EnumSource(Place.class)
    void everyPageIsWholeOnPaper(Place place) {
        browser.show(new Look(Look.Screen.WIDE, Look.Theme.DARK));
        openOnPaper(place.address());

        assertThat(browser.readAll(LEFT_OUT)).as("left out without backgrounds").isEmpty();
        assertThat(browser.readAll(PALE)).as("pale on paper").isEmpty();
        assertThat(browser.readAll(PRESSED)).as("to be pressed").isEmpty();
        assertThat(browser.text("main")).isNotEmpty();
        assertThat((Long) browser.read("return document.querySelector('main').offsetHeight"))
                .isGreaterThan(40);
        browser.complaints();
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
        browser.driver().executeCdpCommand("Emulation.setEmulatedMedia", Map.of("media", "print"));
        browser.until(
                "the pictures are there",
                () -> browser.readAll(FRAMINGS).stream().noneMatch(each -> each.endsWith("empty")));
        assertThat((List<?>) browser.readAll(PRESSED)).isEmpty();
    }

    @Test
    void aBoardOnPaperHasItsDiscs() {
        openOnPaper("/play?moves=f5d6c3d3c4&side=both");
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
