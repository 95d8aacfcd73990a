package flipscope.web.page;

import flipscope.web.address.EmbedAddress;
import java.util.LinkedHashMap;
import java.util.Map;

/** The security headers of all answers. A handler may override one, as embeds do. */
public final class SecurityHeaders {

    /** Nothing inline, nothing from other origins. */
    public static final String CONTENT_SECURITY_POLICY =
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
                    + " connect-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none';"
                    + " frame-ancestors 'self'";

    private static final String POLICY = "Content-Security-Policy";
    private static final String OURS = "; frame-ancestors 'self'";
    private static final String ANYBODYS = "; frame-ancestors *";

    private SecurityHeaders() {}

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

    /** Those of every answer, whatever it is. */
    public static Map<String, String> all() {
        Map<String, String> headers = new LinkedHashMap<>();
        headers.put(POLICY, CONTENT_SECURITY_POLICY);
        headers.put("X-Content-Type-Options", "nosniff");
        // Addresses have answers in them, and the next request's log would keep them.
        headers.put("Referrer-Policy", "no-referrer");
        headers.put(
                "Permissions-Policy",
                "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()");
        headers.put("Cross-Origin-Opener-Policy", "same-origin");
        headers.put("Cross-Origin-Resource-Policy", "same-origin");
        headers.put("Vary", "Accept-Encoding");
        return headers;
    }

    /**
     * Those of the answer to a request.
     *
     * @param destination the header {@code Sec-Fetch-Dest}; may be null
     */
    public static Map<String, String> of(String path, String destination) {
        Map<String, String> headers = all();
        boolean framed = EmbedAddress.isEmbed(path);
        if (framed) {
            headers.put(POLICY, framedAnywhere(CONTENT_SECURITY_POLICY, destination));
            headers.put("Cross-Origin-Opener-Policy", "unsafe-none");
        }
        if (framed || path.startsWith("/static/")) {
            // A sandboxed frame has no origin, so all its requests are cross-origin.
            headers.put("Access-Control-Allow-Origin", "*");
            headers.put("Access-Control-Expose-Headers", "HX-Retarget, HX-Reswap, HX-Reselect");
            headers.put("Cross-Origin-Resource-Policy", "cross-origin");
        }
        return headers;
    }
}
