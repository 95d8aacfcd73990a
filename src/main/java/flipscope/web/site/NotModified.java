package flipscope.web.site;

import com.github.benmanes.caffeine.cache.Cache;
import flipscope.work.HeapShare;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import io.javalin.http.HttpStatus;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Remembers the validators of pages and pictures that follow from their address, and answers 304 to
 * a client that has the current one, without drawing the page again.
 */
final class NotModified {
    private static final Pattern FOLLOWS_FROM_ADDRESS =
            Pattern.compile("/(embed/)?(trace|compare|figure)(/.*)?");

    /** The request's headers that such an answer may depend on, beside those that say where. */
    private static final List<String> READ =
            List.of(
                    "Accept",
                    "Accept-Encoding",
                    "HX-Request",
                    "HX-Target",
                    "HX-History-Restore-Request",
                    "Sec-Fetch-Dest");

    private static final int BYTES_OF_AN_ENTRY = 400;

    private final Forwarded forwarded;
    private final Cache<String, Head> heads =
            HeapShare.VALIDATORS.cache((key, head) -> BYTES_OF_AN_ENTRY + 2 * key.length());

    NotModified(Forwarded forwarded) {
        this.forwarded = forwarded;
    }

    /** What 304 repeats of the answer. */
    private record Head(String tag, String kept, String vary) {}

    /** Answers 304 if the client has what it would get. */
    void answer(Context ctx) {
        String tags = ctx.header("If-None-Match");
        if (tags == null || !isKept(ctx)) {
            return;
        }
        Head head = heads.getIfPresent(key(ctx));
        if (head != null && Validators.names(tags, head.tag())) {
            ctx.header("ETag", head.tag());
            ctx.header("Cache-Control", head.kept());
            ctx.header("Vary", head.vary());
            ctx.status(HttpStatus.NOT_MODIFIED).skipRemainingHandlers();
        }
    }

    /** Remembers the validator of an answer. */
    void remember(Context ctx) {
        String tag = ctx.res().getHeader("ETag");
        String kept = ctx.res().getHeader("Cache-Control");
        String vary = ctx.res().getHeader("Vary");
        boolean good = ctx.statusCode() == 200 || ctx.statusCode() == 304;
        if (good && tag != null && kept != null && isKept(ctx) && isInKey(vary)) {
            heads.put(key(ctx), new Head(tag, kept, vary));
        }
    }

    private static boolean isKept(Context ctx) {
        return HandlerType.GET.equals(ctx.method())
                && FOLLOWS_FROM_ADDRESS.matcher(ctx.path()).matches();
    }

    private static boolean isInKey(String vary) {
        return vary != null
                && Stream.of(vary.split(", *"))
                        .allMatch(name -> READ.contains(name) || Forwarded.NAMES.contains(name));
    }

    private String key(Context ctx) {
        StringBuilder key = new StringBuilder(forwarded.origin(ctx)).append(ctx.path());
        key.append('?').append(ctx.queryString());
        READ.forEach(name -> key.append('\n').append(ctx.header(name)));
        return key.toString();
    }
}
