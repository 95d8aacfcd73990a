package flipscope.browser;

import flipscope.testkit.Resources;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageIO;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.chrome.ChromeDriver;

/**
 * All pictures of lessons beside their text, for people who look: for each URL of a lesson one PNG
 * in {@code target/sheets}, with a window for each heading, step of a walk and question. The first
 * arguments are the width and the height of the window.
 */
public final class ContactSheets {
    private static final Path FOLDER = Path.of("target", "sheets");
    private static final String PLACES = Resources.text("browser/lesson-places.js");
    private static final int TILE = 400;
    private static final int WIDTH = 2000;

    private ContactSheets() {}

    public static void main(String[] args) throws IOException {
        Files.createDirectories(FOLDER);
        int width = Integer.parseInt(args[0]);
        int height = Integer.parseInt(args[1]);
        ChromeDriver browser = Chromium.start();
        try {
            new Look(Look.Screen.WIDE, Look.Theme.LIGHT).applyTo(browser);
            Look.sizeOf(browser, width, height, width < 640);
            for (String url : List.of(args).subList(2, args.length)) {
                browser.get(url);
                String name = Path.of(url.replaceFirst("[?].*", "")).getFileName().toString();
                String how = (url.contains("?") ? "-answered" : "") + "-" + width + "x" + height;
                Path file = FOLDER.resolve(name + how + ".png");
                ImageIO.write(sheet(windows(browser), width, height), "png", file.toFile());
                System.out.println(file);
            }
        } finally {
            browser.quit();
        }
    }

    private static List<BufferedImage> windows(ChromeDriver browser) throws IOException {
        List<BufferedImage> windows = new ArrayList<>();
        int all = 1;
        for (int place = 0; place < all; place++) {
            List<?> found = (List<?>) browser.executeAsyncScript(PLACES, place);
            all = Integer.parseInt((String) found.get(0));
            byte[] png = browser.getScreenshotAs(OutputType.BYTES);
            windows.add(ImageIO.read(new ByteArrayInputStream(png)));
        }
        return windows;
    }

    private static BufferedImage sheet(List<BufferedImage> windows, int width, int height) {
        int tile = width < height ? TILE / 2 : TILE;
        int high = tile * height / width;
        int columns = WIDTH / (tile + 4);
        int rows = (windows.size() + columns - 1) / columns;
        BufferedImage sheet =
                new BufferedImage(
                        columns * (tile + 4), rows * (high + 4), BufferedImage.TYPE_INT_RGB);
        Graphics2D pen = sheet.createGraphics();
        pen.setRenderingHint(
                RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BICUBIC);
        for (int i = 0; i < windows.size(); i++) {
            int x = i % columns * (tile + 4);
            int y = i / columns * (high + 4);
            pen.drawImage(
                    windows.get(i)
                            .getScaledInstance(tile, high, java.awt.Image.SCALE_AREA_AVERAGING),
                    x,
                    y,
                    null);
        }
        pen.dispose();
        return sheet;
    }
}
