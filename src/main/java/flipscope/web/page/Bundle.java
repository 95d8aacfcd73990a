package flipscope.web.page;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * Stylesheets or scripts that are sent as one file, so that a page makes few requests before it
 * paints. Each source file stays separate under {@code static/}.
 *
 * @param name that of the one file
 * @param files in cascade order: later rules override earlier ones
 * @param inSmallFrames the bundle that frames with few controls get in its place; its own name if
 *     that is the same
 */
public record Bundle(String name, List<String> files, String inSmallFrames) {
    /** A bundle that is the same everywhere. */
    public static Bundle of(String name, String files) {
        return new Bundle(name, files.lines().toList(), name);
    }

    /**
     * Two bundles: the whole, and one for frames with few controls. Browsers do not cache for
     * frames without an origin, so every such frame loads its files again.
     *
     * @param leftOut what the second is without
     */
    public static List<Bundle> of(String name, String files, String small, List<String> leftOut) {
        List<String> kept = new ArrayList<>(files.lines().toList());
        kept.removeAll(leftOut);
        return List.of(
                new Bundle(name, files.lines().toList(), small), new Bundle(small, kept, small));
    }

    /**
     * Concatenates the files, each preceded by its name in a comment.
     *
     * @param file reads a file under {@code static/}
     */
    public byte[] joined(Function<String, byte[]> file) {
        ByteArrayOutputStream joined = new ByteArrayOutputStream();
        for (String part : files) {
            joined.writeBytes(("/* " + part + " */\n").getBytes(UTF_8));
            joined.writeBytes(file.apply(part));
        }
        return joined.toByteArray();
    }
}
