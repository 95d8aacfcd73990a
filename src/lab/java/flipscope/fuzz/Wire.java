package flipscope.fuzz;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.URI;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/**
 * A connection that is used again and again, as a proxy's is: an answer with more or less than its
 * head says spoils the next one.
 */
final class Wire implements AutoCloseable {
    private static final int PATIENCE_MS = 30_000;

    private final URI server;
    private Socket socket;
    private InputStream in;

    Wire(URI server) {
        this.server = server;
    }

    FuzzAnswer ask(FuzzRequest request) throws IOException {
        if (socket == null) {
            socket = new Socket(server.getHost(), server.getPort());
            socket.setSoTimeout(PATIENCE_MS);
            in = new BufferedInputStream(socket.getInputStream());
        }
        socket.getOutputStream().write(request.bytes());
        FuzzAnswer answer = answer(request.isHead());
        if (answer.header("Connection").equals("close") || isEndless(answer, request)) {
            if (!isTooLarge(answer) && !isEndless(answer, request) && in.read() >= 0) {
                throw new IOException("more than the answer before the connection closes");
            }
            close();
        }
        return answer;
    }

    /** Of such a request the end may not have been read, so that the connection breaks. */
    private static boolean isTooLarge(FuzzAnswer answer) {
        return answer.status() == 414 || answer.status() == 431;
    }

    /** Events come one by one; only the head is of interest here. */
    private static boolean isEndless(FuzzAnswer answer, FuzzRequest request) {
        return answer.type().equals("text/event-stream") && !request.isHead();
    }

    private FuzzAnswer answer(boolean head) throws IOException {
        String first = line();
        if (!first.matches("HTTP/1\\.1 \\d{3}( .*)?")) {
            throw new IOException("no status line but: " + first);
        }
        Map<String, String> headers = new HashMap<>();
        for (String line = line(); !line.isEmpty(); line = line()) {
            String[] pair = line.split(": ?", 2);
            headers.put(pair[0].toLowerCase(Locale.ROOT), pair[1]);
        }
        int status = Integer.parseInt(first.substring(9, 12));
        FuzzAnswer bare = new FuzzAnswer(status, headers, new byte[0]);
        boolean none = head || status == 304 || status == 204;
        boolean endless = bare.type().equals("text/event-stream");
        return none || endless ? bare : new FuzzAnswer(status, headers, body(bare));
    }

    private byte[] body(FuzzAnswer bare) throws IOException {
        if (!bare.header("Transfer-Encoding").equals("chunked")) {
            return exactly(Integer.parseInt(bare.header("Content-Length")));
        }
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        while (true) {
            int length = Integer.parseInt(line(), 16);
            all.writeBytes(exactly(length));
            line();
            if (length == 0) {
                return all.toByteArray();
            }
        }
    }

    private byte[] exactly(int length) throws IOException {
        byte[] bytes = in.readNBytes(length);
        if (bytes.length < length) {
            throw new EOFException("the body ends after " + bytes.length + " of " + length);
        }
        return bytes;
    }

    private String line() throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        for (int next = in.read(); next != '\n'; next = in.read()) {
            if (next < 0) {
                throw new EOFException("the head ends with: " + line);
            }
            line.write(next);
        }
        return line.toString(ISO_8859_1).stripTrailing();
    }

    @Override
    public void close() throws IOException {
        if (socket != null) {
            socket.close();
            socket = null;
        }
    }
}
