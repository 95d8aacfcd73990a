package flipscope.browser;

import java.time.Duration;
import java.util.List;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.interactions.PointerInput;
import org.openqa.selenium.interactions.PointerInput.Origin;
import org.openqa.selenium.interactions.Sequence;

/** A finger on the screen of a telephone: what it sends are touches, as no mouse does. */
final class Finger {
    private static final String INTO_VIEW =
            "arguments[0].scrollIntoView({block: 'center', behavior: 'instant'})";

    private final ChromeDriver driver;
    private final Traffic traffic;

    Finger(Browser browser) {
        driver = browser.driver();
        traffic = new Traffic(driver);
    }

    /** Taps on something that leads on, and waits for it. */
    void tap(String selector) {
        traffic.settleAfter(() -> press(selector));
    }

    /** Taps on something that leads nowhere else, such as the summary of details. */
    void press(String selector) {
        WebElement target = driver.findElement(By.cssSelector(selector));
        driver.executeScript(INTO_VIEW, target);
        touch(target);
    }

    private void touch(WebElement target) {
        PointerInput finger = new PointerInput(PointerInput.Kind.TOUCH, "finger");
        Sequence tap =
                new Sequence(finger, 0)
                        .addAction(
                                finger.createPointerMove(
                                        Duration.ZERO, Origin.fromElement(target), 0, 0))
                        .addAction(finger.createPointerDown(0))
                        .addAction(finger.createPointerUp(0));
        driver.perform(List.of(tap));
    }
}
