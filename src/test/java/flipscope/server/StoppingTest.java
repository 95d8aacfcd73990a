package flipscope.server;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import flipscope.testkit.Packaged;
import flipscope.web.LocalSettings;
import flipscope.web.Site;
import io.javalin.Javalin;
import java.net.http.HttpClient;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;

/** A server that is told to stop while searches wait for it. */
class StoppingTest {
    private static final int SEARCHES = 24;

    @Test
    void whoWaitsIsToldToComeAgain() throws InterruptedException {
        ListAppender<ILoggingEvent> log = new ListAppender<>();
        Logger root = (Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
        Javalin server = Server.create(LocalSettings.PLAIN, Packaged.CATALOGUE).start();
        HttpClient client = HttpClient.newHttpClient();
        List<CompletableFuture<HttpResponse<String>>> asked =
                IntStream.range(0, SEARCHES)
                        .mapToObj(seed -> "/api/best?level=10&position=random:" + seed + ":30")
                        .map(url -> Site.request(server, url))
                        .map(request -> client.sendAsync(request, BodyHandlers.ofString()))
                        .toList();
        CompletableFuture.anyOf(asked.toArray(CompletableFuture[]::new)).join();
        log.start();
        root.addAppender(log);
        try {
            server.stop();
        } finally {
            root.detachAppender(log);
        }

        List<HttpResponse<String>> answers = asked.stream().map(CompletableFuture::join).toList();
        assertThat(answers).extracting(HttpResponse::statusCode).containsOnly(200, 503);
        assertThat(answers)
                .filteredOn(each -> each.statusCode() == 503)
                .allMatch(each -> each.headers().firstValue("Retry-After").isPresent());
        assertThat(log.list).extracting(ILoggingEvent::getFormattedMessage).isEmpty();
    }
}
