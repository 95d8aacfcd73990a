package flipscope.web;

import io.javalin.Javalin;
import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;

/** A running server and a client that follows no redirects. */
final class Site implements AutoCloseable {
    private final Javalin server = Server.create(new Settings(0, false)).start();
    private final HttpClient client = HttpClient.newHttpClient();

    HttpResponse<String> get(String url, String... headers) {
        return send("GET", url, headers);
    }

    /** The part that htmx would be given. */
    HttpResponse<String> fragment(String url) {
        return get(url, "HX-Request", "true");
    }

    HttpResponse<String> send(String method, String url, String... headers) {
        HttpRequest.Builder request =
                HttpRequest.newBuilder(URI.create("http://localhost:" + server.port() + url))
                        .method(method, HttpRequest.BodyPublishers.noBody());
        if (headers.length > 0) {
            request.headers(headers);
        }
        try {
            return client.send(request.build(), BodyHandlers.ofString());
        } catch (IOException e) {
            throw new AssertionError(method + " " + url, e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AssertionError(e);
        }
    }

    /** The answer, head and body, to a request line that a well-behaved client would not send. */
    String raw(String requestLine) {
        try (Socket socket = new Socket("localhost", server.port())) {
            String request = requestLine + "\r\nHost: localhost\r\nConnection: close\r\n\r\n";
            socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new AssertionError(requestLine, e);
        }
    }

    @Override
    public void close() {
        server.stop();
    }
}
