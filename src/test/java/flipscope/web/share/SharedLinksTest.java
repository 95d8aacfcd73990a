package flipscope.web.share;

import static flipscope.web.Page.href;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import flipscope.server.PngImages;
import flipscope.web.Page;
import flipscope.web.Site;
import flipscope.web.WithSite;
import flipscope.web.figure.PaintedImages;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is seen of a page by those who see a link to it: its words, its address, its picture. */
@WithSite
class SharedLinksTest {
    private static final String STEP = "/trace/reversi/mobility/carry?at=ripple";
    private static Site site;

    /** One of each kind of page. */
    static Stream<String> pages() {
        return Stream.of(
                "/",
                "/play",
                "/play?moves=f5d6c3",
                "/play?start=random:7",
                "/trace/reversi/mobility/left?moves=f5d6&at=run",
                "/trace",
                "/trace/reversi/mobility/left",
                STEP,
                STEP + "&predict=1",
                "/trace/reversi/mobility/left?practice=1",
                "/trace/popcount/stages?at=2",
                "/trace/scorefour/win",
                "/trace/tictactoe/lines",
                "/trace/reversi/mobility/mini",
                "/compare",
                "/compare?left=clinic/mobility-right-mask",
                "/lessons",
                "/lessons/board-in-one-number");
    }

    @ParameterizedTest
    @MethodSource("pages")
    void everyPageHasWordsAndAPictureForItsLink(String page) throws IOException {
        String html = site.get(page).body();
        assertThat(meta(html, "og:title")).isNotBlank();
        assertThat(meta(html, "og:description")).hasSizeBetween(10, 700);
        assertThat(meta(html, "og:type")).isEqualTo("website");
        assertThat(meta(html, "og:image:alt")).contains(meta(html, "og:description"));
        assertThat(meta(html, "og:image:width")).isEqualTo("1200");
        assertThat(meta(html, "twitter:card")).isEqualTo("summary_large_image");
        assertThat(meta(html, "og:url")).isEqualTo(href(html, "canonical")).startsWith("http://");
        assertThat(site.get(path(meta(html, "og:url"))).statusCode()).isEqualTo(200);

        HttpResponse<byte[]> picture = site.bytes(path(meta(html, "og:image")));
        assertThat(picture.statusCode()).isEqualTo(200);
        assertThat(picture.headers().firstValue("Content-Type")).contains("image/png");
        assertThat(picture.body()).hasSizeLessThan(300_000);
        BufferedImage image = ImageIO.read(new ByteArrayInputStream(picture.body()));
        assertThat(List.of(image.getWidth(), image.getHeight())).containsExactly(1200, 630);
    }

    @Test
    void theWordsAreThoseOfTheVeryPage() {
        assertThat(description("/trace/reversi/mobility/carry?at=ripple"))
                .startsWith("Ripple a carry through each run.")
                .contains("Added a3, a4, b6.");
        assertThat(description("/trace/reversi/mobility/left")).contains("22 operations");
        assertThat(description("/play?moves=f5"))
                .isEqualTo("Black has 4 discs, White 1. White is thinking.");
        assertThat(description("/lessons/board-in-one-number")).startsWith("Sixty-four squares");
        assertThat(description("/compare")).contains("Same answer");
    }

    @Test
    void aQuestionGivesNothingAway() {
        assertThat(description(STEP + "&predict=1")).doesNotContain("a3");
        String card =
                site.get("/figure/card/1200" + STEP.replace("?", ".svg?") + "&predict=1").body();
        assertThat(card).contains(">?</text>").doesNotContain("Added");
    }

    @Test
    void theAddressSaysWhatIsShown() {
        String html = site.get("/trace/reversi/mobility/left?position=random:7&at=run").body();
        assertThat(meta(html, "og:url")).contains("at=run").doesNotContain("random");
        assertThat(href(site.get("/play?moves=f5d6&ply=1&fbclid=x").body(), "canonical"))
                .contains("moves=f5d6", "ply=1")
                .doesNotContain("fbclid");
        assertThat(href(site.get("/embed/trace/bits/lowest?theme=dark").body(), "canonical"))
                .contains("/trace/bits/lowest?")
                .doesNotContain("embed", "theme");
    }

