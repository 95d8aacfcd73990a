package flipscope.web.site;

import flipscope.text.Messages;
import flipscope.web.site.EmbedView.Code;
import flipscope.web.site.EmbedView.Controls;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The embed options of a request. Every page that reads them with {@link #of(Context, Messages)}
 * can be embedded; it must build its links with {@link #in(Link)}.
 *
 * @param view the options as templates need them
 * @param options the given options as query parameters
 */
public record Embedding(EmbedView view, Map<String, String> options) {
    private static final int LONGEST = 80;

    /** Language tags such as {@code en}, {@code pt-BR} or {@code zh-Hant-TW}. */
    private static final Pattern LANGUAGE =
            Pattern.compile("[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,4}");

    /** The headers that htmx sends. */
    private static final String HTMX_HEADERS =
            "HX-Request, HX-Target, HX-Trigger, HX-Trigger-Name, HX-Current-URL, HX-Boosted,"
                    + " HX-Prompt, HX-History-Restore-Request";

    private static final List<String> THEMES = List.of("light", "dark", "auto");

    /**
     * Reads the options of a request.
     *
     * @return empty for a page that is not embedded
     * @throws ProblemException if an option is invalid
     */
    public static Optional<Embedding> of(Context ctx, Messages words) {
        return EmbedAddress.isEmbed(ctx.path())
                ? Optional.of(read(ctx.path(), open(ctx), Query.of(ctx, words)))
                : Optional.empty();
    }

    /** The same for error pages: ignores invalid options. */
    public static Optional<Embedding> leniently(Context ctx, Messages words) {
        try {
            return of(ctx, words);
        } catch (ProblemException because) {
            return Optional.of(new Embedding(plain(ctx), Map.of()));
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

    /** How the embed at this address is displayed. */
    public static EmbedView view(String path, Query query) {
        return read(path, "", query).view();
    }

    private static Embedding read(String path, String open, Query query) {
        Optional<String> theme = query.choice("theme", THEMES);
        Optional<String> controls = query.choice("controls", words(Controls.values()));
        Optional<String> code = query.choice("code", words(Code.values()));
        Optional<String> from = query.string("from", LONGEST);
        Optional<String> to = query.string("to", LONGEST);
        EmbedView view =
                new EmbedView(
                        theme.orElse(""),
                        controls.map(word -> option(word, Controls.values()))
                                .orElse(EmbedAddress.kind(path).controls()),
                        code.map(word -> option(word, Code.values())).orElse(Code.LINES),
                        from.orElse(""),
                        to.orElse(""),
                        open);
        Map<String, String> options = new LinkedHashMap<>();
        from.ifPresent(value -> options.put("from", value));
        to.ifPresent(value -> options.put("to", value));
        theme.ifPresent(value -> options.put("theme", value));
        controls.ifPresent(value -> options.put("controls", value));
        code.ifPresent(value -> options.put("code", value));
        language(query).ifPresent(value -> options.put("lang", value));
        return new Embedding(view, options);
    }

    private static EmbedView plain(Context ctx) {
        return new EmbedView("", Controls.SMALL, Code.LINES, "", "", open(ctx));
    }

    private static String open(Context ctx) {
        return EmbedAddress.page(ctx.path(), ctx.queryString());
    }

    /** Any language is accepted; untranslated texts are shown in English. */
    private static Optional<String> language(Query query) {
        Optional<String> language = query.string("lang", LONGEST);
        if (language.filter(tag -> !LANGUAGE.matcher(tag).matches()).isPresent()) {
            throw query.refusal("lang", "embed.lang", Problem.excerpt(language.get()));
        }
        return language;
    }

    private static List<String> words(Enum<?>[] options) {
        return Arrays.stream(options).map(EmbedView::word).toList();
    }

    private static <T extends Enum<T>> T option(String word, T[] options) {
        return options[words(options).indexOf(word)];
    }

    /** The address of a page, or of a part of one, in this frame: keeps all options. */
    public Link in(Link page) {
        return EmbedAddress.of(page).with(options);
    }
}
