package flipscope.web.figure;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import flipscope.text.Messages;
import flipscope.web.site.Problem;
import flipscope.web.site.ProblemException;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/**
 * PNG images for link previews and figures. Painting one takes about a tenth of a second, so the
 * latest are cached, and only a few are painted at a time.
 */
public final class PaintedImages {
    private static final long MOST_BYTES = 16_000_000;
    private static final int AT_ONCE = 2;
    private static final long PATIENCE_SECONDS = 3;

    /** The cache key: the whole drawing, so that no two are confused. */
    private record Key(String svg, int width, int height) {}

    private final CompletableFuture<Optional<Painter>> painter;
    private final Messages words;
    private final Semaphore places = new Semaphore(AT_ONCE);
    private final Cache<Key, byte[]> painted =
            Caffeine.newBuilder()
                    .maximumWeight(MOST_BYTES)
                    .weigher((Key key, byte[] png) -> png.length + 2 * key.svg().length())
                    .build();

    private PaintedImages(CompletableFuture<Optional<Painter>> painter, Messages words) {
        this.painter = painter;
        this.words = words;
    }

    /** Images by this machine's painter, if it has a working one. */
    public static PaintedImages ofThisMachine() {
        return new PaintedImages(SvgPainter.searched(), Messages.english());
    }

    /** Images by the given painter. */
    public static PaintedImages by(Painter painter) {
        return new PaintedImages(
                CompletableFuture.completedFuture(SvgPainter.tried(painter)), Messages.english());
    }

    /** Whether images can be painted. */
    public boolean isOpen() {
        return painter.join().isPresent();
    }

    /**
     * A drawing as PNG.
     *
     * @throws ProblemException with 404 if this machine cannot paint, with 503 while too many
     *     images are being painted
     */
    public byte[] png(String svg, int width, int height) {
        Painter found = painter.join().orElseThrow(() -> refused(404, "not-found", "share.none"));
        Key key = new Key(svg, width, height);
        byte[] known = painted.getIfPresent(key);
        return known == null ? paint(found, key) : known;
    }

    private byte[] paint(Painter found, Key key) {
        enter();
        try {
            return painted.get(key, one -> found.paint(one.svg(), one.width(), one.height()));
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
