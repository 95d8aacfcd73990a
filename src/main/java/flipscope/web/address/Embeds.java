package flipscope.web.address;

import flipscope.text.Messages;
import flipscope.web.exchange.Exchange;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What can be embedded of this site: the one place to ask, since each kind is declared by its own
 * feature.
 */
public record Embeds(List<EmbedKind> kinds) {
    /**
     * The kind of the page or embed at a path.
     *
     * @return empty for pages that cannot be embedded, such as the home page
     */
    public Optional<EmbedKind> kindOf(String path) {
        String page = EmbedAddress.bare(path);
        return kinds.stream().filter(kind -> kind.has(page)).findFirst();
    }

    /** Whether the path is exactly such a page, nothing below it. */
    public boolean isWhole(String path) {
        return kindOf(path)
                .filter(kind -> kind.path().endsWith("/") || kind.name(path).isEmpty())
                .isPresent();
    }

    /** The address of an embed's page: the same parameters, without the options. */
    public Link page(Link embed) {
        return embed.at(outside(embed.path())).without(options(embed.path()));
    }

    /**
     * The address of an embed's page by its raw query, which may repeat parameters; kept ones stay
     * as written.
     *
     * @param query what follows the question mark, or null
     */
    String page(String path, String query) {
        Set<String> options = options(path);
        String kept =
                query == null
                        ? ""
                        : Arrays.stream(query.split("&"))
                                .filter(pair -> !options.contains(pair.split("=", 2)[0]))
                                .collect(Collectors.joining("&"));
        return Link.url(outside(path)) + (kept.isEmpty() ? "" : "?" + kept);
    }

    /** The parameters that only the embed at this path takes. */
    private Set<String> options(String path) {
        return kindOf(path).map(EmbedKind::options).orElse(EmbedAddress.OPTIONS);
    }

    /** The options to choose from for the embed of a page. */
    public Set<String> choices(String path) {
        return kindOf(path)
                .filter(kind -> !kind.showsCode())
                .map(EmbedKind::options)
                .orElse(EmbedAddress.OPTIONS);
    }

    /** The path of an embed's page: a board leads to its game, a figure to its trace. */
    private String outside(String path) {
        String page = EmbedAddress.bare(path);
        return EmbedAddress.isEmbed(path)
                ? kindOf(path).map(kind -> kind.outside().apply(page)).orElse(page)
                : page;
    }

    /**
     * Reads the embed options of a request. Every page that asks for them can be embedded; it must
     * build its links with {@link Embedding#in(Link)}.
     *
     * @return empty for a page that is not embedded
     * @throws ProblemException if an option is invalid
     */
    public Optional<Embedding> of(Exchange exchange, Messages words) {
        String path = Link.pathOf(exchange);
        return EmbedAddress.isEmbed(path)
                ? Optional.of(
                        Embedding.read(kindOf(path), open(exchange), Query.of(exchange, words)))
                : Optional.empty();
    }

    /** Reads the options of a request for an error page; ignores invalid ones. */
    public Optional<Embedding> leniently(Exchange exchange, Messages words) {
        try {
            return of(exchange, words);
        } catch (ProblemException because) {
            return Optional.of(Embedding.plain(open(exchange)));
        }
    }

    /** Ends the request with an error if an option of this embed address is invalid. */
    public void check(String path, Query query) {
        var unused = Embedding.read(kindOf(path), "", query);
    }

    private String open(Exchange exchange) {
        return page(Link.pathOf(exchange), exchange.query());
    }
}
