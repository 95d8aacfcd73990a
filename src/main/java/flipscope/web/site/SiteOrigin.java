package flipscope.web.site;

import io.javalin.http.Context;
import java.util.Locale;
import java.util.Optional;

/**
 * Where the site stands, for addresses that have to be whole: as the request has it.
 *
 * @param behindProxy whether {@code X-Forwarded-Proto} and {@code X-Forwarded-Host} are the words
 *     of a proxy of ours; anybody can send them, so otherwise they are not looked at
 */
public record SiteOrigin(boolean behindProxy) {

    /** {@code https://example.org}, without a slash at its end. */
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

    /** Of several proxies, what the last one says, which is ours. */
    private Optional<String> forwarded(Context ctx, String header) {
        return Optional.ofNullable(ctx.header(header))
                .filter(words -> behindProxy)
                .map(words -> words.substring(words.lastIndexOf(',') + 1).strip())
                .filter(word -> !word.isEmpty());
    }
}
