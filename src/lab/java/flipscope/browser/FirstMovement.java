package flipscope.browser;

import java.util.ArrayList;
import java.util.List;
import org.openqa.selenium.chrome.ChromeDriver;

/**
 * How long from a press of <i>Next</i> to the first frame in which something moves, and to the
 * first with the new step, for people who develop: medians over the steps from each URL on.
 */
public final class FirstMovement {
    private static final int PRESSES = 30;

    private static final String PRESS =
            """
            const told = arguments[arguments.length - 1];
            const before = document.getElementById('stepper');
            const start = performance.now();
            let swapped = 0;
            const look = () => {
                const now = performance.now();
                if (!swapped && document.getElementById('stepper') !== before) swapped = now - start;
                const moves = document.getAnimations().some((each) => each.playState === 'running' && each.currentTime > 0);
                if (swapped && moves) return told([swapped, now - start]);
                if (now - start > 1000) return told(swapped ? [swapped] : []);
                return requestAnimationFrame(look);
            };
            document.getElementById('next').click();
            requestAnimationFrame(look);
            """;

    private FirstMovement() {}

    public static void main(String[] urls) {
        ChromeDriver browser = Chromium.start();
        try {
            Look.moving(Look.Screen.WIDE, Look.Theme.LIGHT).applyTo(browser);
            for (String url : urls) {
                browser.get(url);
                measure(browser, url);
            }
        } finally {
            browser.quit();
        }
    }

    private static void measure(ChromeDriver browser, String url) {
        List<Double> swaps = new ArrayList<>();
        List<Double> moves = new ArrayList<>();
        for (int press = 0; press < PRESSES; press++) {
            List<?> times = (List<?>) browser.executeAsyncScript(PRESS);
            if (times.size() == 2) {
                swaps.add(((Number) times.get(0)).doubleValue());
                moves.add(((Number) times.get(1)).doubleValue());
            }
        }
        System.out.printf(
                "%s: %d steps move; new step after %.0f ms, movement after %.0f ms (medians)%n",
                url, moves.size(), median(swaps), median(moves));
    }

    private static double median(List<Double> times) {
        return times.stream().sorted().skip(times.size() / 2).findFirst().orElse(Double.NaN);
    }
}
