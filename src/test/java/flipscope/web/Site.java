package flipscope.web;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import flipscope.server.PngImages;
import flipscope.server.Searches;
import flipscope.server.Server;
import flipscope.server.Settings;
import flipscope.testkit.Packaged;
import flipscope.web.engine.SubstituteEngine;
import flipscope.web.exchange.Upload;
import flipscope.web.figure.PaintedImages;
import flipscope.work.WorkPool;
import io.javalin.Javalin;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import org.eclipse.jetty.server.Connector;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * The site and a client that follows no redirects. Where HTTP is not the matter a request is a
 * call; a server is started for whoever needs one.
 */
public final class Site implements AutoCloseable {
    private static final String FORM = "application/x-www-form-urlencoded";
    private static final String MULTIPART = "multipart/form-data; boundary=edge";

    private final Supplier<Javalin> made;
    private final Optional<DirectSite> direct;
    private final HttpClient client = HttpClient.newHttpClient();
    private Javalin server;

    private Site(Supplier<Javalin> made, Optional<DirectSite> direct) {
        this.made = made;
        this.direct = direct;
    }

    /** Without a server, as long as nobody needs one. */
    static Site direct(Optional<Path> lessons) {
        return new Site(
                () -> lessons.map(Site::teaching).orElseGet(Site::plain),
                Optional.of(
                        lessons.map(Optional::of)
                                .map(DirectSite::new)
                                .orElse(DirectSite.PACKAGED)));
    }

    private static Javalin plain() {
        return Server.create(LocalSettings.PLAIN, Packaged.CATALOGUE);
    }

    private static Javalin teaching(Path lessons) {
        return Server.create(LocalSettings.teaching(lessons), Packaged.CATALOGUE);
    }

    private synchronized Javalin server() {
        if (server == null) {
            server = made.get().start();
        }
        return server;
    }

    /** The site as it is. */
    public Site() {
        this(Site::plain, Optional.empty());
    }

    /** The site of a server that is set up and not yet started. */
    public Site(Javalin server) {
        this(() -> server, Optional.empty());
        server();
    }

    /** The site as it is told to be. */
    public Site(Settings settings) {
        this(() -> Server.create(settings), Optional.empty());
    }

    /** The site with other pictures, and nobody to play against. */
    public Site(PaintedImages gallery) {
        this(server(nobody(), gallery));
    }

    private static SubstituteEngine nobody() {
        return (position, level) -> CompletableFuture.failedFuture(new AssertionError());
    }

    /** The site with an instructor's own lessons. */
    public Site(Path lessons) {
        this(() -> teaching(lessons), Optional.empty());
    }

    /** The site with somebody else in place of the engine. */
    public Site(Searches engine) {
        this(server(engine, PngImages.ofThisMachine()));
    }

    /** What its clients are connected to. */
    public Connector connector() {
        return server().jettyServer().server().getConnectors()[0];
    }

    /** A server with somebody else in place of the engine. */
    static Javalin server(Searches engine, PaintedImages images) {
        WorkPool workers = new WorkPool();
        Javalin server =
                Server.create(LocalSettings.PLAIN, Packaged.CATALOGUE, workers, engine, images);
        server.unsafe.events.serverStopped(workers::close);
        return server;
    }

    /** The same with somebody who knows Reversi only. */
    public static Site with(SubstituteEngine engine) {
        return new Site(engine);
    }

    /** Where an answer leads to. */
    public static String location(HttpResponse<String> answer) {
        return answer.headers().firstValue("Location").orElseThrow();
    }

    public HttpResponse<String> get(String url, String... headers) {
        return send("GET", url, headers);
    }

    /** What a page that is there consists of. */
    public String body(String url) {
        return body(url, 200);
    }

    /** What is said to an address with something wrong in it. */
    public String refusal(String url) {
        return body(url, 400);
    }

    /** What is said where there is no page. */
    public String missing(String url) {
        return body(url, 404);
    }

    private String body(String url, int status) {
        HttpResponse<String> answer = get(url);
        assertThat(answer.statusCode()).as(url).isEqualTo(status);
        return answer.body();
    }

    /** A page that is there, to be read. */
    public Page page(String url) {
        return Page.of(body(url));
    }

    /** What the API answers. */
    public JsonNode json(String url) {
        return JsonMapper.shared().readTree(body(url));
    }

