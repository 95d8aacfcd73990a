package flipscope.server;

import static java.nio.charset.StandardCharsets.UTF_8;

import flipscope.web.address.Link;
import flipscope.web.exchange.Exchange;
import flipscope.web.exchange.Refusal;
import flipscope.web.exchange.Routes;
import flipscope.web.exchange.Status;
import flipscope.web.page.Assets;
import flipscope.web.page.Bundle;
import flipscope.web.page.Declared;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;

/**
 * Serves the files under {@code static/} and their {@link Bundle}s. Pages refer to a file by the
 * hash of its content, so that browsers can cache it for ever.
 */
public final class StaticFiles {
    private static final Path WORKING_TREE = Path.of("static");

    /** Valid file names: no blanks, no {@code ..}, no hidden files. */
    private static final Pattern NAME = Pattern.compile("[a-z0-9-]+([./][a-z0-9-]+)*+");

    /** A comment that begins its line, with the line. */
    private static final Pattern COMMENT = Pattern.compile("(?m)^ *(?://.*|/\\*(?s:.*?)\\*/)\\n");

    private static final Map<String, String> TYPES =
            Map.of(
                    "css", "text/css; charset=utf-8",
                    "js", "text/javascript; charset=utf-8",
                    "svg", "image/svg+xml",
                    "png", "image/png",
                    "txt", "text/plain; charset=utf-8");

    /** Shorter answers are not compressed. */
    private static final int LEAST_COMPRESSED = 1_500;

    /** A file, the same compressed as well as gzip can, and the hash of its content. */
    @SuppressWarnings("ArrayRecordComponent") // Never compared: the bytes are only sent.
    private record Asset(byte[] content, byte[] compressed, String hash) {}

    private final boolean development;
    private final Declared declared;
    private final Map<String, Asset> loaded = new ConcurrentHashMap<>();

    public StaticFiles(boolean development, Declared declared) {
        this.declared = declared;
        this.development = development;
    }

    /**
     * The URL of a file, including its hash.
     *
     * @throws IllegalArgumentException if there is no such file
     */
    public String url(String name) {
        Asset asset = find(name).orElseThrow(() -> missing(name));
        return Link.to("/static/" + name).with("v", asset.hash()).toString();
    }

    public void addTo(Routes routes) {
        routes.get("/static/<name>", this::send);
        routes.get("/favicon.ico", exchange -> exchange.redirect(url("favicon.svg"), Status.FOUND));
    }

    /** Answers {@code GET /static/<name>}. */
    private void send(Exchange exchange) {
        String name = exchange.inPath("name");
        Asset asset = find(name).orElseThrow(() -> new Refusal(Status.NOT_FOUND));
        boolean current = asset.hash().equals(exchange.parameter("v"));
        exchange.header(
                "Cache-Control", current ? "public, max-age=31536000, immutable" : "no-cache");
        Assets.tag(exchange, asset.hash());
        exchange.type(type(name));
        boolean wanted = Objects.toString(exchange.header("Accept-Encoding"), "").contains("gzip");
        if (wanted && asset.compressed().length >= LEAST_COMPRESSED) {
            exchange.header("Content-Encoding", "gzip").answer(asset.compressed());
        } else {
            exchange.answer(asset.content());
        }
    }

    private Optional<Asset> find(String name) {
        if (!NAME.matcher(name).matches() || type(name) == null) {
            return Optional.empty();
        }
        return development ? read(name) : cached(name);
    }

    /** Caches existing files only: remembering misses would let clients fill the memory. */
    private Optional<Asset> cached(String name) {
        return Optional.ofNullable(loaded.computeIfAbsent(name, each -> read(each).orElse(null)));
    }

    private Optional<Asset> read(String name) {
        return content(name).map(bytes -> new Asset(bytes, compressed(bytes), Assets.hash(bytes)));
    }

    private static byte[] compressed(byte[] content) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip =
                new GZIPOutputStream(bytes) {
                    {
                        def.setLevel(Deflater.BEST_COMPRESSION);
                    }
                }) {
            gzip.write(content);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    /** The hash of a file that is there. */
    public String hash(String name) {
        return find(name).orElseThrow(() -> missing(name)).hash();
    }

    /** What is sent of a file or bundle, if it is there. */
    public Optional<byte[]> content(String name) {
        Optional<Bundle> bundle = declared.bundle(name);
        return bundle.isPresent() ? bundle.map(each -> each.joined(this::part)) : file(name);
    }

    private byte[] part(String name) {
        return file(name).orElseThrow(() -> missing(name));
    }

    private Optional<byte[]> file(String name) {
        try (InputStream in = open(name)) {
            return in == null ? Optional.empty() : Optional.of(sent(name, in.readAllBytes()));
        } catch (IOException e) {
            throw new UncheckedIOException("static/" + name, e);
        }
    }

    /**
     * Comments of stylesheets and scripts are a fifth of their weight, and for who reads the code.
     */
    private static byte[] sent(String name, byte[] file) {
        return name.endsWith("css") || name.endsWith("js")
                ? COMMENT.matcher(new String(file, UTF_8)).replaceAll("").getBytes(UTF_8)
                : file;
    }

    private InputStream open(String name) throws IOException {
        Path file = WORKING_TREE.resolve(name);
        if (development && Files.isRegularFile(file)) {
            return Files.newInputStream(file);
        }
        return StaticFiles.class.getResourceAsStream("/static/" + name);
    }

    private static IllegalArgumentException missing(String name) {
        return new IllegalArgumentException("no file static/" + name);
    }

    private static String type(String name) {
        return TYPES.get(name.substring(name.lastIndexOf('.') + 1));
    }
}
