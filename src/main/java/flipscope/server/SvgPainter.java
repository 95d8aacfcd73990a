package flipscope.server;

import com.github.weisj.jsvg.SVGDocument;
import com.github.weisj.jsvg.parser.LoaderContext;
import com.github.weisj.jsvg.parser.SVGLoader;
import com.github.weisj.jsvg.view.ViewBox;
import flipscope.trace.Last;
import java.awt.Graphics2D;
import java.awt.GraphicsEnvironment;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Paints with Java's own graphics, which need fonts and a system library to find them; a small
 * server may have neither.
 */
final class SvgPainter implements Painter {
    private static final Logger LOG = LoggerFactory.getLogger(SvgPainter.class);
    private static final String SAMPLE =
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"40\" height=\"20\">"
                    + "<text x=\"2\" y=\"15\" font-family=\"sans-serif\">a1</text></svg>";
    private static final Pattern FACES = Pattern.compile("font-family=\"([^\"]*)\"");
    private static final Map<RenderingHints.Key, Object> FINE =
            Map.of(
                    RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON,
                    RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON,
                    RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON,
                    RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);

    /** Tried once, since loading the graphics takes half a second. */
    static final Optional<Painter> HERE = tried(new SvgPainter());

    private SvgPainter() {}

    /**
     * The painter, if it succeeds in painting a word.
     *
     * <p>A missing part can show as an exception, a library that cannot be linked, or an {@link
     * InternalError} because no font is configured.
     */
    static Optional<Painter> tried(Painter painter) {
        try {
            painter.paint(SAMPLE, 40, 20);
            return Optional.of(painter);
        } catch (RuntimeException | LinkageError | InternalError missing) {
            LOG.warn(
                    "No pictures for shared links: text cannot be drawn here ({})",
                    missing.toString());
            return Optional.empty();
        }
    }

    @Override
    public byte[] paint(String svg, int width, int height) {
        // Painting needs no display.
        System.setProperty("java.awt.headless", "true");
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        graphics.addRenderingHints(FINE);
        read(svg).render(null, graphics, new ViewBox(width, height));
        graphics.dispose();
        return png(image);
    }

    private static SVGDocument read(String svg) {
        byte[] bytes = inFacesOfThisMachine(svg).getBytes(StandardCharsets.UTF_8);
        return Objects.requireNonNull(
                new SVGLoader()
                        .load(new ByteArrayInputStream(bytes), null, LoaderContext.createDefault()),
                "a figure of ours is not SVG");
    }

    /** Replaces font lists, which this painter does not support, by a font of this machine. */
    private static String inFacesOfThisMachine(String svg) {
        return FACES.matcher(svg)
                .replaceAll(list -> "font-family=\"" + Faces.first(list.group(1)) + '"');
    }

    /** Loaded once, on first use. */
    private static final class Faces {
        private static final Set<String> HERE =
                Set.of(
                        GraphicsEnvironment.getLocalGraphicsEnvironment()
                                .getAvailableFontFamilyNames());

        static String first(String list) {
            List<String> names =
                    Arrays.stream(list.split(","))
                            .map(name -> name.replace("&quot;", "").strip())
                            .toList();
            return names.stream().filter(HERE::contains).findFirst().orElse(Last.of(names));
        }
    }

    private static byte[] png(BufferedImage image) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        // Otherwise it goes through a file, and fails where the folder for those is full.
        ImageIO.setUseCache(false);
        try {
            ImageIO.write(image, "png", bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }
}
