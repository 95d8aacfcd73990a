package flipscope.server;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.web.Site;
import flipscope.web.engine.SubstituteEngine;
import flipscope.work.Ending;
import java.net.http.HttpResponse;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

/** What ends the server while it makes an answer. */
class HandlerErrorTest {
    private static final String REPLY = "/play/reply?level=1&moves=f5";

    @Test
    void anErrorInAHandlerEndsIt() throws InterruptedException {
        SubstituteEngine engine =
                (position, level) -> {
                    throw new OutOfMemoryError("meant");
                };
        try (Ending ending = new Ending();
                Site site = Site.with(engine)) {
            site.get(REPLY);
            assertThat(ending.await()).isTrue();
        }
    }

    @Test
    void anErrorThatASearchHandsOnEndsIt() throws InterruptedException {
        SubstituteEngine engine =
                (position, level) -> CompletableFuture.failedFuture(new OutOfMemoryError("meant"));
        try (Ending ending = new Ending();
                Site site = Site.with(engine)) {
            site.get(REPLY);
            assertThat(ending.await()).isTrue();
        }
    }

    @Test
    void aStackOverflowIsAMistakeOfOursAndDoesNotEndIt() {
        SubstituteEngine engine =
                (position, level) -> {
                    throw new StackOverflowError("meant");
                };
        SubstituteEngine later =
                (position, level) -> CompletableFuture.failedFuture(new StackOverflowError());
        assertFails(engine);
        assertFails(later);
    }

    @Test
    void anExceptionDoesNot() {
        SubstituteEngine engine =
                (position, level) -> {
                    throw new IllegalStateException("meant");
                };
        assertFails(engine);
    }

    private static void assertFails(SubstituteEngine engine) {
        try (Ending ending = new Ending();
                Site site = Site.with(engine)) {
            HttpResponse<String> answer = site.get(REPLY);
            assertThat(answer.statusCode()).isEqualTo(500);
            assertThat(answer.body()).contains("<h1>Our mistake</h1>");
            assertThat(ending.isThere()).isFalse();
        }
    }
}
