package flipscope.proxy;

import flipscope.Flipscope;
import java.io.BufferedReader;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** A server that is a process of its own, so that it can be killed. */
public final class Node {
    private final Process process;
    private final int port;

    private Node(Process process, int port) {
        this.process = process;
        this.port = port;
    }

    /**
     * Starts; {@link #waitUntilReady} waits.
     *
     * @param options for Java
     */
    public static Node start(String... options) throws IOException {
        int port = Nginx.freePort();
        List<String> line = new ArrayList<>();
        line.add(System.getProperty("java.home") + "/bin/java");
        line.addAll(List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"));
        line.addAll(List.of(options));
        line.addAll(List.of("-cp", System.getProperty("java.class.path")));
        line.addAll(List.of(Flipscope.class.getName(), "serve", "--behind-proxy"));
        line.addAll(List.of("--port", String.valueOf(port)));
        Process process = new ProcessBuilder(line).redirectError(Redirect.INHERIT).start();
        return new Node(process, port);
    }

    /** The first line that it prints says that it listens. */
    public void waitUntilReady() throws IOException {
        BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
        if (out.readLine() == null) {
            throw new AssertionError("a node did not start");
        }
    }

    public int port() {
        return port;
    }

    void kill() throws InterruptedException {
        process.destroyForcibly().waitFor();
    }

    public void stop() throws InterruptedException {
        kill();
    }
}
