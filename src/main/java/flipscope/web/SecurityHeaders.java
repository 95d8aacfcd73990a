package flipscope.web;

import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.Request;

/**
 * The headers that every answer carries, put in before any handler runs, so that Jetty's own errors
 * have them too. A handler may replace one, as pages for other people's frames do.
 */
final class SecurityHeaders implements HttpConfiguration.Customizer {

    /** Nothing inline, nothing from elsewhere. */
    static final String CONTENT_SECURITY_POLICY =
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
                    + " connect-src 'self'; form-action 'self'; base-uri 'none';"
                    + " frame-ancestors 'self'";

    @Override
    public Request customize(Request request, HttpFields.Mutable headers) {
        addTo(headers);
        return request;
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
