package flipscope.server;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.web.engine.SubstituteEngine;
import flipscope.work.WorkPool;
import io.javalin.Javalin;
import io.javalin.http.Context;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.ServerConnector;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Pages that take long, whose clients leave before they are made. */
@Timeout(30)
class LeftPagesTest {
    private static final SubstituteEngine NOBODY =
            (at, level) -> CompletableFuture.failedFuture(new AssertionError());

    private final BlockingQueue<Context> asked = new LinkedBlockingQueue<>();
    private final BlockingQueue<String> begun = new LinkedBlockingQueue<>();
    private final BlockingQueue<String> ended = new LinkedBlockingQueue<>();
    private final Admission admission =
            new Admission(new WorkPool(1), NOBODY, new Forwarded(false));

    private final Javalin server =
            Javalin.create(
                            config -> {
                                config.jetty.addConnector(
                                        (jetty, http) -> {
                                            ServerConnector connector =
                                                    ClientEndPoint.connector(
                                                            jetty, new HttpConnectionFactory(http));
                                            connector.setHost("localhost");
                                            return connector;
                                        });
                                config.routes.get(
                                        "/<page>",
                                        ctx -> {
                                            asked.add(ctx);
                                            admission.handle(ctx, this::make);
                                        });
                            })
                    .start();

    /** Is made until its client has left. */
    private void make(Context ctx) {
        begun.add(ctx.path());
        while (!ClientEndPoint.hasLeft(ctx)) {
            Thread.onSpinWait();
        }
        ended.add(ctx.path());
    }

    @AfterEach
    void close() {
        server.stop();
    }

    private Socket ask(String page) throws IOException {
        Socket socket = new Socket(InetAddress.getLoopbackAddress(), connector().getLocalPort());
        String request = "GET " + page + " HTTP/1.1\r\nHost: localhost\r\n\r\n";
        socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
        return socket;
    }

    private ServerConnector connector() {
        return (ServerConnector) server.jettyServer().server().getConnectors()[0];
    }

    @Test
    void aPageKnowsThatItsClientHasLeftAndOneThatWaitsIsNotBegun() throws Exception {
        Socket first = ask("/first");
        assertThat(begun.take()).isEqualTo("/first");
        Context running = asked.take();
        ask("/second").close();
        lookUntilLeft(asked.take());
        assertThat(ClientEndPoint.hasLeft(running)).isFalse();

        Socket third = ask("/third");
        Context last = asked.take();
        first.close();
        lookUntilLeft(running);
        assertThat(ended.take()).isEqualTo("/first");
        assertThat(begun.take()).isEqualTo("/third");

        third.close();
        lookUntilLeft(last);
        assertThat(ended.take()).isEqualTo("/third");
    }

    private void lookUntilLeft(Context ctx) {
        while (!ClientEndPoint.hasLeft(ctx)) {
            ClientEndPoint.lookAround(connector());
        }
    }
}
