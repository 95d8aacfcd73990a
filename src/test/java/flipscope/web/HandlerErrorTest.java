package flipscope.web;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.web.engine.SubstituteEngine;
import flipscope.work.Ending;
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
    void anExceptionDoesNot() {
        SubstituteEngine engine =
                (position, level) -> {
                    throw new IllegalStateException("meant");
                };
        try (Ending ending = new Ending();
                Site site = Site.with(engine)) {
            assertThat(site.get(REPLY).statusCode()).isEqualTo(500);
            assertThat(ending.isThere()).isFalse();
        }
    }
}
