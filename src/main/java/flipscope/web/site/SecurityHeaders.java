package flipscope.web.site;

import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.Request;

/**
 * The headers that every answer carries, put in before any handler runs, so that Jetty's own errors
 * have them too. A handler may replace one, as pages for other people's frames do.
 */
public final class SecurityHeaders implements HttpConfiguration.Customizer {

    /** Nothing inline, nothing from elsewhere. */
    public static final String CONTENT_SECURITY_POLICY =
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
                    + " connect-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none';"
                    + " frame-ancestors 'self'";

    private static final String OURS = "; frame-ancestors 'self'";
    private static final String ANYBODYS = "; frame-ancestors *";

    /**
     * A policy of ours for a page that may stand in anybody's.
     *
     * <p>The star stands for every address, but a frame that is kept apart by its host has none. So
     * that such a frame can hold another, what is asked for by a frame says nothing of frames.
     *
     * @param destination what the browser wants it for, by the header {@code Sec-Fetch-Dest}; may
     *     be null
     */
    public static String framedAnywhere(String policy, String destination) {
        return policy.replace(OURS, "iframe".equals(destination) ? "" : ANYBODYS);
    }

    @Override
    public Request customize(Request request, HttpFields.Mutable headers) {
        addTo(headers);
        String path = Request.getPathInContext(request);
        if (EmbedAddress.isEmbed(path)) {
            String destination = request.getHeaders().get("Sec-Fetch-Dest");
            headers.put(
                    "Content-Security-Policy",
                    framedAnywhere(CONTENT_SECURITY_POLICY, destination));
            headers.put("Cross-Origin-Opener-Policy", "unsafe-none");
        }
        if (EmbedAddress.isEmbed(path) || path.startsWith("/static/")) {
            share(headers);
        }
        return request;
    }

    /** A frame that is kept apart by its host has no origin: to it everything is from elsewhere. */
    private static void share(HttpFields.Mutable headers) {
        headers.put("Access-Control-Allow-Origin", "*");
        headers.put("Access-Control-Expose-Headers", "HX-Retarget, HX-Reswap");
        headers.put("Cross-Origin-Resource-Policy", "cross-origin");
    }

    static void addTo(HttpFields.Mutable headers) {
        headers.put("Content-Security-Policy", CONTENT_SECURITY_POLICY);
        headers.put("X-Content-Type-Options", "nosniff");
        headers.put("Referrer-Policy", "same-origin");
        headers.put(
                "Permissions-Policy",
                "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()");
        headers.put("Cross-Origin-Opener-Policy", "same-origin");
        headers.put("Cross-Origin-Resource-Policy", "same-origin");
        headers.put("Vary", "Accept-Encoding");
    }
}
