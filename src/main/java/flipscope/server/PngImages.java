package flipscope.server;

import com.github.benmanes.caffeine.cache.Cache;
import flipscope.text.Messages;
import flipscope.web.address.Problem;
import flipscope.web.figure.PaintedImages;
import flipscope.work.HeapShare;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Optional;

/**
 * PNG images for link previews and figures. Painting one takes about a tenth of a second and up to
 * 30 MB: the latest are cached, and one is painted at a time.
 */
public final class PngImages implements PaintedImages {
    private static final int BYTES_OF_A_KEY = 300;

    private final Optional<Painter> painter;
    private final Messages words;
    private final Cache<String, byte[]> painted =
            HeapShare.PICTURES.cache((key, png) -> BYTES_OF_A_KEY + png.length);

    private PngImages(Optional<Painter> painter, Messages words) {
        this.painter = painter;
        this.words = words;
    }

    /** Images by this machine's painter, if it has a working one. */
    public static PngImages ofThisMachine() {
        return new PngImages(SvgPainter.HERE, Messages.english());
    }

    /** Images by the given painter. */
    public static PngImages by(Painter painter) {
        return new PngImages(SvgPainter.tried(painter), Messages.english());
    }

    @Override
    public boolean isOpen() {
        return painter.isPresent();
    }

    @Override
    public byte[] png(String svg, int width, int height) {
        Painter found = painter.orElseThrow(() -> Problem.notFound(words, "share.none", ""));
        String key = key(svg, width, height);
        byte[] known = painted.getIfPresent(key);
        return known == null ? paint(found, key, svg, width, height) : known;
    }

    /** Few wait here at once: the others wait for admission. */
    private synchronized byte[] paint(
            Painter found, String key, String svg, int width, int height) {
        return painted.get(key, absent -> found.paint(svg, width, height));
    }

    /** A digest of the drawing, so long that no two are confused, and its size. */
    private static String key(String svg, int width, int height) {
        try {
            byte[] bytes = svg.getBytes(StandardCharsets.UTF_8);
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(bytes);
            return HexFormat.of().formatHex(digest) + " " + width + " " + height;
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
