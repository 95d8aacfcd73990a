package flipscope.soak;

import flipscope.server.Server;
import flipscope.web.LocalSettings;
import io.javalin.Javalin;
import java.io.PrintWriter;
import java.net.URI;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Many clients at once, over loopback. */
@Command(
        name = "crowd",
        mixinStandardHelpOptions = true,
        description = {
            "Sends a crowd to a server for a while and tells how long others wait.",
            "The exit code is 1 if the others got anything but pages, or waited too long."
        })
public final class CrowdCommand implements Callable<Integer> {
    /** Two addresses of this machine: that of the crowd, and that of everybody else. */
    private static final String CROWD = "127.0.0.1";

    private static final String ELSEWHERE = "127.0.0.2";

    private static final String LONG_PAGE = "/trace/reversi/flips/two-fills?at=3&detail=operation";

    /** What a crowd consists of. */
    enum Kind {
        /** A thousand uploads and a thousand readers that take their time. */
        slow(1000),
        /** Two hundred who step and sixty who play at level 6, all behind one address. */
        students(5000),
        /** One client that asks for whatever is most work, as fast as it can. */
        busy(300),
        /** Twenty requests a second of everything. */
        mixed(1000),
        /**
         * A class on a sheet, readers of 512 bytes a second, games, and searches at the highest
         * level. Others ask whether the server is well.
         */
        lesson(300),
        /** Nobody: what others wait for without a crowd. */
        alone(1000);

        private final double longest;

        Kind(double longest) {
            this.longest = longest;
        }
    }

    @Spec private CommandSpec spec;

    @Parameters(paramLabel = "KIND", description = "${COMPLETION-CANDIDATES}")
    private Kind kind;

    @Option(names = "--seconds", defaultValue = "30", description = "How long; 30 if not given.")
    private double seconds;

    @Option(names = "--uploads", defaultValue = "1000", description = "Slow uploads.")
    private int uploads;

    @Option(names = "--readers", defaultValue = "1000", description = "Slow readers.")
    private int readers;

    @Option(
            names = "--url",
            paramLabel = "URL",
            description = "Where a server runs; without it one is started here.")
    private URI url;

    private final Visitors visitors = new Visitors();
    private final CountDownLatch end = new CountDownLatch(1);

    /** Ends with the exit code: 0 done, 1 something was wrong, 2 not understood. */
    public static void main(String[] arguments) {
        System.exit(new CommandLine(new CrowdCommand()).execute(arguments));
    }

    @Override
    public Integer call() throws InterruptedException {
        Optional<Javalin> own =
                url == null
                        ? Optional.of(Server.create(LocalSettings.PLAIN).start())
                        : Optional.empty();
        URI site = own.map(server -> URI.create("http://127.0.0.1:" + server.port())).orElse(url);
        try {
            return watch(site);
        } finally {
            own.ifPresent(Javalin::stop);
        }
    }

    private int watch(URI site) throws InterruptedException {
        Optional<SlowClients> slow = begin(site);
        boolean unused = end.await((long) (seconds * 1000), TimeUnit.MILLISECONDS);
        end.countDown();
        visitors.end();
        PrintWriter out = spec.commandLine().getOut();
        visitors.print(out);
        slow.ifPresent(each -> out.println("slow ones that were cut off: " + each.closed()));
        out.flush();
        boolean good =
                visitors.kinds().stream()
                        .filter(each -> !each.equals("busy"))
                        .allMatch(each -> visitors.count(each, 200, 303) == visitors.all(each));
        double part = kind == Kind.lesson ? 1 : 0.99;
        return good && visitors.at("others", part) <= kind.longest ? 0 : 1;
    }

    private Optional<SlowClients> begin(URI site) throws InterruptedException {
        PlainClient crowd = new PlainClient(site, CROWD);
        Optional<SlowClients> slow = Optional.empty();
        switch (kind) {
            case slow -> slow = Optional.of(slow(site, uploads, readers, LONG_PAGE, 1));
            case lesson -> {
                slow = Optional.of(slow(site, 0, 8, CrowdPages.large(), 2048));
                visitors.start("class", CrowdPages.A_CLASS, 2000, crowd, CrowdPages::sheet);
                visitors.start("games", 20, 2000, crowd, CrowdPages::reply);
                visitors.start("searches", 4, 0, crowd, CrowdPages::search);
                visitors.start("others", 1, 100, new PlainClient(site, ELSEWHERE), at -> "/health");
            }
            case students -> {
                visitors.start("stepping", 200, 2000, crowd, CrowdPages::step);
                visitors.start("others", 60, 2000, crowd, CrowdPages::reply);
            }
            case busy -> visitors.start("busy", 16, 0, crowd, CrowdPages::work);
            case mixed -> visitors.startAtRate("others", 20, crowd, CrowdPages::anything);
            case alone -> {}
        }
        if (kind != Kind.students && kind != Kind.mixed && kind != Kind.lesson) {
            visitors.start("others", 4, 200, new PlainClient(site, ELSEWHERE), CrowdPages::page);
        }
        return slow;
    }

    /** Waits until all of them are there. */
    private SlowClients slow(URI site, int uploads, int readers, String page, int bytes)
            throws InterruptedException {
        SlowClients slow = new SlowClients(site, uploads, readers, page, bytes, end);
        Thread thread = new Thread(slow, "slow");
        thread.setDaemon(true);
        thread.start();
        boolean unused = end.await(10, TimeUnit.SECONDS);
        return slow;
    }
}
