package flipscope.server;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.web.DirectSite;
import flipscope.web.page.Errors;
import io.javalin.Javalin;
import io.javalin.http.Context;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

/** A request that the server ends while work for it goes on, as when its client leaves. */
class EndedRequestTest {
    private final CompletableFuture<Context> begun = new CompletableFuture<>();
    private final CompletableFuture<Void> work = new CompletableFuture<>();

    private Javalin server() {
        Forwarded forwarded = new Forwarded(false);
        Errors errors = new Errors(DirectSite.PACKAGED.pages());
        return Javalin.create(
                config -> {
                    new Failures(errors, new Exchanges(forwarded, null)).addTo(config.routes);
                    config.routes.get("/", this::wait);
                    config.routes.after(ctx -> ctx.header("Late", ctx.path()));
                });
    }

    private void wait(Context ctx) {
        ctx.future(
                () -> {
                    begun.complete(ctx);
                    return work;
                });
    }

    /** An error that cannot be answered would be handled again and again. */
    @Test
    void workThatComesTooLateIsLeftAlone() throws Exception {
        Javalin server = server();
        URI site = URI.create("http://localhost:" + server.start(0).port() + "/");
        try {
            var answer =
                    HttpClient.newHttpClient()
                            .sendAsync(
                                    HttpRequest.newBuilder(site).build(),
                                    BodyHandlers.discarding());
            Context asked = begun.get();
            asked.req().getAsyncContext().complete();
            answer.get();
            while (!Failures.isOver(asked)) {
                Thread.onSpinWait();
            }
            assertThat(CompletableFuture.runAsync(() -> work.complete(null)))
                    .succeedsWithin(Duration.ofSeconds(20));
        } finally {
            server.stop();
        }
    }
}
