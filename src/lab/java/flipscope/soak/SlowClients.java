package flipscope.soak;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Connections that send one byte in some seconds, and read little more. One that the server closes
 * is opened again, so that there are always as many.
 */
final class SlowClients implements Runnable {
    private static final int SECONDS = 4;
    private static final int SMALLEST_BUFFER = 1024;

    private static final String UPLOAD =
            String.join(
                    "\r\n",
                    "POST /play/file HTTP/1.1",
                    "Host: localhost",
                    "Content-Length: 60000",
                    "Content-Type: application/x-www-form-urlencoded",
                    "",
                    "");
    private static final String READ = "GET %s HTTP/1.1\r\nHost: localhost\r\n\r\n";

    private final InetSocketAddress server;
    private final int uploads;
    private final int readers;
    private final String page;
    private final int bytes;
    private final CountDownLatch end;
    private final List<SocketChannel> uploading = new ArrayList<>();
    private final List<SocketChannel> reading = new ArrayList<>();
    private final AtomicInteger closed = new AtomicInteger();

    /**
     * @param page a long one
     * @param bytes how many of it are read every four seconds
     */
    SlowClients(URI site, int uploads, int readers, String page, int bytes, CountDownLatch end) {
        this.server = new InetSocketAddress(site.getHost(), site.getPort());
        this.uploads = uploads;
        this.readers = readers;
        this.page = page;
        this.bytes = bytes;
        this.end = end;
    }

    @Override
    public void run() {
        try {
            do {
                drip();
            } while (!end.await(SECONDS, TimeUnit.SECONDS));
            for (SocketChannel each : uploading) {
                each.close();
            }
            for (SocketChannel each : reading) {
                each.close();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }

    /** How many were closed by the server. */
    int closed() {
        return closed.get();
    }

    private void drip() throws IOException {
        int before = uploading.size() + reading.size();
        uploading.removeIf(each -> !isOpen(each, true));
        reading.removeIf(each -> !isOpen(each, false));
        closed.addAndGet(before - uploading.size() - reading.size());
        while (uploading.size() < uploads) {
            uploading.add(open(UPLOAD));
        }
        while (reading.size() < readers) {
            reading.add(open(READ.formatted(page)));
        }
    }

    private SocketChannel open(String request) throws IOException {
        SocketChannel channel = SocketChannel.open();
        channel.setOption(StandardSocketOptions.SO_RCVBUF, SMALLEST_BUFFER);
        channel.connect(server);
        channel.write(ByteBuffer.wrap(request.getBytes(ISO_8859_1)));
        channel.configureBlocking(false);
        return channel;
    }

    /** Sends one byte, or reads some. */
    private boolean isOpen(SocketChannel channel, boolean sends) {
        try {
            if (sends) {
                channel.write(ByteBuffer.wrap(new byte[] {'x'}));
            }
            return channel.read(ByteBuffer.allocate(bytes)) >= 0;
        } catch (IOException closed) {
            return false;
        }
    }
}
