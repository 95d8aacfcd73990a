package flipscope.server;

import static java.nio.charset.StandardCharsets.UTF_8;

import flipscope.text.Messages;
import flipscope.web.address.EmbedAddress;
import flipscope.web.address.Query;
import flipscope.web.page.Assets;
import flipscope.web.page.Errors;
import io.javalin.config.RoutesConfig;
import io.javalin.http.BadRequestResponse;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.net.URLDecoder;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;

/** What HTTP demands of every request and answer, whatever page it is for. */
record HttpRules(Errors errors, Exchanges exchanges, Messages words) {
    /** What a header may hold, so that the headers fit the buffers of the proxies in front. */
    static final int LONGEST_ADDRESS = 8_000;

    /** Enough for two such addresses and all other headers. */
    public static final int RESPONSE_HEADER_BYTES = 32 * 1024;

    /** Headers that hold an address. */
    private static final List<String> ADDRESSES =
            List.of("Location", "HX-Push-Url", "HX-Redirect", "HX-Replace-Url");

    /** Registers the rules; those for answers must come after all other handlers. */
    public void addTo(RoutesConfig routes) {
        routes.before(ctx -> RequestCharset.check(ctx, words));
        routes.before(ctx -> Query.of(exchanges.of(ctx), words));
        routes.before(HttpRules::readPath);
        routes.before(HttpRules::readBoundary);
        routes.after(this::nameWhatWasRead);
        routes.after(this::putBase);
        routes.after(this::limitAddresses);
        routes.after(HttpRules::compareTags);
    }

    /**
     * Jetty lets some broken escapes through that Javalin then fails at. A plus is read as there.
     */
    private static void readPath(Context ctx) {
        try {
            var unused = URLDecoder.decode(ctx.path().replace("+", "%2B"), UTF_8);
        } catch (IllegalArgumentException broken) {
            throw new BadRequestResponse();
        }
    }

    /** Jetty would call it the same as a body that is too large. */
    private static void readBoundary(Context ctx) {
        String type = Objects.toString(ctx.header("Content-Type"), "");
        if (type.startsWith("multipart/") && !type.matches("(?i).*;\\s*boundary=[^;\\s].*")) {
            throw new BadRequestResponse();
        }
    }

    /** {@code Vary} names the headers that answers depend on beside those that a page has named. */
    private void nameWhatWasRead(Context ctx) {
        Set<String> read = new LinkedHashSet<>();
        ctx.res().getHeaders("Vary").forEach(line -> read.addAll(List.of(line.split(", *"))));
        if (EmbedAddress.isEmbed(ctx.path())) {
            read.add("Sec-Fetch-Dest");
        }
        if (exchanges.forwarded().trusted()) {
            read.addAll(Forwarded.NAMES);
        }
        ctx.header("Vary", String.join(", ", read));
    }

    /** Answers 304 to whoever has the answer already; a client may name several. */
    private static void compareTags(Context ctx) {
        String tag = ctx.res().getHeader("ETag");
        String known = Objects.toString(ctx.header("If-None-Match"), "");
        if (tag != null
                && ctx.statusCode() == 200
                && Stream.of(known.split("\\s*,\\s*")).anyMatch(Set.of(tag, "*")::contains)) {
            ctx.status(HttpStatus.NOT_MODIFIED).result("");
        }
    }

    /**
     * Puts the site's base path before the addresses of an answer: those in its headers and, if it
     * is HTML, those in its attributes.
     */
    private void putBase(Context ctx) {
        String base = BasePath.of(ctx);
        if (base.isEmpty()) {
            return;
        }
        for (String header : ADDRESSES) {
            String address = ctx.res().getHeader(header);
            if (address != null && address.startsWith("/")) {
                ctx.header(header, base + address);
            }
        }
        String type = ctx.res().getContentType();
        if (ctx.resultInputStream() != null && type != null && type.startsWith("text/html")) {
            rewrite(ctx, base);
        }
    }

    private void rewrite(Context ctx, String base) {
        byte[] html = BasePathRewriter.of(ctx.result(), base).getBytes(UTF_8);
        ctx.result(html);
        if (ctx.res().getHeader("ETag") != null) {
            Assets.tag(exchanges.of(ctx), Assets.hash(html));
        }
    }

    private void limitAddresses(Context ctx) {
        for (String header : ADDRESSES) {
            String address = ctx.res().getHeader(header);
            if (address != null && address.length() > LONGEST_ADDRESS) {
                ADDRESSES.forEach(each -> ctx.res().setHeader(each, null));
                errors.send(exchanges.of(ctx), errors.of(414));
                return;
            }
        }
    }
}
