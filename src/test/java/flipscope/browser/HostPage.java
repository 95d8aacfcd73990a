package flipscope.browser;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Supplier;

/**
 * A page of somebody else's, on a server of its own, with pages of ours in frames named {@code f0},
 * {@code f1}, …
 */
final class HostPage implements AutoCloseable {
    private final Browser browser;
    private final HttpServer server;
    private String html = "";

    HostPage(Browser browser) {
        this.browser = browser;
        try {
            server =
                    HttpServer.create(
                            new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        server.createContext("/", this::answer);
        server.start();
    }

    private void answer(HttpExchange exchange) throws IOException {
        boolean icon = exchange.getRequestURI().getPath().endsWith(".ico");
        byte[] bytes = (icon ? "" : html).getBytes(StandardCharsets.UTF_8);
        exchange.getResponseHeaders().set("Content-Type", "text/html; charset=utf-8");
        exchange.sendResponseHeaders(200, bytes.length == 0 ? -1 : bytes.length);
        exchange.getResponseBody().write(bytes);
        exchange.close();
    }

    /**
     * Opens the page.
     *
     * @param attributes what every frame's tag says besides its address: {@code sandbox=""}
     * @param places the pages of ours
     */
    void open(String attributes, List<String> places) {
        StringBuilder page =
                new StringBuilder(
                        "<!doctype html><title>Host</title><style>iframe{width:700px}</style>");
        page.append(
                "<script>heard = [], onmessage = (e) =>"
                        + " heard.push([[...document.querySelectorAll('iframe')].findIndex((f) =>"
                        + " f.contentWindow === e.source), e.data])</script>");
        for (int i = 0; i < places.size(); i++) {
            page.append(
                    "<iframe id=f%d height=300 %s src=\"%s\"></iframe>"
                            .formatted(
                                    i,
                                    attributes,
                                    browser.whole(places.get(i)).replace("&", "&amp;")));
        }
        html = page + "<script src=\"" + browser.whole("/static/embed-host.js") + "\"></script>";
        browser.visit("http://localhost:" + server.getAddress().getPort() + "/");
    }

    /**
     * Opens a page with frames just as they are to be pasted, which nothing makes taller.
     *
     * @param frames their tags
     */
    void openAsGiven(List<String> frames) {
        StringBuilder page = new StringBuilder("<!doctype html><title>Host</title>");
        for (int i = 0; i < frames.size(); i++) {
            page.append(
                    frames.get(i)
                            .replace("<iframe ", "<iframe id=f" + i + " ")
                            .replace("loading=\"lazy\"", ""));
        }
        html = page.toString();
        browser.visit("http://localhost:" + server.getAddress().getPort() + "/");
    }

    /** What something comes to inside a frame. */
    <T> T inside(int frame, Supplier<T> looks) {
        browser.driver().switchTo().frame(frame);
        try {
            browser.until(
                    "frame " + frame + " has loaded",
                    () -> (boolean) browser.read(Browser.IS_SHOWN));
            return looks.get();
        } finally {
            browser.driver().switchTo().defaultContent();
        }
    }

    /** The text of an element in a frame. */
    String text(int frame, String selector) {
        return inside(frame, () -> browser.text(selector));
    }

    /** Chooses something in a frame, and waits until the text of something there is another. */
    void follow(int frame, String selector, String changes) {
        String before = text(frame, changes);
        inside(
                frame,
                () -> {
                    browser.click(selector);
                    return null;
                });
        browser.until(
                selector + " changes " + changes,
                () -> !List.of(before, "").contains(text(frame, changes)));
    }

    /** How tall a frame is. */
    long height(int frame) {
        return (long)
                browser.read(
                        "return document.getElementById(arguments[0]).clientHeight", "f" + frame);
    }

    /** How tall what is in a frame is. */
    long content(int frame) {
        return inside(
                frame,
                () ->
                        (long)
                                browser.read(
                                        "return"
                                                + " Math.ceil(document.body.getBoundingClientRect().height)"));
    }

    /** Waits until a frame is as tall as what is in it. */
    void awaitFit(int frame) {
        browser.until(
                "frame " + frame + " fits",
                () -> height(frame) > 0 && height(frame) == content(frame));
    }

    /** The address of a page in a frame. */
    String address(int frame) {
        return inside(frame, () -> (String) browser.read("return location.href"));
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
