package flipscope.web.step;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.web.Page;
import flipscope.web.Site;
import flipscope.web.WithSite;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** What a motion leaves behind in its still picture. */
@WithSite
class StillsTest {
    private static final String CARRY = "/trace/reversi/mobility/carry?detail=operation&at=";

    private static Site site;

    private static Page page(String url) {
        return Page.of(site.body(url));
    }

    @Test
    void onlyTheResultHasAFrame() {
        Page step = page(CARRY + "ripple");
        assertThat(step.count(".slot.result .rim")).isEqualTo(1);
        assertThat(step.count(".rim")).isEqualTo(1);
    }

    /** e2, f3, g4 and f6 lie under the marks of the bits that left. */
    @Test
    void bitsMoveAndDiscsStay() {
        Page step = page(CARRY + "start");
        assertThat(step.count(".slot.result .mark.origin .m-origin")).isEqualTo(4);
        assertThat(rings(step.attribute(".slot.result .motion .ring.black", "d"))).isEqualTo(4);
        assertThat(rings(step.attribute(".slot.result .still .ring.white.on", "d"))).isEqualTo(3);
    }

    /** Each is a point with two coordinates. */
    private static int rings(String path) {
        return path.split(" ").length / 2;
    }

    @Test
    void aLaneSaysWhichTwoNumbersItIsTheSumOf() {
        Page step = page("/trace/popcount/stages?detail=operation&at=rows");
        assertThat(step.count(".slot.result .lane .sum")).isPositive();
        step.root()
                .select(".slot.result .lane:has(.sum)")
                .forEach(
                        lane -> {
                            int sum =
                                    Arrays.stream(lane.select(".sum").text().split("\\+"))
                                            .mapToInt(Integer::parseInt)
                                            .sum();
                            assertThat(lane.select("text").get(0).text())
                                    .isEqualTo(Integer.toString(sum));
                        });
        assertThat(step.count(".slot.left .sum, .slot.right .sum")).isZero();
    }

    @Test
    void aTruthValueShowsWhatItWasMadeOfAndALookUpItsIndex() {
        Page asked = page("/trace/scorefour/drop?detail=operation&at=9");
        assertThat(asked.has(".slot.result .truth")).isTrue();
        assertThat(asked.text(".slot.result .old")).isEqualTo(asked.text(".slot.left .big"));
        Page same = page("/trace/scorefour/drop?detail=operation&at=1");
        assertThat(same.text(".slot.result .big")).isEqualTo(same.text(".slot.right .big"));
        assertThat(same.has(".slot.result .old")).isFalse();
        Page read = page("/trace/tictactoe/lines?detail=operation&at=0");
        assertThat(read.count(".slot rect.index")).isEqualTo(1);
        assertThat(read.count(".slot.right rect.index")).isEqualTo(1);
    }
}
