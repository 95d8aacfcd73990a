package flipscope.command;

import flipscope.engine.Level;
import flipscope.gtp.GtpServer;
import flipscope.web.page.Release;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Lets programs that speak the Go Text Protocol play with the engine. */
@Command(
        name = "gtp",
        description = {
            "Plays as a program that other programs start and talk to in the Go Text Protocol, in"
                    + " the form that gtp-rhino and quarry use for this game.",
            "Reads commands, one a line, until quit; list_commands names them."
        })
public final class GtpCommand extends CalledCommand implements Callable<Integer> {
    @Option(
            names = "--level",
            defaultValue = "10",
            converter = LevelConverter.class,
            description = "How well it plays, 1 to 10; ${DEFAULT-VALUE} if not given.")
    private Level level;

    @Option(
            names = "--seed",
            defaultValue = "0",
            description = "At levels 1 to 5: which of several good moves it plays.")
    private int seed;

    @Override
    public Integer call() throws IOException {
        // Not closed: the input is not ours.
        BufferedReader in =
                new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        new GtpServer(level, seed, Release.version()).serve(in, out());
        return 0;
    }
}
