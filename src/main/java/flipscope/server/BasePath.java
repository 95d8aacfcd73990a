package flipscope.server;

import flipscope.web.address.Link;
import io.javalin.http.Context;
import java.util.regex.Pattern;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.util.URIUtil;

/**
 * The path under which the site stands on its host. It is taken off each request before anything
 * else sees it, and {@link HttpRules} put it back; between the two, every path begins at the site's
 * own root.
 *
 * @param configured what holds unless a proxy says otherwise: empty, or such as {@code /flipscope}
 */
public record BasePath(String configured, Forwarded forwarded)
        implements HttpConfiguration.Customizer {
    private static final String ATTRIBUTE = "flipscope.base";
    private static final Pattern VALID =
            Pattern.compile("(/[A-Za-z0-9_~-][A-Za-z0-9._~-]{0,60}){0,6}/?");

    /** Whether it can stand in an address as it is. */
    public static boolean isValid(String path) {
        return VALID.matcher(path).matches();
    }

    public BasePath {
        configured = withoutEnd(configured);
    }

    private static String withoutEnd(String path) {
        return path.endsWith("/") ? path.substring(0, path.length() - 1) : path;
    }

    /** The base path of a request. */
    public static String of(Context ctx) {
        return ctx.req().getAttribute(ATTRIBUTE) instanceof String base ? base : "";
    }

    /** The base path of a request that may not have come so far. */
    String of(Request request) {
        return request.getAttribute(ATTRIBUTE) instanceof String base ? base : configured;
    }

    @Override
    public Request customize(Request request, HttpFields.Mutable headers) {
        String base =
                forwarded
                        .last(request.getHeaders().getValuesList("X-Forwarded-Prefix"))
                        .filter(BasePath::isValid)
                        .map(BasePath::withoutEnd)
                        .orElse(configured);
        request.setAttribute(ATTRIBUTE, base);
        String path = request.getHttpURI().getPath();
        String bare = Link.bare(path, base);
        return bare.equals(path) || leadsOut(bare)
                ? request
                : Request.serveAs(request, Request.newHttpURIFrom(request, bare));
    }

    /** Whether a path has more {@code ..} than parts before them, also such that are escaped. */
    private static boolean leadsOut(String path) {
        return URIUtil.canonicalPath(path) == null
                || URIUtil.normalizePath(URIUtil.decodePath(path)) == null;
    }
}
