package flipscope.server.guard;

import flipscope.work.ClientAddress;
import flipscope.work.ClientQuota;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.nio.channels.SelectableChannel;
import java.nio.channels.SocketChannel;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.jetty.io.SelectorManager;
import org.eclipse.jetty.util.IO;

/**
 * Limits the connections. When many are open, the addresses that have the most are refused first. A
 * connection that is refused is closed at once.
 */
final class ConnectionLimit implements SelectorManager.AcceptListener {
    private final ClientQuota connections;
    private final Map<SelectableChannel, String> addresses = new ConcurrentHashMap<>();

    ConnectionLimit(long most) {
        this.connections = new ClientQuota(most);
    }

    @Override
    public void onAccepting(SelectableChannel channel) {
        String address = address(channel);
        if (connections.take(address, 1)) {
            addresses.put(channel, address);
        } else {
            IO.close((SocketChannel) channel);
        }
    }

    @Override
    public void onAcceptFailed(SelectableChannel channel, Throwable cause) {
        onClosed(channel);
    }

    @Override
    public void onClosed(SelectableChannel channel) {
        String address = addresses.remove(channel);
        if (address != null) {
            connections.give(address, 1);
        }
    }

    /** How many are open. */
    long open() {
        return connections.taken();
    }

    private static String address(SelectableChannel channel) {
        try {
            return client(((SocketChannel) channel).getRemoteAddress());
        } catch (IOException alreadyClosed) {
            return "";
        }
    }

    static String client(SocketAddress address) {
        return address instanceof InetSocketAddress remote
                ? ClientAddress.of(remote.getAddress())
                : "";
    }
}
