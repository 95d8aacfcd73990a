package flipscope.browser;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import flipscope.catalogue.Technique;
import flipscope.catalogue.Traces;
import flipscope.export.SiteFolder;
import flipscope.lesson.read.BenchBlock;
import flipscope.lesson.read.LessonTechniques;
import flipscope.lesson.read.Library;
import flipscope.testkit.Packaged;
import flipscope.text.Directory;
import flipscope.web.lesson.bench.Measured;
import flipscope.web.lesson.bench.Measurement;
import flipscope.web.lesson.bench.Measurement.Machine;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** The exported site, below a path of a plain file server, with no server of ours. */
final class Anywhere implements AutoCloseable {
    private static final String BASE = "/course/demo/";

    private final Path folder;
    private final HttpServer server;

    /**
     * Writes and serves it.
     *
     * @param folder where it is written
     * @param teaching an instructor's own lessons, if any
     */
    Anywhere(Path folder, Optional<Path> teaching) {
        this.folder = folder;
        LessonTechniques techniques =
                new LessonTechniques(Packaged.CATALOGUE, new Traces(), path -> path);
        Library library = Library.of(techniques, teaching.map(Directory::new));
        try {
            new SiteFolder(folder, teaching, Optional.empty(), List.of())
                    .write(Packaged.CATALOGUE, library.all(), measured(library));
            server =
                    HttpServer.create(
                            new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        server.createContext("/", this::answer);
        server.start();
    }

    /** What lessons want to be measured, as if each algorithm took a nanosecond. */
    private static Measured measured(Library library) {
        Machine machine = new Machine(1, "17");
        Map<List<String>, Measurement> known =
                library.all().stream()
                        .flatMap(each -> each.blocks().stream())
                        .filter(BenchBlock.class::isInstance)
                        .map(block -> ((BenchBlock) block).techniques())
                        .collect(
                                Collectors.toMap(
                                        each -> each.stream().map(Technique::id).toList(),
                                        each ->
                                                new Measurement(
                                                        Collections.nCopies(each.size(), 1.0),
                                                        true,
                                                        machine),
                                        (one, same) -> one));
        return new Measured("2026-01-31", machine, known);
    }

    /** Where its host is. */
    String origin() {
        return "http://localhost:" + server.getAddress().getPort();
    }

    /** Where it is, with a slash at the end. */
    String address() {
        return origin() + BASE;
    }

    /** What stands before a place of the site. */
    String pages() {
        return address() + "#";
    }

    private void answer(HttpExchange exchange) throws IOException {
        String path = exchange.getRequestURI().getPath();
        String name = path.startsWith(BASE) ? path.substring(BASE.length()) : "none";
        Path asked = folder.resolve(name);
        Path file = Files.isDirectory(asked) ? asked.resolve("index.html") : asked;
        boolean there = Files.isRegularFile(file);
        byte[] bytes = there ? Files.readAllBytes(file) : new byte[0];
        exchange.getResponseHeaders().set("Content-Type", type(file.toString()));
        exchange.sendResponseHeaders(
                there ? 200 : 404, there && bytes.length > 0 ? bytes.length : -1);
        exchange.getResponseBody().write(bytes);
        exchange.close();
    }

    /** The type that a file server says by a file's name. */
    static String type(String path) {
        if (path.endsWith(".js")) {
            return "text/javascript; charset=utf-8";
        }
        if (path.endsWith(".css")) {
            return "text/css; charset=utf-8";
        }
        return path.endsWith(".wasm") ? "application/wasm" : "text/html; charset=utf-8";
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
