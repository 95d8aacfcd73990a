package flipscope.soak;

import flipscope.engine.Level;
import flipscope.server.Server;
import flipscope.web.LocalSettings;
import io.javalin.Javalin;
import java.io.PrintWriter;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Has many players play whole games over HTTP and checks every response. */
@Command(
        name = "soak",
        mixinStandardHelpOptions = true,
        description = {
            "Plays whole games over HTTP for some minutes, many players at once, and checks every page and every reply"
                    + " against plain rules. Then says how many games, how fast, and what memory was in use.",
            "The exit code is 1 if anything was wrong."
        })
public final class SoakCommand implements Callable<Integer> {
    private static final int MOST_PLAYERS = 200;

    @Spec private CommandSpec spec;

    @Option(
            names = "--players",
            paramLabel = "N",
            defaultValue = "10",
            description = "How many play at once, 1 to " + MOST_PLAYERS + "; 10 if not given.")
    private int players;

    @Option(
            names = "--minutes",
            paramLabel = "MINUTES",
            defaultValue = "10",
            description = "How long games are begun, as in 0.5; 10 if not given.")
    private double minutes;

    @Option(
            names = "--level",
            paramLabel = "LEVEL",
            defaultValue = "4",
            description = "Whom they play against, 1 to 10; 4 if not given.")
    private int level;

    @Option(
            names = "--url",
            paramLabel = "URL",
            description = "Where a server runs; without it one is started here.")
    private URI url;

    /** Plays, and ends with the exit code: 0 done, 1 something was wrong, 2 not understood. */
    public static void main(String[] arguments) {
        System.exit(new CommandLine(new SoakCommand()).execute(arguments));
    }

    @Override
    public Integer call() throws InterruptedException {
        check();
        Optional<Javalin> own =
                url == null
                        ? Optional.of(Server.create(LocalSettings.PLAIN).start())
                        : Optional.empty();
        URI site = own.map(server -> URI.create("http://localhost:" + server.port())).orElse(url);
        try {
            return soak(site, own.isPresent());
        } finally {
            own.ifPresent(Javalin::stop);
        }
    }

    private void check() {
        if (players < 1 || players > MOST_PLAYERS) {
            throw wrong("--players is 1 to " + MOST_PLAYERS + ", not " + players);
        }
        if (!(minutes > 0)) {
            throw wrong("--minutes is more than 0, not " + minutes);
        }
        if (level < Level.LOWEST || level > Level.HIGHEST) {
            throw wrong("--level is 1 to 10, not " + level);
        }
    }

    private ParameterException wrong(String message) {
        return new ParameterException(spec.commandLine(), message);
    }

    /** Memory is measured in this process, so it is meaningful only if the server runs here too. */
    private int soak(URI site, boolean measured) throws InterruptedException {
        SoakLog log = new SoakLog();
        CountDownLatch end = new CountDownLatch(1);
        List<Thread> threads = begin(site, log, end);
        Duration half = Duration.ofMillis(Math.max(1, (long) (minutes * 30_000)));
        log.memory(measured);
        // Nothing counts the latch down yet: this just waits.
        boolean early = end.await(half.toMillis(), TimeUnit.MILLISECONDS);
        log.memory(measured);
        early |= end.await(half.toMillis(), TimeUnit.MILLISECONDS);
        end.countDown();
        for (Thread thread : threads) {
            thread.join();
        }
        log.memory(measured);
        PrintWriter out = spec.commandLine().getOut();
        log.print(out);
        out.flush();
        return log.isSound() && !early ? 0 : 1;
    }

    private List<Thread> begin(URI site, SoakLog log, CountDownLatch end) {
        List<Thread> threads = new ArrayList<>();
        for (int number = 1; number <= players; number++) {
            Thread thread =
                    new Thread(new SoakPlayer(site, level, number, log, end), "player-" + number);
            thread.start();
            threads.add(thread);
        }
        return threads;
    }
}
