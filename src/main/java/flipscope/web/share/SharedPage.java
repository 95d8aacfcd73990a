package flipscope.web.share;

import flipscope.text.Messages;
import flipscope.text.QueryText;
import flipscope.web.address.EmbedAddress;
import flipscope.web.address.EmbedKind;
import flipscope.web.address.Embeds;
import flipscope.web.address.Link;
import flipscope.web.address.Query;
import flipscope.web.draw.Pen;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A page to be embedded elsewhere.
 *
 * @param embeds what can be embedded
 * @param embed the address of its embed, with the given options
 */
public record SharedPage(Embeds embeds, EmbedKind kind, Link embed) {
    /**
     * Parses an address.
     *
     * @param url an absolute address, or one on this site that starts with a slash
     * @param origin where this site is
     * @param first what is embedded for the home page, which is too large for a frame
     * @return empty for addresses on other sites and for pages that cannot be embedded
     */
    static Optional<SharedPage> read(Embeds embeds, String url, String origin, Link first) {
        URI here = URI.create(origin);
        return parse(url)
                .filter(uri -> isOurs(uri, here))
                .flatMap(
                        uri ->
                                of(
                                        embeds,
                                        Link.bare(uri.getRawPath(), here.getRawPath()),
                                        uri,
                                        first));
    }

    private static Optional<URI> parse(String url) {
        try {
            // Browsers leave these unescaped in a query; java.net.URI does not accept them.
            return Optional.of(new URI(url.replace("|", "%7C").replace(" ", "%20")));
        } catch (URISyntaxException wrong) {
            return Optional.empty();
        }
    }

    private static boolean isOurs(URI uri, URI here) {
        String path = uri.getRawPath();
        if (path == null || !path.startsWith("/")) {
            return false;
        }
        boolean web = List.of("http", "https").contains(String.valueOf(uri.getScheme()));
        return uri.isAbsolute()
                ? web
                        && here.getRawAuthority().equalsIgnoreCase(uri.getRawAuthority())
                        && (path + "/").startsWith(here.getRawPath() + "/")
                : uri.getRawAuthority() == null;
    }

    private static Optional<SharedPage> of(Embeds embeds, String asked, URI uri, Link first) {
        if (asked.equals("/")) {
            return embeds.kindOf(first.path())
                    .map(kind -> new SharedPage(embeds, kind, EmbedAddress.of(first)));
        }
        // A figure in a frame is a page, whatever the file type.
        boolean figure = asked.startsWith("/figure/trace/");
        String path = figure ? asked.replaceFirst("\\.(svg|png|txt)$", "") : asked;
        // Figures have a theme outside of frames too.
        boolean saysHowItLooks = figure || EmbedAddress.isEmbed(path);
        return QueryText.readable(uri.getRawQuery())
                .filter(all -> embeds.isWhole(path))
                .map(all -> Link.to(path).with(all))
                .map(link -> saysHowItLooks ? link : link.without(embeds.choices(path)))
                .map(
                        link ->
                                new SharedPage(
                                        embeds,
                                        embeds.kindOf(path).orElseThrow(),
                                        EmbedAddress.of(link)));
    }

    /** A copy with other options. */
    SharedPage with(Map<String, String> options) {
        return new SharedPage(
                embeds, kind, embed.without(embeds.choices(embed.path())).with(options));
    }

    /** A lazily loaded frame with the embed in it. */
    String frame(String site, String title, int width, int height) {
        return """
                <iframe src="%s" title="%s" width="%s" height="%s" loading="lazy" style="border:0;max-width:100%%"></iframe>"""
                .formatted(Pen.escaped(site + embed), Pen.escaped(title), width, height);
    }

    /** The page that it is taken from. */
    public Link page() {
        return embeds.page(embed);
    }

    /** The path of its picture: figures and boards have pictures of their own. */
    String path() {
        return EmbedAddress.bare(embed.path());
    }

    /** Its parameters, as a request would have them. */
    Query query(Messages words) {
        return Query.of(embed.parameters(), words);
    }
}
