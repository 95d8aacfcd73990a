package flipscope.browser;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.browser.Look.Screen;
import flipscope.browser.Look.Theme;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A page is painted while it still arrives: what comes later moves nothing that is there. */
@WithBrowser
class ArrivingTest {
    /**
     * Takes a page away piece by piece from its end, and looks each time where the pieces stand
     * that would have arrived before. Answers how many pieces there are, and what stood elsewhere.
     */
    private static final String TAKE_AWAY =
            """
            const PIECES = '.site-header, .table, .side, .position, .algorithm, .track, .lead, .where, .sentence,'
                + ' .slot, .operator, .equals, .controls, .details, .calls, .below, .working, .source, .values,'
                + ' .frames, .frames li, .outcome, .actions, .site-footer';
            const pieces = [...document.querySelectorAll(PIECES)].filter((piece) => piece.getBoundingClientRect().width);
            const place = (piece) => {
                const box = piece.getBoundingClientRect();
                return `${Math.round(box.left)} ${Math.round(box.top)}`;
            };
            const name = (piece) => `${piece.localName}.${piece.className}`;
            const at = pieces.map(place);
            const moved = [];
            for (let last = pieces.length - 1; last > 0; last--) {
                const rest = document.createRange();
                rest.setStartBefore(pieces[last]);
                rest.setEndAfter(document.body.lastChild);
                rest.deleteContents();
                pieces.slice(0, last).forEach((piece, index) => {
                    if (place(piece) !== at[index]) moved.push(`${name(piece)} before ${name(pieces[last])}: ${place(piece)}, then ${at[index]}`);
                });
            }
            return [String(pieces.length), ...moved];
            """;

    private static Browser browser;

    @ParameterizedTest
    @CsvSource({
        "PHONE, /trace/reversi/mobility/carry?at=ripple",
        "PHONE, /trace/bits/carry-run?at=1",
        "PHONE, /embed/trace/reversi/mobility/left?at=run.2",
        "WIDE, /trace/reversi/mobility/carry?at=ripple",
        "WIDE, /embed/trace/reversi/mobility/left?at=run.2",
    })
    void nothingMovesWhileAPageArrives(Screen screen, String place) {
        browser.show(new Look(screen, Theme.LIGHT));
        browser.open(place);
        List<String> pieces = browser.readAll(TAKE_AWAY);

        assertThat(Integer.parseInt(pieces.get(0))).as("pieces").isGreaterThan(7);
        assertThat(pieces.subList(1, pieces.size())).as("what moved").isEmpty();
    }
}
