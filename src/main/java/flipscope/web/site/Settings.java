package flipscope.web.site;

import java.nio.file.Path;
import java.util.Optional;

/**
 * How a server is to run.
 *
 * @param port the TCP port; 0 takes any free one
 * @param development whether templates and static files are read from the working tree at every
 *     request, so that an edit shows at once
 * @param behindProxy whether every request comes through a proxy of ours, which says in {@code
 *     X-Forwarded-For} for whom, and in {@code X-Forwarded-Proto} and {@code X-Forwarded-Host} how
 *     it was asked
 * @param lessons the folder of an instructor's own lessons, if there is one
 */
public record Settings(int port, boolean development, boolean behindProxy, Optional<Path> lessons) {

    /** A server that clients reach without a proxy between. */
    public Settings(int port, boolean development) {
        this(port, development, false, Optional.empty());
    }

    /** The port when nobody names one. */
    public static final int DEFAULT_PORT = 7070;

    /** Production, on a port; {@code -Ddev=true} makes it development. */
    public static Settings onPort(int port) {
        return new Settings(port, Boolean.getBoolean("dev"));
    }

    /** The same behind a proxy, or not. */
    public Settings behindProxy(boolean proxy) {
        return new Settings(port, development, proxy, lessons);
    }

    /** The same, with the lessons of a folder beside the built-in ones. */
    public Settings teaching(Path folder) {
        return new Settings(port, development, behindProxy, Optional.of(folder));
    }
}
