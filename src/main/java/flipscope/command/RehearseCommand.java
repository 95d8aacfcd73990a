package flipscope.command;

import flipscope.web.Server;
import flipscope.web.site.Settings;
import io.javalin.Javalin;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** Starts, shows a few pages and ends, so that the build can archive the classes that they need. */
@Command(
        name = "rehearse",
        hidden = true,
        description = "Starts, shows a few pages and ends: for the archive of classes.")
public final class RehearseCommand implements Callable<Integer> {
    private static final List<String> SHOWN =
            List.of(
                    "/health",
                    "/",
                    "/play?moves=f5d6",
                    "/trace/reversi/mobility/carry",
                    "/trace/reversi/mobility/carry?at=run",
                    "/lessons/the-carry-trick",
                    "/figure/trace/popcount/stages.svg",
                    "/figure/trace/popcount/stages.png");

    @Override
    public Integer call() throws IOException {
        Javalin server = Server.create(new Settings(0, false)).start();
        try {
            for (String path : SHOWN) {
                URI page = URI.create("http://127.0.0.1:" + server.port() + path);
                page.toURL().openStream().transferTo(OutputStream.nullOutputStream());
            }
        } finally {
            server.stop();
        }
        return 0;
    }
}
