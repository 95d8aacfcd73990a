package flipscope.web.site;

import io.javalin.http.Context;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** Determines where the site is from a request, for absolute addresses. */
public record SiteOrigin(Forwarded forwarded) {
    private static final Pattern HOST =
            Pattern.compile("([A-Za-z0-9._-]{1,255}|\\[[0-9A-Fa-f:.]{2,45}])(:\\d{1,5})?");

    /** Its root, such as {@code https://example.org/flipscope}, without a trailing slash. */
    public String of(Context ctx) {
        String scheme = forwarded.last(ctx, "X-Forwarded-Proto").orElse(ctx.scheme());
        String host =
                forwarded
                        .last(ctx, "X-Forwarded-Host")
                        .filter(name -> HOST.matcher(name).matches())
                        .or(() -> Optional.ofNullable(ctx.host()))
                        .orElse("localhost");
        return (scheme.equalsIgnoreCase("https") ? "https" : "http")
                + "://"
                + host.toLowerCase(Locale.ROOT)
                + BasePath.of(ctx);
    }
}
