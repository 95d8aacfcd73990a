package flipscope.command;

import flipscope.web.Server;
import flipscope.web.site.Settings;
import io.javalin.Javalin;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Serves the pages until the process is told to stop. */
@Command(
        name = "serve",
        mixinStandardHelpOptions = true,
        description = "Starts the web server (the default command).")
public final class ServeCommand implements Callable<Integer> {

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
            names = "--behind-proxy",
            description =
                    "All requests come through a proxy: client addresses are taken from"
                            + " X-Forwarded-For, so that each client gets its share of the engine,"
                            + " and the site's own address from X-Forwarded-Proto and -Host.")
    private boolean behindProxy;

    @Option(
            names = "--lessons",
            paramLabel = "DIR",
            description = "A folder of your own lessons. Reload a page to see an edit.")
    private Path lessons;

    @Spec private CommandSpec spec;

    @Override
    public Integer call() throws InterruptedException {
        Javalin server = Server.create(settings()).start();
        CountDownLatch ended = new CountDownLatch(1);
        Runtime.getRuntime()
                .addShutdownHook(
                        new Thread(
                                () -> {
                                    server.stop();
                                    ended.countDown();
                                }));
        System.out.println("Flipscope is at http://localhost:" + server.port());
        // exec:java ends the process when main returns.
        ended.await();
        return 0;
    }

    private Settings settings() {
        Settings usual = Settings.onPort(port).behindProxy(behindProxy);
        if (lessons == null) {
            return usual;
        }
        if (!Files.isDirectory(lessons)) {
            throw new ParameterException(
                    spec.commandLine(), "--lessons: there is no folder " + lessons);
        }
        return usual.teaching(lessons);
    }
}
