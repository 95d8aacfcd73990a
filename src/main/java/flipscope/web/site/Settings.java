package flipscope.web.site;

import java.nio.file.Path;
import java.util.Optional;

/**
 * The server's settings.
 *
 * @param port the TCP port; 0 for any free one
 * @param development whether to read templates and static files from the working tree on every
 *     request
 * @param behindProxy whether all requests come through a trusted proxy, which sets {@code
 *     X-Forwarded-For}, {@code X-Forwarded-Proto} and {@code X-Forwarded-Host}
 * @param lessons the folder of an instructor's own lessons, if any
 */
public record Settings(int port, boolean development, boolean behindProxy, Optional<Path> lessons) {

    /** Without a proxy and own lessons. */
    public Settings(int port, boolean development) {
        this(port, development, false, Optional.empty());
    }

    public static final int DEFAULT_PORT = 7070;

    /** Settings for production, or for development with {@code -Ddev=true}. */
    public static Settings onPort(int port) {
        return new Settings(port, Boolean.getBoolean("dev"));
    }

    public Settings behindProxy(boolean proxy) {
        return new Settings(port, development, proxy, lessons);
    }

    /** A copy with own lessons from a folder, in addition to the built-in ones. */
    public Settings teaching(Path folder) {
        return new Settings(port, development, behindProxy, Optional.of(folder));
    }
}
