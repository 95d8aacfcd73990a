package flipscope.web.site;

import flipscope.text.Messages;
import flipscope.text.Slug;
import flipscope.web.site.EmbedAddress.Kind;
import flipscope.web.site.EmbedView.Code;
import flipscope.web.site.EmbedView.Controls;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The embed options of a request. Every page that reads them with {@link #of(Context, Messages)}
 * can be embedded; it must build its links with {@link #in(Link)}.
 *
 * @param view the options as templates need them
 * @param options the given options as query parameters
 */
public record Embedding(EmbedView view, Map<String, String> options) {
    private static final int LONGEST = 80;

    /** The headers that htmx sends. */
    private static final String HTMX_HEADERS =
            "HX-Request, HX-Target, HX-Trigger, HX-Trigger-Name, HX-Current-URL, HX-Boosted,"
                    + " HX-Prompt, HX-History-Restore-Request";

    public static final QueryParameter<String> THEME =
            QueryParameter.word("theme", "light", "dark", "auto").missing("auto");
    public static final QueryParameter<Controls> CONTROLS =
            QueryParameter.choice("controls", Controls.values(), Slug::of)
                    .or(Controls.SMALL, "small; none at a board or a figure");
    public static final QueryParameter<Code> CODE =
            QueryParameter.choice("code", Code.values(), Slug::of).or(Code.LINES);
    public static final QueryParameter<String> FROM =
            QueryParameter.text("from", LONGEST).missing("the first step");
    public static final QueryParameter<String> TO =
            QueryParameter.text("to", LONGEST).missing("the last step");

    /**
     * Reads the options of a request.
     *
     * @return empty for a page that is not embedded
     * @throws ProblemException if an option is invalid
     */
    public static Optional<Embedding> of(Context ctx, Messages words) {
        return EmbedAddress.isEmbed(Link.pathOf(ctx))
                ? Optional.of(read(Link.pathOf(ctx), open(ctx), Query.of(ctx, words)))
                : Optional.empty();
    }

    /** Reads the options of a request for an error page; ignores invalid ones. */
    static Optional<Embedding> leniently(Context ctx, Messages words) {
        try {
            return of(ctx, words);
        } catch (ProblemException because) {
            EmbedView plain =
                    new EmbedView("", CONTROLS.fallback(), CODE.fallback(), "", "", open(ctx));
            return Optional.of(new Embedding(plain, Map.of()));
        }
    }

    /**
     * Answers the CORS preflight that browsers send before an htmx request from a frame without an
     * origin.
     */
    public static void allow(Context ctx) {
        ctx.header("Access-Control-Allow-Methods", "GET, HEAD, OPTIONS");
        ctx.header("Access-Control-Allow-Headers", HTMX_HEADERS);
        ctx.header("Access-Control-Max-Age", "86400");
        ctx.header("Allow", "GET, HEAD, OPTIONS");
        ctx.status(HttpStatus.NO_CONTENT);
    }

    /** Ends the request with an error if an option of this embed address is invalid. */
    public static void check(String path, Query query) {
        read(path, "", query);
    }

    private static Embedding read(String path, String open, Query query) {
        boolean isTask = EmbedAddress.isTask(path);
        EmbedView view =
                new EmbedView(
                        THEME.of(query),
                        CONTROLS.in(query)
                                .orElse(EmbedAddress.kindOf(path).orElse(Kind.TRACE).controls()),
                        isTask ? CODE.fallback() : CODE.of(query),
                        FROM.of(query),
                        TO.of(query),
                        open);
        Map<String, String> options = new LinkedHashMap<>();
        Stream.of(FROM, TO, THEME, CONTROLS, CODE)
                .filter(each -> !isTask || !each.equals(CODE))
                .forEach(
                        each ->
                                each.written(query)
                                        .ifPresent(word -> options.put(each.name(), word)));
        return new Embedding(view, options);
    }

    private static String open(Context ctx) {
        return EmbedAddress.page(Link.pathOf(ctx), ctx.queryString());
    }

    /** The address of a page, in the frame of a request if that is for an embed. */
    public static String address(Context ctx, Messages words, Link page) {
        return of(ctx, words).map(each -> each.in(page)).orElse(page).toString();
    }

    /** The address of a page, or of a part of one, in this frame: keeps all options. */
    public Link in(Link page) {
        return EmbedAddress.of(page).with(options);
    }
}
