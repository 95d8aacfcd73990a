package flipscope.server;

import flipscope.work.ClientAddress;
import io.javalin.http.Context;
import java.net.InetSocketAddress;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;

/**
 * Reads what a proxy in front says about a request, and with it where the site is.
 *
 * @param trusted whether all requests come through a proxy of ours; else anybody can send these
 *     headers
 */
public record Forwarded(boolean trusted) {
    private static final Pattern HOST =
            Pattern.compile("([A-Za-z0-9._-]{1,255}|\\[[0-9A-Fa-f:.]{2,45}])(:\\d{1,5})?");

    /** The headers that change an answer. */
    static final List<String> NAMES =
            List.of("X-Forwarded-Host", "X-Forwarded-Proto", "X-Forwarded-Prefix");

    /** The value of a header; of several the last, since a client may have sent those before. */
    Optional<String> last(Context ctx, String header) {
        return last(Collections.list(ctx.req().getHeaders(header)));
    }

    /** The value of a header by its lines. */
    Optional<String> last(List<String> lines) {
        return Optional.of(lines)
                .filter(all -> trusted && !all.isEmpty())
                .map(all -> all.get(all.size() - 1))
                .map(line -> line.substring(line.lastIndexOf(',') + 1).strip())
                .filter(word -> !word.isEmpty());
    }

    /** The address of the client, without its port, which is another at every connection. */
    public String client(Context ctx) {
        return client(ctx.ip(), Collections.list(ctx.req().getHeaders("X-Forwarded-For")));
    }

    /**
     * The address of the client; of a network where addresses are no limit.
     *
     * @param address that of the connection
     * @param lines of {@code X-Forwarded-For}
     */
    public String client(String address, List<String> lines) {
        return ClientAddress.of(last(lines).map(Forwarded::host).orElse(address));
    }

    /** The client of a request that may not have come so far. */
    String client(Request request) {
        String address =
                request.getConnectionMetaData().getRemoteSocketAddress()
                                instanceof InetSocketAddress remote
                        ? remote.getAddress().getHostAddress()
                        : "";
        return client(address, request.getHeaders().getValuesList(HttpHeader.X_FORWARDED_FOR));
    }

    static String host(String address) {
        if (address.startsWith("[")) {
            return address.substring(1).replaceFirst("].*", "");
        }
        int colon = address.indexOf(':');
        boolean isPort = colon >= 0 && colon == address.lastIndexOf(':');
        return isPort ? address.substring(0, colon) : address;
    }

    /**
     * The root of the site, such as {@code https://example.org/flipscope}, without a trailing
     * slash.
     */
    String origin(Context ctx) {
        String scheme = last(ctx, "X-Forwarded-Proto").orElse(ctx.scheme());
        String host =
                last(ctx, "X-Forwarded-Host")
                        .filter(name -> HOST.matcher(name).matches())
                        .or(() -> Optional.ofNullable(ctx.host()))
                        .orElse("localhost");
        return (scheme.equalsIgnoreCase("https") ? "https" : "http")
                + "://"
                + host.toLowerCase(Locale.ROOT)
                + BasePath.of(ctx);
    }
}