    /** The bytes of an answer. */
    public HttpResponse<byte[]> bytes(String url) {
        try {
            return client.send(
                    HttpRequest.newBuilder(uri(url)).build(), BodyHandlers.ofByteArray());
        } catch (IOException e) {
            throw new AssertionError(url, e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AssertionError(e);
        }
    }

    /** The part that htmx would be given. */
    public HttpResponse<String> fragment(String url) {
        return get(url, "HX-Request", "true");
    }

    public HttpResponse<String> send(String method, String url, String... headers) {
        if (direct.isPresent()) {
            return called(method, url, headers, "", Optional.empty());
        }
        HttpRequest.Builder request =
                HttpRequest.newBuilder(uri(url))
                        .method(method, HttpRequest.BodyPublishers.noBody());
        if (headers.length > 0) {
            request.headers(headers);
        }
        return send(request.build());
    }

    private HttpResponse<String> called(
            String method, String url, String[] headers, String body, Optional<Upload> upload) {
        Map<String, String> all = new LinkedHashMap<>();
        for (int at = 0; at < headers.length; at += 2) {
            all.put(headers[at], headers[at + 1]);
        }
        return new CalledAnswer(
                direct.orElseThrow().ask(method, url.split("#", 2)[0], all, body, upload));
    }

    /** A request to a server. */
    public static HttpRequest request(Javalin server, String url) {
        return HttpRequest.newBuilder(URI.create("http://localhost:" + server.port() + url))
                .build();
    }

    /** Where a page of it is. */
    public URI uri(String url) {
        return URI.create(served() + url);
    }

    /** The paths of its routes, as they were registered. */
    public List<String> routes() {
        return routes(server());
    }

    /** The same of any server. */
    public static List<String> routes(Javalin server) {
        return server.unsafe.internalRouter.allHttpHandlers().stream()
                .filter(each -> each.endpoint.method.isHttpMethod())
                .map(each -> each.endpoint.path)
                .distinct()
                .toList();
    }

    /** Where it stands. */
    public String origin() {
        return direct.isPresent() ? DirectSite.ORIGIN : served();
    }

    private String served() {
        return "http://localhost:" + server().port();
    }

    private HttpResponse<String> send(HttpRequest request) {
        try {
            return client.send(request, BodyHandlers.ofString());
        } catch (IOException e) {
            throw new AssertionError(request.toString(), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AssertionError(e);
        }
    }

    /** What a form answers that sends these names and values in turn. */
    public HttpResponse<String> sendForm(String url, String... fields) {
        return sendForm(url, "false", fields);
    }

    /** Sends a form as htmx does. */
    public HttpResponse<String> sendFormForAPart(String url, String... fields) {
        return sendForm(url, "true", fields);
    }

    private HttpResponse<String> sendForm(String url, String htmx, String... fields) {
        String form = form(fields);
        if (direct.isPresent()) {
            String[] headers = {"Content-Type", FORM, "HX-Request", htmx};
            return called("POST", url, headers, form, Optional.empty());
        }
        return send(
                HttpRequest.newBuilder(uri(url))
                        .header("Content-Type", FORM)
                        .header("HX-Request", htmx)
                        .POST(HttpRequest.BodyPublishers.ofString(form))
                        .build());
    }

    private static String form(String... fields) {
        StringBuilder form = new StringBuilder();
        for (int at = 0; at < fields.length; at += 2) {
            form.append(at == 0 ? "" : "&")
                    .append(fields[at])
                    .append('=')
                    .append(URLEncoder.encode(fields[at + 1], UTF_8));
        }
        return form.toString();
    }

    /** What a form answers that sends a file. */
    public HttpResponse<String> sendFile(
            String url, String name, byte[] content, String... fields) {
        if (direct.isPresent()) {
            String[] headers = {"Content-Type", MULTIPART};
            Upload file = new Upload(name, content);
            return called("POST", url, headers, form(fields), Optional.of(file));
        }
        ByteArrayOutputStream form = new ByteArrayOutputStream();
        for (int at = 0; at < fields.length; at += 2) {
            part(form, "name=\"" + fields[at] + "\"", fields[at + 1].getBytes(UTF_8));
        }
        part(form, "name=\"file\"; filename=\"" + name + "\"", content);
        form.writeBytes("--edge--\r\n".getBytes(UTF_8));
        return send(
                HttpRequest.newBuilder(uri(url))
                        .header("Content-Type", MULTIPART)
                        .POST(HttpRequest.BodyPublishers.ofByteArray(form.toByteArray()))
                        .build());
    }

    private static void part(ByteArrayOutputStream form, String name, byte[] content) {
        String head = "--edge\r\nContent-Disposition: form-data; " + name + "\r\n\r\n";
        form.writeBytes(head.getBytes(UTF_8));
        form.writeBytes(content);
        form.writeBytes("\r\n".getBytes(UTF_8));
    }

    /** The answer, head and body, to a request line that a well-behaved client would not send. */
    public String raw(String requestLine) {
        try (Socket socket = new Socket("localhost", server().port())) {
            String request = requestLine + "\r\nHost: localhost\r\nConnection: close\r\n\r\n";
            socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new AssertionError(requestLine, e);
        }
    }

    /** Where connections go to. */
    public InetSocketAddress address() {
        return new InetSocketAddress("localhost", server().port());
    }

    /** A connection of one's own. */
    public Socket connect() throws IOException {
        return new Socket("localhost", server().port());
    }

    /** An answer to a request that was sent as it is, byte for byte. */
    public record Exchange(int status, String head, String body) {}

    /** Gets a URL that {@link URI} may refuse. */
    public Exchange exchange(String url) {
        String text = raw("GET " + url + " HTTP/1.1");
        int end = text.indexOf("\r\n\r\n");
        int status = Integer.parseInt(text.substring(9, 12));
        return new Exchange(status, text.substring(0, end), text.substring(end + 4));
    }

    @Override
    public void close() {
        if (server != null) {
            stop(server);
        }
    }

    /** Stops a server without waiting for the connections that its clients keep open. */
    public static void stop(Javalin server) {
        server.jettyServer().server().setStopTimeout(0);
        server.stop();
    }
}
