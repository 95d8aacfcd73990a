package flipscope.proxy;

import flipscope.Flipscope;
import java.io.BufferedReader;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;

/** A server that is a process of its own, so that it can be killed. */
final class Node {
    private final Process process;
    private final int port;

    private Node(Process process, int port) {
        this.process = process;
        this.port = port;
    }

    /** Starts; {@link #waitUntilReady} waits. */
    static Node start() throws IOException {
        int port = Nginx.freePort();
        Process process =
                new ProcessBuilder(
                                System.getProperty("java.home") + "/bin/java",
                                "-XX:+UseSerialGC",
                                "-XX:TieredStopAtLevel=1",
                                "-cp",
                                System.getProperty("java.class.path"),
                                Flipscope.class.getName(),
                                "serve",
                                "--behind-proxy",
                                "--port",
                                String.valueOf(port))
                        .redirectError(Redirect.INHERIT)
                        .start();
        return new Node(process, port);
    }

    /** The first line that it prints says that it listens. */
    void waitUntilReady() throws IOException {
        BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
        if (out.readLine() == null) {
            throw new AssertionError("a node did not start");
        }
    }

    int port() {
        return port;
    }

    void kill() throws InterruptedException {
        process.destroyForcibly().waitFor();
    }

    void stop() throws InterruptedException {
        kill();
    }
}
