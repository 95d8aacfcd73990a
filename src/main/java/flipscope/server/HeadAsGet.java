package flipscope.server;

import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpMethod;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.Request;

/**
 * Lets handlers see a {@code HEAD} as a {@code GET}, so that both have the same status and headers.
 * Jetty still knows that it is a {@code HEAD}, and sends no body.
 */
public final class HeadAsGet implements HttpConfiguration.Customizer {

    @Override
    public Request customize(Request request, HttpFields.Mutable headers) {
        return HttpMethod.HEAD.is(request.getMethod()) ? asGet(request) : request;
    }

    private static Request asGet(Request request) {
        return new Request.Wrapper(request) {
            @Override
            public String getMethod() {
                return HttpMethod.GET.asString();
            }
        };
    }
}