    @Test
    void aCardIsDrawnInThreeSizesAndAsSvg() throws IOException {
        for (int width : List.of(1200, 600, 300)) {
            byte[] png = site.bytes("/figure/card/" + width + "/play.png").body();
            assertThat(ImageIO.read(new ByteArrayInputStream(png)).getWidth()).isEqualTo(width);
        }
        HttpResponse<String> svg = site.get("/figure/card/1200/play.svg");
        assertThat(svg.headers().firstValue("Content-Type").orElse("")).startsWith("image/svg+xml");
        assertThat(svg.body()).contains("<circle", "Flipscope");
    }

    @Test
    void aFigureIsThereAsPngTwiceAsFine() throws IOException {
        byte[] png = site.bytes("/figure" + STEP.replace("?", ".png?")).body();
        String svg = site.get("/figure" + STEP.replace("?", ".svg?")).body();
        int width = Integer.parseInt(Page.of(svg).attribute("svg", "width"));
        assertThat(ImageIO.read(new ByteArrayInputStream(png)).getWidth()).isEqualTo(2 * width);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/figure/card/1201/play.png",
                "/figure/card/1200/play",
                "/figure/card/1200/play.gif",
                "/figure/card/1200/nothing.png",
                "/figure/card/1200/lessons/nothing.png",
                "/figure/card/1200/trace/nothing.png",
                "/figure/card/1200/../play.png"
            })
    void thereIsNoOtherCard(String url) {
        assertThat(site.exchange(url).status()).isIn(400, 404);
    }

    @Test
    void whatThePageRefusesItsCardRefuses() {
        assertThat(site.get("/figure/card/1200/play.png?moves=a1").statusCode()).isEqualTo(400);
        assertThat(site.get("/figure/card/1200/trace/bits/lowest.png?bits=x").statusCode())
                .isEqualTo(400);
    }

    @Test
    void whereNoTextCanBeDrawnPagesDoWithoutPictures() {
        PaintedImages none =
                PngImages.by(
                        (svg, width, height) -> {
                            throw new InternalError("Fontconfig head is null");
                        });
        assertThat(none.isOpen()).isFalse();
        try (Site plain = new Site(none)) {
            String html = plain.get(STEP).body();
            assertThat(html).contains("og:description").doesNotContain("og:image");
            assertThat(meta(html, "twitter:card")).isEqualTo("summary");
            assertThat(plain.get("/figure/card/1200/play.png").statusCode()).isEqualTo(404);
            assertThat(plain.get("/figure/card/1200/play.svg").statusCode()).isEqualTo(200);
        }
    }

    @Test
    void aPictureIsPaintedOnce() {
        int[] painted = {0};
        PaintedImages gallery =
                PngImages.by(
                        (svg, width, height) -> {
                            painted[0]++;
                            return new byte[] {1};
                        });
        gallery.png("<svg/>", 300, 158);
        gallery.png("<svg/>", 300, 158);
        gallery.png("<svg/>", 600, 315);
        // The first was the painter's trial.
        assertThat(painted[0]).isEqualTo(3);
    }

    @Test
    void whatGoesWrongWhileItIsPaintedIsNotKept() {
        boolean[] fails = {false};
        PaintedImages gallery =
                PngImages.by(
                        (svg, width, height) -> {
                            if (fails[0]) {
                                throw new IllegalStateException();
                            }
                            return new byte[] {1};
                        });
        fails[0] = true;
        for (int i = 0; i < 5; i++) {
            assertThatThrownBy(() -> gallery.png("<svg/>", 300, 158))
                    .isInstanceOf(IllegalStateException.class);
        }
        fails[0] = false;
        assertThat(gallery.png("<svg/>", 300, 158)).hasSize(1);
    }

    private static String description(String page) {
        return meta(site.get(page).body(), "og:description");
    }

    private static String meta(String html, String name) {
        return Page.of(html)
                .attribute("meta[property=" + name + "], meta[name=" + name + "]", "content");
    }

    private static String path(String url) {
        return url.replaceFirst("http://[^/]+", "");
    }
}
