package flipscope.web.page;

import flipscope.web.address.Embeds;
import flipscope.web.address.Link;

/**
 * A page's public address, for canonical links and link previews.
 *
 * @param origin the site's origin in this request, such as {@code https://example.org}; empty if no
 *     absolute address is needed
 * @param address the page's address on the site, with all its state; empty for pages that are not
 *     shared
 * @param pictured whether preview pictures are available
 * @param embeds what can be embedded
 */
public record PageLocation(String origin, String address, boolean pictured, Embeds embeds) {
    /** What names the preview picture of the other pages. */
    public static final String SITE = "/site";

    /** The location of a page that is not shared. */
    static PageLocation nowhere(Embeds embeds) {
        return new PageLocation("", "", false, embeds);
    }

    PageLocation at(String page) {
        return new PageLocation(origin, page, pictured, embeds);
    }

    /** Whether the page can be shared. */
    public boolean isKnown() {
        return !address.isEmpty();
    }

    /** The absolute address. */
    public String canonical() {
        return origin + address;
    }

    /** The absolute address of the preview picture, 1200 pixels wide. */
    public String picture() {
        return picture(1200);
    }

    /** The absolute address of the preview picture in one of the available widths. */
    String picture(int width) {
        String path = path();
        boolean own = embeds.kindOf(path).isPresent();
        String query = own ? address.substring(Link.url(path).length()) : "";
        return origin + Link.url("/figure/card/" + width + (own ? path : SITE) + ".png") + query;
    }

    /** Whether the page, or a part of it, can be embedded. */
    public boolean isEmbeddable() {
        return path().equals("/") || embeds.isWhole(path());
    }

    /** The address of its oEmbed description. */
    public String oembed() {
        return origin + Link.to("/oembed").with("format", "json").with("url", canonical());
    }

    /** The address of the page that creates an embed. */
    public String share() {
        return Link.to("/share").with("url", address).toString();
    }

    String path() {
        return Link.pathOf(address);
    }
}
