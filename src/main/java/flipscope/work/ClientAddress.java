package flipscope.work;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.regex.Pattern;

/**
 * The name by which a client is known: its network address. Whoever has IPv6 has 2<sup>64</sup>
 * addresses, so all of a network are one client.
 */
public final class ClientAddress {
    private static final Pattern IPV6 = Pattern.compile("[0-9A-Fa-f:.]*:[0-9A-Fa-f:.]*");
    private static final int NETWORK_BYTES = 8;

    private ClientAddress() {}

    /** The client of an address as text; what is no address stands for itself. */
    public static String of(String address) {
        String bare = address.replaceFirst("^\\[", "").replaceFirst("[%\\]].*", "");
        if (!IPV6.matcher(bare).matches()) {
            return address;
        }
        try {
            return of(InetAddress.getByName(bare));
        } catch (UnknownHostException noAddress) {
            return address;
        }
    }

    /** The client of an address. */
    public static String of(InetAddress address) {
        return address instanceof Inet6Address
                ? HexFormat.ofDelimiter(":")
                                .formatHex(Arrays.copyOf(address.getAddress(), NETWORK_BYTES))
                        + "::/64"
                : address.getHostAddress();
    }
}
