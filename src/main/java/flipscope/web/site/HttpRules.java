package flipscope.web.site;

import flipscope.text.Messages;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.nio.charset.Charset;
import java.util.Arrays;
import java.util.List;

/** What HTTP demands of every request and answer, whatever page it is for. */
public final class HttpRules {
    /** What a header may hold, so that the headers fit the buffers of the proxies in front. */
    static final int LONGEST_ADDRESS = 8_000;

    /** Enough for two such addresses and all other headers. */
    public static final int RESPONSE_HEADER_BYTES = 32 * 1024;

    private static final List<String> ADDRESSES =
            List.of("Location", "HX-Push-Url", "HX-Replace-Url");

    private final Errors errors;
    private final Validators validators;
    private final Messages words;

    public HttpRules(Errors errors, Validators validators, Messages words) {
        this.errors = errors;
        this.validators = validators;
        this.words = words;
    }

    /** Registers the rules; those for answers must come after all other handlers. */
    public void addTo(RoutesConfig routes) {
        routes.before(this::readCharset);
        routes.after(this::limitAddresses);
        routes.after(validators::apply);
    }

    /** A charset that is not known can be read by nobody, wherever it is read first. */
    private void readCharset(Context ctx) {
        String type = ctx.header("Content-Type");
        if (type == null) {
            return;
        }
        Arrays.stream(type.split(";", -1))
                .map(String::strip)
                .filter(part -> part.regionMatches(true, 0, "charset", 0, "charset".length()))
                .map(part -> part.substring(part.indexOf('=') + 1).strip())
                .map(name -> name.replaceAll("^\"|\"$", ""))
                .filter(name -> !isKnown(name))
                .findFirst()
                .ifPresent(this::refuseCharset);
    }

    private static boolean isKnown(String charset) {
        try {
            return Charset.isSupported(charset);
        } catch (IllegalArgumentException notEvenAName) {
            return false;
        }
    }

    private void refuseCharset(String charset) {
        throw new ProblemException(
                new Problem(
                        400,
                        "bad-request",
                        words.text("error.charset", Problem.excerpt(charset)),
                        ""));
    }

    private void limitAddresses(Context ctx) {
        for (String header : ADDRESSES) {
            String address = ctx.res().getHeader(header);
            if (address != null && address.length() > LONGEST_ADDRESS) {
                ADDRESSES.forEach(each -> ctx.res().setHeader(each, null));
                errors.send(ctx, Errors.of(414));
                return;
            }
        }
    }
}
