package flipscope.server;

import flipscope.web.page.SecurityHeaders;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.Request;

/**
 * Sets the security headers of all answers before any handler runs, so that Jetty's own errors have
 * them too.
 */
final class SecurityCustomizer implements HttpConfiguration.Customizer {
    @Override
    public Request customize(Request request, HttpFields.Mutable headers) {
        SecurityHeaders.of(
                        Request.getPathInContext(request),
                        request.getHeaders().get("Sec-Fetch-Dest"))
                .forEach(headers::put);
        return request;
    }
}
