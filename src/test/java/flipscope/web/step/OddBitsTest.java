package flipscope.web.step;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.web.Site;
import flipscope.web.WithSite;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Bits of a value that no cell shows, and bits that come from a table. */
@WithSite
class OddBitsTest {
    private static Site site;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/trace/bits/carry-run?run=0xf8&start=0x8&at=return",
                "/trace/bits/carry-run?run=0xf8&start=0x8&at=return&more=1&table=1",
                "/trace/tictactoe/lines?position=OXXOX-X-O+X&at=line.2&bit=a2",
                "/trace/tictactoe/lines?position=OXXOX-X-O+X&at=held.2&bit=b1"
            })
    void haveAPageToo(String url) {
        assertThat(site.get(url).statusCode()).isEqualTo(200);
    }

    @Test
    void aTableIsWrittenInTheCode() {
        String page =
                site.get("/trace/tictactoe/lines?position=OXXOX-X-O+X&at=held.2&bit=b1").body();

        assertThat(page).contains("LINES is written in the code.");
    }
}
