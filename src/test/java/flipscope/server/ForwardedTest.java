package flipscope.server;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.web.address.Link;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ForwardedTest {
    @Test
    void allAddressesOfANetworkAreOneClient() {
        String one = PROXY.client("192.0.2.1", List.of("2001:db8:1:2::1"));
        assertThat(PROXY.client("192.0.2.1", List.of("[2001:db8:1:2:3:4:5:6]:80"))).isEqualTo(one);
        assertThat(new Forwarded(false).client("[2001:db8:1:2::9]", List.of())).isEqualTo(one);
    }

    private static final Forwarded PROXY = new Forwarded(true);

    @Test
    void theLastOfTheLastLineCounts() {
        assertThat(PROXY.last(List.of("forged", "forged too, ours "))).contains("ours");
        assertThat(PROXY.last(List.of("forged", " "))).isEmpty();
        assertThat(PROXY.last(List.of())).isEmpty();
    }

    @Test
    void withoutAProxyNothingIsBelieved() {
        assertThat(new Forwarded(false).last(List.of("forged"))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "198.51.100.7, 198.51.100.7",
        "198.51.100.7:50123, 198.51.100.7",
        "[2001:db8::7]:50123, 2001:db8::7",
        "[2001:db8::7], 2001:db8::7",
        "2001:db8::7, 2001:db8::7"
    })
    void aClientIsTheSameWhateverItsPort(String sent, String client) {
        assertThat(Forwarded.host(sent)).isEqualTo(client);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "/", "/flipscope", "/flipscope/", "/a/b-c_d.e~f"})
    void aBasePathIsAPath(String path) {
        assertThat(BasePath.isValid(path)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"flipscope", "//evil.example", "/a//b", "/..", "/a?b", "/a\"b", "/<a>"})
    void andNothingElse(String path) {
        assertThat(BasePath.isValid(path)).isFalse();
    }

    @ParameterizedTest
    @CsvSource({
        "/f/trace, /f, /trace",
        "/trace, /f, /trace",
        "/f, /f, /",
        "/f/, /f, /",
        "/foo, /f, /foo",
        "/f/trace, '', /f/trace"
    })
    void isTakenOffWhereItIsThere(String path, String base, String bare) {
        assertThat(Link.bare(path, base)).isEqualTo(bare);
    }
}
