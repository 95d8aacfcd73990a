package flipscope.web.site;

import io.javalin.http.Context;
import java.util.Locale;
import java.util.Optional;

/**
 * Determines the site's origin from a request, for absolute addresses.
 *
 * @param behindProxy whether to trust {@code X-Forwarded-Proto} and {@code X-Forwarded-Host};
 *     without a proxy anybody can send them
 */
public record SiteOrigin(boolean behindProxy) {

    /** The origin, such as {@code https://example.org}, without a trailing slash. */
    public String of(Context ctx) {
        String scheme = forwarded(ctx, "X-Forwarded-Proto").orElse(ctx.scheme());
        String host =
                forwarded(ctx, "X-Forwarded-Host")
                        .or(() -> Optional.ofNullable(ctx.host()))
                        .orElse("localhost");
        return (scheme.equalsIgnoreCase("https") ? "https" : "http")
                + "://"
                + host.toLowerCase(Locale.ROOT);
    }

    /** The last value of a forwarding header, which our own proxy added. */
    private Optional<String> forwarded(Context ctx, String header) {
        return Optional.ofNullable(ctx.header(header))
                .filter(words -> behindProxy)
                .map(words -> words.substring(words.lastIndexOf(',') + 1).strip())
                .filter(word -> !word.isEmpty());
    }
}
