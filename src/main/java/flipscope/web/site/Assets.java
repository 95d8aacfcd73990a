package flipscope.web.site;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.NotFoundResponse;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.zip.CRC32C;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;

/**
 * Serves the files under {@code static/} and their {@link AssetBundles}. Pages refer to a file by
 * the hash of its content, so that browsers can cache it for ever.
 */
public final class Assets {
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
    private final Map<String, Asset> loaded = new ConcurrentHashMap<>();

    public Assets(boolean development) {
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

    public void addTo(RoutesConfig routes) {
        routes.get("/static/<name>", this::send);
        routes.get("/favicon.ico", ctx -> ctx.redirect(url("favicon.svg")));
    }

    /** Answers {@code GET /static/<name>}. */
    private void send(Context ctx) {
        String name = ctx.pathParam("name");
        Asset asset = find(name).orElseThrow(NotFoundResponse::new);
        boolean current = asset.hash().equals(ctx.queryParam("v"));
        ctx.header("Cache-Control", current ? "public, max-age=31536000, immutable" : "no-cache");
        tag(ctx, asset.hash());
        ctx.contentType(type(name));
        boolean wanted = Objects.toString(ctx.header("Accept-Encoding"), "").contains("gzip");
        if (wanted && asset.compressed().length >= LEAST_COMPRESSED) {
            ctx.header("Content-Encoding", "gzip").result(asset.compressed());
        } else {
            ctx.result(asset.content());
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
        return content(name).map(bytes -> new Asset(bytes, compressed(bytes), hash(bytes)));
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

    private Optional<byte[]> content(String name) {
        return AssetBundles.all().containsKey(name)
                ? Optional.of(AssetBundles.join(name, this::part))
                : file(name);
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
        return Assets.class.getResourceAsStream("/static/" + name);
    }

    private static IllegalArgumentException missing(String name) {
        return new IllegalArgumentException("no file static/" + name);
    }

    /** Sends a picture. Any site may show it, and cache it for so many seconds. */
    public static void share(Context ctx, int seconds, String type, byte[] content) {
        ctx.header("Cache-Control", "public, max-age=" + seconds);
        tag(ctx, hash(content));
        allowAnywhere(ctx);
        ctx.contentType(type).result(content);
    }

    /** Names the answer by its hash. The tag is weak: compressed or not, it is the same answer. */
    public static void tag(Context ctx, String hash) {
        ctx.header("ETag", "W/\"" + hash + '"');
    }

    /** Lets any site read the answer. */
    static void allowAnywhere(Context ctx) {
        ctx.header("Access-Control-Allow-Origin", "*");
        ctx.header("Cross-Origin-Resource-Policy", "cross-origin");
    }

    /** A hash of eight hex digits. */
    public static String hash(byte[] content) {
        CRC32C crc = new CRC32C();
        crc.update(content);
        return String.format(Locale.ROOT, "%08x", crc.getValue());
    }

    private static String type(String name) {
        return TYPES.get(name.substring(name.lastIndexOf('.') + 1));
    }
}
