package flipscope.proxy;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** Debian's nginx with the file of the help, with ports and folders of this machine. */
final class Nginx {
    private static final List<String> PLACES =
            List.of(
                    "/usr/sbin",
                    "/usr/bin",
                    "/usr/local/sbin",
                    "/usr/local/bin",
                    "/opt/homebrew/bin");
    private static final int PATIENCE_MS = 10_000;

    private final Path folder;
    private final int port;
    private final Process process;

    private Nginx(Path folder, int port, Process process) {
        this.folder = folder;
        this.port = port;
        this.process = process;
    }

    static Nginx before(int first, int second, Path folder)
            throws IOException, InterruptedException {
        int port = freePort();
        Files.writeString(folder.resolve("flipscope.conf"), site(folder, port, first, second));
        Files.writeString(
                folder.resolve("nginx.conf"),
                """
                daemon off;
                user root;
                worker_processes 1;
                pid nginx.pid;
                events {}
                http {
                    log_format node "$upstream_addr $status $request_uri";
                    access_log node.log node;
                    client_body_temp_path body;
                    proxy_temp_path proxy;
                    fastcgi_temp_path fastcgi;
                    uwsgi_temp_path uwsgi;
                    scgi_temp_path scgi;
                    include flipscope.conf;
                }
                """);
        Process process =
                new ProcessBuilder(
                                binary().toString(),
                                "-p",
                                folder.toString(),
                                "-c",
                                "nginx.conf",
                                "-e",
                                "error.log")
                        .redirectErrorStream(true)
                        .redirectOutput(folder.resolve("out.log").toFile())
                        .start();
        Nginx nginx = new Nginx(folder, port, process);
        nginx.waitUntilOpen();
        return nginx;
    }

    private static Path binary() {
        return PLACES.stream()
                .map(place -> Path.of(place, "nginx"))
                .filter(Files::isExecutable)
                .findFirst()
                .orElseThrow(
                        () ->
                                new AssertionError(
                                        "nginx is missing: install it, on Debian with"
                                                + " apt-get install nginx-light"));
    }

    /** The file of the help; only where it listens, where the nodes are, where it keeps. */
    private static String site(Path folder, int port, int first, int second) throws IOException {
        String readme = Files.readString(Path.of("src/docs/server.md"));
        String site = readme.split("```nginx\n", 2)[1].split("```", 2)[0];
        return changed(
                        changed(
                                changed(
                                        changed(
                                                site,
                                                "listen 80;",
                                                "listen 127.0.0.1:" + port + ";"),
                                        "127.0.0.1:7070;",
                                        "127.0.0.1:" + first + ";"),
                                "127.0.0.1:7071;",
                                "127.0.0.1:" + second + ";"),
                        "/var/cache/nginx/flipscope",
                        folder.resolve("cache").toString())
                .replace(
                        "access_log /var/log/nginx/access.log flipscope;",
                        "access_log access.log flipscope; access_log node.log node;");
    }

    private static String changed(String text, String from, String to) {
        assertThat(text).containsOnlyOnce(from);
        return text.replace(from, to);
    }

    private void waitUntilOpen() throws IOException, InterruptedException {
        long end = System.currentTimeMillis() + PATIENCE_MS;
        while (System.currentTimeMillis() < end) {
            try (Socket open = new Socket(InetAddress.getLoopbackAddress(), port)) {
                assertThat(open.isConnected()).isTrue();
                return;
            } catch (IOException notYet) {
                assertThat(process.isAlive()).as(log("out.log")).isTrue();
                Thread.sleep(20);
            }
        }
        throw new AssertionError("nginx does not answer: " + log("error.log"));
    }

    static int freePort() throws IOException {
        try (ServerSocket free = new ServerSocket(0)) {
            return free.getLocalPort();
        }
    }

    String origin() {
        return "http://127.0.0.1:" + port;
    }

    /** How many answers came from the node on a port. */
    long answersOf(int node) throws IOException {
        try (Stream<String> lines = Files.lines(folder.resolve("node.log"))) {
            return lines.filter(line -> line.matches(".*:" + node + " [23]\\d\\d .*")).count();
        }
    }

    String log(String name) throws IOException {
        Path file = folder.resolve(name);
        return Files.exists(file) ? Files.readString(file) : "";
    }

    /** A log once it has a part: nginx writes a line only after its answer. */
    String logWith(String part, String name) throws IOException, InterruptedException {
        long end = System.currentTimeMillis() + PATIENCE_MS;
        while (!log(name).contains(part)) {
            assertThat(System.currentTimeMillis()).as(log(name)).isLessThan(end);
            Thread.sleep(20);
        }
        return log(name);
    }

    void stop() throws InterruptedException {
        process.destroy();
        process.waitFor(5, TimeUnit.SECONDS);
    }
}
