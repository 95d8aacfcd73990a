package flipscope.browser;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.Map;
import javax.imageio.ImageIO;
import org.openqa.selenium.chrome.ChromeDriver;

/**
 * Motions as strips of eight frames, the last the still, for people who develop: for each URL of a
 * step one PNG in {@code target/films}.
 */
public final class FilmStrips {
    private static final Path FOLDER = Path.of("target", "films");
    private static final int FRAMES = 8;
    private static final int IN_A_ROW = 4;

    private static final String SEEK =
            """
            const stage = document.querySelector('.slot.result svg[data-motion]');
            stage.dispatchEvent(new CustomEvent('motion:seek', {bubbles: true, detail: {part: arguments[0]}}));
            stage.scrollIntoView({block: 'center'});
            const box = stage.getBoundingClientRect();
            return {x: box.x - 8 + scrollX, y: box.y - 8 + scrollY, width: box.width + 16, height: box.height + 16, scale: 1};
            """;

    private FilmStrips() {}

    public static void main(String[] urls) throws IOException {
        Files.createDirectories(FOLDER);
        ChromeDriver browser = Chromium.start();
        try {
            new Look(Look.Screen.WIDE, Look.Theme.LIGHT).applyTo(browser);
            int number = 1;
            for (String url : urls) {
                browser.get(url);
                Path file = FOLDER.resolve(number++ + ".png");
                ImageIO.write(strip(browser), "png", file.toFile());
                System.out.println(file + " " + url);
            }
        } finally {
            browser.quit();
        }
    }

    private static BufferedImage strip(ChromeDriver browser) throws IOException {
        BufferedImage strip = null;
        Graphics2D pen = null;
        for (int frame = 0; frame < FRAMES; frame++) {
            Object clip = browser.executeScript(SEEK, frame / (FRAMES - 1.0));
            BufferedImage picture = picture(browser, clip);
            if (strip == null) {
                int rows = FRAMES / IN_A_ROW;
                strip =
                        new BufferedImage(
                                IN_A_ROW * picture.getWidth(),
                                rows * picture.getHeight(),
                                BufferedImage.TYPE_INT_RGB);
                pen = strip.createGraphics();
            }
            int x = frame % IN_A_ROW * picture.getWidth();
            pen.drawImage(picture, x, frame / IN_A_ROW * picture.getHeight(), null);
        }
        pen.dispose();
        return strip;
    }

    private static BufferedImage picture(ChromeDriver browser, Object clip) throws IOException {
        Object data =
                browser.executeCdpCommand(
                                "Page.captureScreenshot",
                                Map.of(
                                        "format",
                                        "png",
                                        "captureBeyondViewport",
                                        true,
                                        "clip",
                                        clip))
                        .get("data");
        byte[] png = Base64.getDecoder().decode((String) data);
        return ImageIO.read(new ByteArrayInputStream(png));
    }
}
