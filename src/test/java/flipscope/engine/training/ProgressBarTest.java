package flipscope.engine.training;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

class ProgressBarTest {
    private static final long SECOND = 1_000_000_000;

    private final StringWriter out = new StringWriter();
    private long now = 17 * SECOND;

    private ProgressBar bar() {
        return new ProgressBar(new PrintWriter(out), "games", 400, () -> now);
    }

    private String[] after(ProgressBar bar, int done, long seconds) {
        now += seconds * SECOND;
        bar.reached(done);
        return out.toString().split("\r", -1);
    }

    @Test
    void tellsHowFarItIsAndHowLongTheRestWillTake() {
        ProgressBar bar = bar();
        after(bar, 0, 0);
        String[] lines = after(bar, 100, 1200);
        assertThat(lines[1]).isEqualTo("[" + " ".repeat(40) + "] 0 of 400 games ");
        assertThat(lines[2])
                .isEqualTo(
                        "["
                                + "=".repeat(10)
                                + " ".repeat(30)
                                + "] 100 of 400 games, 1:00:00 left ");
    }

    @Test
    void whatWasDoneBeforeTookNoTime() {
        ProgressBar bar = bar();
        after(bar, 300, 0);
        assertThat(after(bar, 350, 50)[2]).contains("350 of 400 games, 0:00:50 left");
    }

    @Test
    void showsALineTwiceASecondAtMostAndAlwaysTheLast() {
        ProgressBar bar = bar();
        for (int done = 0; done <= 400; done++) {
            now += SECOND / 100;
            bar.reached(done);
        }
        String[] lines = out.toString().split("\r", -1);
        assertThat(lines).hasSizeBetween(8, 11);
        assertThat(lines[lines.length - 1]).contains("400 of 400").endsWith("left \n");
    }
}
