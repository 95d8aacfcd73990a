package flipscope.command;

import flipscope.server.BasePath;
import flipscope.server.Server;
import flipscope.server.Settings;
import flipscope.web.page.FooterLink;
import io.javalin.Javalin;
import io.javalin.util.JavalinException;
import io.javalin.util.JavalinLogger;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Serves the pages until the process is told to stop. */
@Command(name = "serve", description = "Starts the web server (the default command).")
public final class ServeCommand extends CalledCommand implements Callable<Integer> {
    private static final Pattern FOOTER =
            Pattern.compile("(\\S.*?)\\s+((?:https?://|mailto:)\\S+)");

    @Option(
            names = "--port",
            paramLabel = "PORT",
            defaultValue = "${env:PORT:-" + Settings.DEFAULT_PORT + "}",
            description =
                    "The port to listen on. Default: $PORT, or if that is not set "
                            + Settings.DEFAULT_PORT
                            + ".")
    private int port;

    @Option(
            names = "--host",
            paramLabel = "ADDRESS",
            defaultValue = Settings.DEFAULT_HOST,
            description =
                    "The network address to listen on. Default: ${DEFAULT-VALUE}, this computer"
                            + " alone; 0.0.0.0 lets everybody in.")
    private String host;

    @Option(
            names = "--base-path",
            paramLabel = "PATH",
            defaultValue = "",
            description = "What stands before every path, such as /flipscope. Default: nothing.")
    private String basePath;

    @Option(
            names = "--behind-proxy",
            description =
                    "All requests come through a proxy: client addresses are taken from"
                            + " X-Forwarded-For, so that each client gets its share of the engine,"
                            + " and the site's own address from X-Forwarded-Proto, -Host and"
                            + " -Prefix. Of several values the last counts.")
    private boolean behindProxy;

    @Option(
            names = "--lessons",
            paramLabel = "DIR",
            description = "A folder of your own lessons. Reload a page to see an edit.")
    private Path lessons;

    @Mixin private AlgorithmsOption algorithms;

    @Option(
            names = "--footer",
            paramLabel = "FILE",
            description =
                    "Links for the foot of each page, such as an imprint: lines of a name and an"
                            + " address.")
    private Path footer;

    /** What traffic needs: half of it is taken as soon as the first pages have been drawn. */
    private static final long HEAP_MB = 128;

    /** Part of the heap is never counted, whatever was asked for. */
    private static final long LEAST_HEAP = 110L << 20;

    @Override
    public Integer call() throws InterruptedException {
        Optional<String> lacking = lacking(Runtime.getRuntime().maxMemory());
        if (lacking.isPresent()) {
            err().println(lacking.get());
            return 1;
        }
        Javalin server = Server.create(settings());
        if (!start(server)) {
            return 1;
        }
        CountDownLatch ended = new CountDownLatch(1);
        Runtime.getRuntime()
                .addShutdownHook(
                        new Thread(
                                () -> {
                                    server.stop();
                                    ended.countDown();
                                }));
        tell(server.port());
        // exec:java ends the process when main returns.
        ended.await();
        return 0;
    }

    /** Whether it could start; if not, one line says why. */
    private boolean start(Javalin server) {
        // Javalin would log the same as an error of its own.
        JavalinLogger.enabled = false;
        try {
            server.start();
            return true;
        } catch (JavalinException refused) {
            err().println(
                            "Flipscope cannot listen on port "
                                    + port
                                    + " of "
                                    + host
                                    + ": "
                                    + cause(refused)
                                    + ". See --port and --host.");
            return false;
        } finally {
            JavalinLogger.enabled = true;
        }
    }

    private static String cause(Throwable refused) {
        Throwable first = refused;
        while (first.getCause() != null) {
            first = first.getCause();
        }
        // A host that nobody knows has no message.
        return Objects.toString(first.getMessage(), "no such host");
    }

    private void tell(int started) {
        PrintWriter out = out();
        boolean alone = host.equals(Settings.DEFAULT_HOST);
        String name = alone || host.equals("0.0.0.0") ? "localhost" : host;
        out.println("Flipscope is at http://" + name + ":" + started + basePath);
        if (alone) {
            out.println("Only this computer can reach it; --host 0.0.0.0 opens it to others.");
        }
        out.flush();
    }

    /** What is missing if Java may take only so much memory. */
    static Optional<String> lacking(long heap) {
        return heap >= LEAST_HEAP
                ? Optional.empty()
                : Optional.of(
                        String.format(
                                Locale.ROOT,
                                "The server needs %d MB of memory for Java, and has %d:"
                                        + " start it with java -Xmx%dm -jar flipscope.jar",
                                HEAP_MB,
                                heap >> 20,
                                HEAP_MB));
    }

    private Settings settings() {
        if (!BasePath.isValid(basePath)) {
            throw refusal("--base-path: " + basePath + " is not like /flipscope");
        }
        if (lessons != null && !Files.isDirectory(lessons)) {
            throw refusal("--lessons: there is no folder " + lessons);
        }
        boolean development = Boolean.getBoolean("dev");
        Optional<Path> own = Optional.ofNullable(lessons).or(() -> algorithms.teaching(this));
        Optional<Path> folder = algorithms.folder(this);
        return new Settings(host, port, basePath, development, behindProxy, own, folder, footer());
    }

    /** The links of the file: a name, which may have spaces, then an address. */
    private List<FooterLink> footer() {
        if (footer == null) {
            return List.of();
        }
        List<String> lines = text(footer).lines().map(String::strip).toList();
        List<FooterLink> links = new ArrayList<>();
        for (int number = 1; number <= lines.size(); number++) {
            Matcher line = FOOTER.matcher(lines.get(number - 1));
            if (line.matches()) {
                links.add(new FooterLink(line.group(1), line.group(2)));
            } else if (!lines.get(number - 1).isEmpty()) {
                throw refusal(
                        footer
                                + ":"
                                + number
                                + ": write a name and an address: Imprint https://school.example/imprint");
            }
        }
        return links;
    }
}
