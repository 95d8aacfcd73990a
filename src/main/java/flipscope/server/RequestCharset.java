package flipscope.server;

import flipscope.text.Messages;
import flipscope.web.address.Problem;
import flipscope.web.address.ProblemException;
import io.javalin.http.Context;
import java.nio.charset.Charset;
import java.util.Arrays;
import java.util.Optional;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.Request;

/**
 * Refuses a request that names a character set which nobody knows. The name is taken away before
 * anything reads it, since even the parameters of the address would be read by it.
 */
public final class RequestCharset implements HttpConfiguration.Customizer {
    private static final String UNKNOWN = "flipscope.charset";
    private static final String CHARSET = "charset";

    @Override
    public Request customize(Request request, HttpFields.Mutable headers) {
        return Optional.ofNullable(request.getHeaders().get(HttpHeader.CONTENT_TYPE))
                .flatMap(RequestCharset::unknown)
                .map(charset -> without(request, charset))
                .orElse(request);
    }

    private static Request without(Request request, String charset) {
        request.setAttribute(UNKNOWN, charset);
        HttpFields others = HttpFields.build(request.getHeaders()).remove(HttpHeader.CONTENT_TYPE);
        return new Request.Wrapper(request) {
            @Override
            public HttpFields getHeaders() {
                return others;
            }
        };
    }

    /** The first charset that is not known. */
    private static Optional<String> unknown(String type) {
        return Arrays.stream(type.split(";", -1))
                .map(String::strip)
                .filter(part -> part.regionMatches(true, 0, CHARSET, 0, CHARSET.length()))
                .map(part -> part.substring(part.indexOf('=') + 1).strip())
                .map(name -> name.replaceAll("^\"|\"$", ""))
                .filter(name -> !isKnown(name))
                .findFirst();
    }

    private static boolean isKnown(String charset) {
        try {
            return Charset.isSupported(charset);
        } catch (IllegalArgumentException notEvenAName) {
            return false;
        }
    }

    static void check(Context ctx, Messages words) {
        if (ctx.req().getAttribute(UNKNOWN) instanceof String charset) {
            String message = words.text("error.charset", Problem.excerpt(charset));
            throw new ProblemException(new Problem(400, "bad-request", message, ""));
        }
    }
}
