package flipscope.server;

import flipscope.web.page.FooterLink;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * The server's settings.
 *
 * @param host the network address to listen on
 * @param port the TCP port; 0 for any free one
 * @param basePath what stands before every path, such as {@code /flipscope}; may be empty
 * @param development whether to read templates and static files from the working tree on every
 *     request
 * @param behindProxy whether all requests come through a trusted proxy, which sets {@code
 *     X-Forwarded-For}, {@code -Proto}, {@code -Host} and {@code -Prefix}
 * @param lessons the folder of an instructor's own lessons, if any
 * @param algorithms the folder of their own algorithms, if any
 * @param footer links for the footer, such as an imprint
 */
public record Settings(
        String host,
        int port,
        String basePath,
        boolean development,
        boolean behindProxy,
        Optional<Path> lessons,
        Optional<Path> algorithms,
        List<FooterLink> footer) {
    /** This machine alone. */
    public static final String DEFAULT_HOST = "127.0.0.1";

    public static final int DEFAULT_PORT = 7070;
}
