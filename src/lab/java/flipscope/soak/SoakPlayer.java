package flipscope.soak;

import flipscope.rules.NaiveRules;
import flipscope.rules.Squares;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jsoup.Jsoup;

/**
 * A player who plays game after game over HTTP with random legal moves, and checks everything:
 * offered moves and engine replies must follow the naive rules.
 */
final class SoakPlayer implements Runnable {
    private static final Duration PATIENCE = Duration.ofSeconds(30);
    private static final int BUSY = 503;
    private static final int MOST_REFUSALS = 30;

    /** A playable square as linked by the page. */
    private static final String OFFER = ".square.empty.playable > a[id^=sq-]";

    private static final Pattern MOVES = Pattern.compile("[?&]moves=([a-h1-8]*)");

    private final URI site;
    private final int level;
    private final Random random;
    private final SoakLog log;
    private final CountDownLatch end;
    private final HttpClient client = HttpClient.newBuilder().connectTimeout(PATIENCE).build();

    /** The same number plays the same moves, as long as the engine does. */
    SoakPlayer(URI site, int level, int number, SoakLog log, CountDownLatch end) {
        this.site = site;
        this.level = level;
        this.random = new Random(number);
        this.log = log;
        this.end = end;
    }

    @Override
    public void run() {
        try {
            do {
                play();
            } while (end.getCount() > 0);
        } catch (IOException | RuntimeException fault) {
            log.fault(Thread.currentThread().getName() + ": " + fault);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }

    private void play() throws IOException, InterruptedException {
        boolean black = random.nextBoolean();
        SoakGame game = new SoakGame();
        while (!game.isOver()) {
            String page = page(game, black);
            if (game.isBlacksTurn() == black) {
                same("offers", NaiveRules.mobility(game.own(), game.opponent()), offers(page));
                List<Integer> legal = Squares.list(game.legal());
                game.play(legal.get(random.nextInt(legal.size())));
            } else {
                game.play(reply(game, black));
            }
            log.move();
        }
        ended(page(game, black));
        log.game();
    }

    private static void ended(String page) {
        if (!page.contains("id=\"rematch\"")) {
            throw new IllegalStateException("a game that is over offers no other one");
        }
    }

    private static void same(String what, long expected, long found) {
        if (expected != found) {
            throw new IllegalStateException(
                    what + " " + Squares.names(found) + ", not " + Squares.names(expected));
        }
    }

    private static long offers(String page) {
        long squares = 0;
        for (String id : Jsoup.parse(page).select(OFFER).eachAttr("id")) {
            squares |= Squares.bit(square(id.substring("sq-".length())));
        }
        return squares;
    }

    private static int square(String name) {
        return Squares.at(name.charAt(0) - 'a', name.charAt(1) - '1');
    }

    private String page(SoakGame game, boolean black) throws IOException, InterruptedException {
        HttpResponse<String> answer = get("/play", game, black);
        if (answer.statusCode() != 200) {
            throw new IllegalStateException(answer.statusCode() + " for " + answer.uri());
        }
        return answer.body();
    }

    /** The engine's move: exactly one more than before, and legal. */
    private int reply(SoakGame game, boolean black) throws IOException, InterruptedException {
        HttpResponse<String> answer = get("/play/reply", game, black);
        if (answer.statusCode() != 303) {
            throw new IllegalStateException(answer.statusCode() + " for " + answer.uri());
        }
        Matcher moves = MOVES.matcher(answer.headers().firstValue("Location").orElse(""));
        if (!moves.find() || !moves.group(1).matches(game.transcript() + "..")) {
            throw new IllegalStateException("a reply that is no move to " + answer.uri());
        }
        int square = square(moves.group(1).substring(game.transcript().length()));
        if ((game.legal() & Squares.bit(square)) == 0) {
            throw new IllegalStateException("an illegal reply to " + answer.uri());
        }
        return square;
    }

    /** Retries as instructed while the server is busy. */
    private HttpResponse<String> get(String path, SoakGame game, boolean black)
            throws IOException, InterruptedException {
        String query = "?moves=%s&side=%s&level=%d";
        String side = black ? "black" : "white";
        URI uri = site.resolve(path + query.formatted(game.transcript(), side, level));
        HttpRequest request = HttpRequest.newBuilder(uri).timeout(PATIENCE).build();
        for (int refusals = 0; ; refusals++) {
            long before = System.nanoTime();
            HttpResponse<String> answer = client.send(request, BodyHandlers.ofString());
            log.took(path, System.nanoTime() - before);
            if (answer.statusCode() != BUSY || refusals == MOST_REFUSALS) {
                return answer;
            }
            log.refused();
            long seconds = answer.headers().firstValueAsLong("Retry-After").orElseThrow();
            // If the end comes first, the game is finished without waiting.
            boolean unused = end.await(seconds, TimeUnit.SECONDS);
        }
    }
}
