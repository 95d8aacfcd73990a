package flipscope.fuzz;

import flipscope.server.Server;
import flipscope.web.LocalSettings;
import flipscope.web.Site;
import io.javalin.Javalin;
import java.io.IOException;
import java.io.PrintWriter;
import java.net.URI;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Fuzzes a server of its own, or one that runs elsewhere. */
@Command(
        name = "fuzz",
        mixinStandardHelpOptions = true,
        description = {
            "Sends requests of every kind, valid and not, and checks every answer.",
            "The exit code is 1 if anything was wrong. The same seed sends the same requests."
        })
public final class FuzzCommand implements Callable<Integer> {
    @Spec private CommandSpec spec;

    @Option(names = "--requests", paramLabel = "N", defaultValue = "100000")
    private int requests;

    @Option(names = "--seed", paramLabel = "SEED", defaultValue = "1")
    private long seed;

    @Option(
            names = "--url",
            paramLabel = "URL",
            description = "Where a server runs; without it one is started here.")
    private URI url;

    /** Fuzzes, and ends with the exit code: 0 done, 1 something was wrong, 2 not understood. */
    public static void main(String[] arguments) {
        System.exit(new CommandLine(new FuzzCommand()).execute(arguments));
    }

    @Override
    public Integer call() throws IOException {
        return url == null ? ownServer() : fuzz(url, List.of());
    }

    private int ownServer() throws IOException {
        Javalin server = Server.create(LocalSettings.PLAIN).start();
        try {
            return fuzz(URI.create("http://localhost:" + server.port()), Site.routes(server));
        } finally {
            server.stop();
        }
    }

    private int fuzz(URI server, List<String> routes) throws IOException {
        Fuzzer fuzzer = new Fuzzer();
        fuzzer.run(server, routes, seed, requests);
        PrintWriter out = spec.commandLine().getOut();
        out.println(requests + " requests, seed " + seed);
        out.println("answers by status: " + fuzzer.statuses());
        fuzzer.faults().forEach(out::println);
        out.flush();
        return fuzzer.faults().isEmpty() ? 0 : 1;
    }
}
