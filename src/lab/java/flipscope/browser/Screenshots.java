package flipscope.browser;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.Map;
import org.openqa.selenium.chrome.ChromeDriver;

/**
 * Pictures of pages, for people who develop: each URL at 1280 and 390 pixels, light and dark, as
 * PNGs in {@code target/screenshots}. The first screen ends in {@code -screen.png}, the whole page,
 * as far as one scrolls, in {@code -page.png}.
 */
public final class Screenshots {
    private static final Path FOLDER = Path.of("target", "screenshots");

    /** The longest name of a file, which is made of its URL. */
    private static final int LONGEST_NAME = 80;

    private Screenshots() {}

    /**
     * Takes the pictures and prints the name of each.
     *
     * @param urls whole URLs of a server that runs
     */
    public static void main(String[] urls) throws IOException {
        Files.createDirectories(FOLDER);
        ChromeDriver browser = Chromium.start();
        try {
            for (String url : urls) {
                takeAll(browser, url);
            }
        } finally {
            browser.quit();
        }
    }

    private static void takeAll(ChromeDriver browser, String url) throws IOException {
        for (Look look : Look.all()) {
            look.applyTo(browser);
            browser.get(url);
            String name = name(url) + "-" + look;
            save(name + "-screen.png", picture(browser, false));
            save(name + "-page.png", picture(browser, true));
        }
    }

    private static byte[] picture(ChromeDriver browser, boolean whole) {
        Object data =
                browser.executeCdpCommand(
                                "Page.captureScreenshot",
                                Map.of("format", "png", "captureBeyondViewport", whole))
                        .get("data");
        return Base64.getDecoder().decode((String) data);
    }

    private static void save(String name, byte[] png) throws IOException {
        System.out.println(Files.write(FOLDER.resolve(name), png));
    }

    /** A URL without its host, as a file name. */
    private static String name(String url) {
        String path = url.replaceFirst("^\\w+://[^/]*/?", "");
        String plain = path.isEmpty() ? "home" : path.replaceAll("[^A-Za-z0-9=-]+", "_");
        return plain.substring(0, Math.min(plain.length(), LONGEST_NAME));
    }
}
