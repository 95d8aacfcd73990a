package flipscope.browser;

import java.util.List;
import java.util.Map;
import org.openqa.selenium.chromium.HasCdp;

/**
 * How a page is looked at.
 *
 * @param screen on which screen
 * @param theme in which colours
 * @param moving whether anything may move by itself
 */
record Look(Screen screen, Theme theme, boolean moving) {

    /** Motion is reduced, so that nothing is seen half-way between two colours. */
    Look(Screen screen, Theme theme) {
        this(screen, theme, false);
    }

    static Look moving(Screen screen, Theme theme) {
        return new Look(screen, theme, true);
    }

    /** A screen, in CSS pixels. */
    enum Screen {
        WIDE(1280, 900, false),
        PHONE(390, 844, true),
        SMALL_PHONE(320, 640, true);

        final int width;
        final int height;
        private final boolean mobile;

        Screen(int width, int height, boolean mobile) {
            this.width = width;
            this.height = height;
            this.mobile = mobile;
        }
    }

    /** What the reader's system prefers. */
    enum Theme {
        LIGHT,
        DARK;

        private String value() {
            return this == LIGHT ? "light" : "dark";
        }
    }

    /** Every look that a page must be good in. */
    static List<Look> all() {
        return List.of(
                new Look(Screen.WIDE, Theme.LIGHT),
                new Look(Screen.WIDE, Theme.DARK),
                new Look(Screen.PHONE, Theme.LIGHT),
                new Look(Screen.PHONE, Theme.DARK));
    }

    /**
     * Two looks that have nothing in common: between them a page is seen on both screens and in
     * both themes, at half the price of {@link #all()}.
     */
    static List<Look> opposites(boolean wideIsLight) {
        Theme wide = wideIsLight ? Theme.LIGHT : Theme.DARK;
        Theme phone = wideIsLight ? Theme.DARK : Theme.LIGHT;
        return List.of(new Look(Screen.WIDE, wide), new Look(Screen.PHONE, phone));
    }

    /** Whether the screen is the narrow one. */
    boolean isPhone() {
        return screen == Screen.PHONE;
    }

    /** Makes a browser show pages so. */
    void applyTo(HasCdp browser) {
        applyTo(browser, "");
    }

    /** The same on paper, as the browser's own menu prints what is on this screen. */
    void printOn(HasCdp browser) {
        applyTo(browser, "print");
    }

    private void applyTo(HasCdp browser, String media) {
        sizeOf(browser, screen.width, screen.height, screen.mobile);
        browser.executeCdpCommand(
                "Emulation.setEmulatedMedia",
                Map.of(
                        "media",
                        media,
                        "features",
                        List.of(
                                feature("prefers-color-scheme", theme.value()),
                                feature(
                                        "prefers-reduced-motion",
                                        moving ? "no-preference" : "reduce"))));
    }

    /** Gives a browser a screen of that size. */
    static void sizeOf(HasCdp browser, int width, int height, boolean mobile) {
        browser.executeCdpCommand(
                "Emulation.setDeviceMetricsOverride",
                Map.of(
                        "width", width,
                        "height", height,
                        "deviceScaleFactor", 1,
                        "mobile", mobile));
    }

    private static Map<String, String> feature(String name, String value) {
        return Map.of("name", name, "value", value);
    }

    /** As in a file name: {@code 390-dark}. */
    @Override
    public String toString() {
        return screen.width + "-" + theme.value();
    }
}
