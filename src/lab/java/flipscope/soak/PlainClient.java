package flipscope.soak;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;

/** Requests over connections of their own, from an address of one's choice. */
final class PlainClient {
    /** What a connection that was cut off counts as. */
    static final int CUT_OFF = 0;

    private static final int PATIENCE = 60_000;

    private final InetSocketAddress server;
    private final String from;

    /**
     * @param from a loopback address, as 127.0.0.2
     */
    PlainClient(URI site, String from) {
        this.server = new InetSocketAddress(site.getHost(), site.getPort());
        this.from = from;
    }

    /** The status of an answer, once all of it has been read. */
    int get(String path) {
        try (Socket socket = new Socket()) {
            socket.bind(new InetSocketAddress(InetAddress.getByName(from), 0));
            socket.setSoTimeout(PATIENCE);
            socket.connect(server, PATIENCE);
            String request =
                    "GET %s HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nAccept-Encoding: gzip\r\n\r\n";
            socket.getOutputStream().write(request.formatted(path).getBytes(ISO_8859_1));
            return status(socket.getInputStream());
        } catch (IOException e) {
            return CUT_OFF;
        }
    }

    private static int status(InputStream answer) throws IOException {
        byte[] all = answer.readAllBytes();
        return all.length < 12 ? CUT_OFF : Integer.parseInt(new String(all, 9, 3, ISO_8859_1));
    }
}
