package flipscope.web.address;

import flipscope.text.Slug;
import flipscope.web.address.EmbedView.Code;
import flipscope.web.address.EmbedView.Controls;
import flipscope.web.exchange.Exchange;
import flipscope.web.exchange.Status;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The embed options of a request, which every link of the embed carries on.
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

    static Embedding plain(String open) {
        EmbedView view = new EmbedView("", CONTROLS.fallback(), CODE.fallback(), "", "", open);
        return new Embedding(view, Map.of());
    }

    /**
     * Answers the CORS preflight that browsers send before an htmx request from a frame without an
     * origin.
     */
    public static void allow(Exchange exchange) {
        exchange.header("Access-Control-Allow-Methods", "GET, HEAD, OPTIONS");
        exchange.header("Access-Control-Allow-Headers", HTMX_HEADERS);
        exchange.header("Access-Control-Max-Age", "86400");
        exchange.header("Allow", "GET, HEAD, OPTIONS");
        exchange.status(Status.NO_CONTENT);
    }

    /** Reads options for a kind of page; those of steps where it is none. */
    static Embedding read(Optional<EmbedKind> kind, String open, Query query) {
        boolean code = kind.filter(each -> !each.showsCode()).isEmpty();
        EmbedView view =
                new EmbedView(
                        THEME.of(query),
                        CONTROLS.in(query)
                                .orElse(kind.map(EmbedKind::controls).orElse(Controls.SMALL)),
                        code ? CODE.of(query) : CODE.fallback(),
                        FROM.of(query),
                        TO.of(query),
                        open);
        Map<String, String> options = new LinkedHashMap<>();
        Stream.of(FROM, TO, THEME, CONTROLS, CODE)
                .filter(each -> code || !each.equals(CODE))
                .forEach(
                        each ->
                                each.written(query)
                                        .ifPresent(word -> options.put(each.name(), word)));
        return new Embedding(view, options);
    }

    /** The address of a page, or of a part of one, in this frame: keeps all options. */
    public Link in(Link page) {
        return EmbedAddress.of(page).with(options);
    }
}
