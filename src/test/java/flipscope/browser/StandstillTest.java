package flipscope.browser;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.browser.Look.Screen;
import flipscope.browser.Look.Theme;
import flipscope.testkit.Share;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Nothing on the page moves when a step changes: only what is in the grids and the texts does. */
@WithBrowser
class StandstillTest {
    /**
     * Presses Next until there is none, and after each swap looks where everything stands that is
     * drawn. What a step shows is left out: pictures, words, and the strip of ticks, which scrolls
     * in its own place. Answers how many things stand there, how many steps were taken, and at the
     * first step where something moved its address and what moved, by its way from the root.
     */
    private static final String WALK =
            """
            const SHOWN = '.slot, .operator, .equals, .chain, a, p, h1, h2, dl, summary, label, button, .track, .menu, .share,'
                + ' .working, .variables, .ribbons, .legend, .code';
            const answer = arguments[arguments.length - 1];
            const isThere = (element) => element.getBoundingClientRect().width
                || getComputedStyle(element).display === 'contents';
            const look = (element, path, places) => {
                const box = element.getBoundingClientRect();
                if (!isThere(element)) return places;
                const edges = [box.left + scrollX, box.top + scrollY, box.right + scrollX, box.bottom + scrollY];
                places.push(`${path}: ${edges.map(Math.round).join(' ')}`);
                if (element.matches(SHOWN)) return places;
                [...element.children].filter(isThere)
                    .forEach((child, index) => look(child, `${path} ${child.localName}${child.id ? '#' + child.id : '[' + index + ']'}`, places));
                return places;
            };
            const first = look(document.body, '', []);
            let steps = 0;
            const compare = () => {
                steps++;
                const now = look(document.body, '', []);
                const moved = now.filter((place, index) => place !== first[index]);
                if (moved.length || now.length !== first.length) finish([location.href, ...moved]);
                else next();
            };
            const finish = (moved) => {
                document.removeEventListener('htmx:afterSettle', compare);
                answer([String(first.length), String(steps), ...moved]);
            };
            const next = () => {
                const link = document.querySelector('#next[href]');
                if (link) link.click(); else finish([]);
            };
            document.addEventListener('htmx:afterSettle', compare);
            next();
            """;

    private static Browser browser;

    /** With a written sum, in lanes, of a cube, which has no squares, and of a small board. */
    private static List<String> traces() {
        return Share.of(
                List.of(
                        "reversi/mobility/carry?detail=statement",
                        "popcount/stages?detail=operation",
                        "scorefour/reach?detail=operation",
                        "reversi/mobility/left?detail=operation",
                        "reversi/flips/halves?detail=statement",
                        "tictactoe/list?detail=statement"),
                StandstillTest::kinds);
    }

    /** In lanes, whose pictures are the widest, and in squares. */
    private static List<String> tracesOfPhones() {
        return Share.of(
                List.of(
                        "popcount/stages?detail=operation",
                        "reversi/mobility/left?detail=statement",
                        "popcount/subtract?detail=statement"),
                StandstillTest::kinds);
    }

    /** The family of a trace, and how fine its steps are. */
    private static Set<String> kinds(String trace) {
        return Set.of(trace.substring(0, trace.indexOf('/')), trace.substring(trace.indexOf('?')));
    }

    @ParameterizedTest
    @MethodSource("traces")
    void everythingStaysInItsPlaceOverAWholeTrace(String trace) {
        standsStill("/trace/" + trace + "&at=0&more=1");
    }

    @ParameterizedTest
    @MethodSource("tracesOfPhones")
    void soItDoesOnAPhone(String trace) {
        browser.show(new Look(Screen.PHONE, Theme.LIGHT));
        standsStill("/trace/" + trace + "&at=0&more=1");
    }

    private void standsStill(String address) {
        browser.open(address);
        List<String> walk = browser.readLater(WALK);
        assertThat(Integer.parseInt(walk.get(0))).as("things that stand there").isGreaterThan(40);
        assertThat(walk.subList(2, walk.size())).as("what moved").isEmpty();
        assertThat(Integer.parseInt(walk.get(1))).as("steps").isGreaterThan(5);
    }
}
