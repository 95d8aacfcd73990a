package flipscope.work;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.net.UnknownHostException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ClientAddressTest {
    @ParameterizedTest
    @CsvSource({
        "2001:db8:1:2::1, 2001:db8:1:2:ffff:ffff:ffff:ffff",
        "2001:db8:1:2::1, 2001:0DB8:0001:0002::",
        "[2001:db8:1:2::1], 2001:db8:1:2::3%eth0",
        "::1, 0:0:0:0:0:0:0:1",
        "::ffff:192.0.2.1, 192.0.2.1"
    })
    void addressesOfOneNetworkAreOneClient(String one, String other) {
        assertThat(ClientAddress.of(one)).isEqualTo(ClientAddress.of(other));
    }

    @ParameterizedTest
    @CsvSource({
        "2001:db8:1:2::1, 2001:db8:1:3::1",
        "192.0.2.1, 192.0.2.2",
        "a:b, a:c",
        "nobody, somebody"
    })
    void othersAreNot(String one, String other) {
        assertThat(ClientAddress.of(one)).isNotEqualTo(ClientAddress.of(other));
    }

    @ParameterizedTest
    @ValueSource(strings = {"192.0.2.1", "unknown", "", "_hidden", ":", "::::", "1:2:3:g::"})
    void whatIsNoAddressOfItStandsForItself(String address) {
        assertThat(ClientAddress.of(address)).isEqualTo(address);
    }

    @Test
    void anAddressIsTheSameClientAsItsText() throws UnknownHostException {
        InetAddress address = InetAddress.getByName("2001:db8:1:2::1");
        assertThat(ClientAddress.of(address)).isEqualTo(ClientAddress.of("2001:db8:1:2::9"));
    }
}
