package flipscope.web.site;

import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.Request;

/**
 * The security headers of all responses. They are set before any handler runs, so that Jetty's own
 * errors have them too. A handler may override one, as embeds do.
 */
public final class SecurityHeaders implements HttpConfiguration.Customizer {

    /** Nothing inline, nothing from other origins. */
    public static final String CONTENT_SECURITY_POLICY =
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
                    + " connect-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none';"
                    + " frame-ancestors 'self'";

    private static final String OURS = "; frame-ancestors 'self'";
    private static final String ANYBODYS = "; frame-ancestors *";

    /**
     * Changes a policy to allow framing by any site.
     *
     * <p>The star matches every address, but a sandboxed frame has no address of its own. To allow
     * nested frames, a page requested by a frame gets no {@code frame-ancestors} at all.
     *
     * @param destination the header {@code Sec-Fetch-Dest}; may be null
     */
    static String framedAnywhere(String policy, String destination) {
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

    /** A sandboxed frame has no origin, so all its requests are cross-origin. */
    private static void share(HttpFields.Mutable headers) {
        headers.put("Access-Control-Allow-Origin", "*");
        headers.put("Access-Control-Expose-Headers", "HX-Retarget, HX-Reswap, HX-Reselect");
        headers.put("Cross-Origin-Resource-Policy", "cross-origin");
    }

    static void addTo(HttpFields.Mutable headers) {
        headers.put("Content-Security-Policy", CONTENT_SECURITY_POLICY);
        headers.put("X-Content-Type-Options", "nosniff");
        // Addresses have answers in them, and the next request's log would keep them.
        headers.put("Referrer-Policy", "no-referrer");
        headers.put(
                "Permissions-Policy",
                "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()");
        headers.put("Cross-Origin-Opener-Policy", "same-origin");
        headers.put("Cross-Origin-Resource-Policy", "same-origin");
        headers.put("Vary", "Accept-Encoding");
    }
}
