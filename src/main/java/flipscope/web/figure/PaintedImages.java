package flipscope.web.figure;

import com.github.benmanes.caffeine.cache.Cache;
import flipscope.text.Messages;
import flipscope.web.site.Problem;
import flipscope.web.site.ProblemException;
import flipscope.work.HeapShare;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/**
 * PNG images for link previews and figures. Painting one takes about a tenth of a second, so the
 * latest are cached, and only a few are painted at a time.
 */
public final class PaintedImages {
    /** One takes up to 30 MB while it is painted. */
    private static final long HEAP_FOR_EACH = 100 << 20;

    /** Few wait here at once: the others wait for admission. */
    private static final long PATIENCE_SECONDS = 30;

    /** The cache key: a digest of the drawing, so long that no two are confused. */
    private record Key(String digest, int width, int height) {
        static final int BYTES = 300;

        static Key of(String svg, int width, int height) {
            byte[] digest = sha256().digest(svg.getBytes(StandardCharsets.UTF_8));
            return new Key(HexFormat.of().formatHex(digest), width, height);
        }

        private static MessageDigest sha256() {
            try {
                return MessageDigest.getInstance("SHA-256");
            } catch (NoSuchAlgorithmException e) {
                throw new IllegalStateException("every Java has SHA-256", e);
            }
        }
    }

    private final Optional<Painter> painter;
    private final Messages words;
    private final Semaphore places = new Semaphore(atOnce(), true);
    private final Cache<Key, byte[]> painted =
            HeapShare.PICTURES.cache((key, png) -> Key.BYTES + png.length);

    private PaintedImages(Optional<Painter> painter, Messages words) {
        this.painter = painter;
        this.words = words;
    }

    private static int atOnce() {
        long fit = Runtime.getRuntime().maxMemory() / HEAP_FOR_EACH;
        return (int) Math.max(1, Math.min(2, fit));
    }

    /** Images by this machine's painter, if it has a working one. */
    public static PaintedImages ofThisMachine() {
        return new PaintedImages(SvgPainter.HERE, Messages.english());
    }

    /** Images by the given painter. */
    public static PaintedImages by(Painter painter) {
        return new PaintedImages(SvgPainter.tried(painter), Messages.english());
    }

    /** Whether images can be painted. */
    public boolean isOpen() {
        return painter.isPresent();
    }

    /**
     * A drawing as PNG.
     *
     * @throws ProblemException with 404 if this machine cannot paint, with 503 while too many
     *     images are being painted
     */
    public byte[] png(String svg, int width, int height) {
        Painter found = painter.orElseThrow(() -> refused(404, "not-found", "share.none"));
        Key key = Key.of(svg, width, height);
        byte[] known = painted.getIfPresent(key);
        return known == null ? paint(found, key, svg) : known;
    }

    private byte[] paint(Painter found, Key key, String svg) {
        enter();
        try {
            return painted.get(key, absent -> found.paint(svg, key.width(), key.height()));
        } finally {
            places.release();
        }
    }

    private void enter() {
        try {
            if (places.tryAcquire(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                return;
            }
        } catch (InterruptedException stopping) {
            Thread.currentThread().interrupt();
        }
        throw refused(503, "busy", "share.busy");
    }

    private ProblemException refused(int status, String code, String key) {
        return new ProblemException(new Problem(status, code, words.text(key), ""));
    }
}
