package flipscope.web.site;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * Where a page is found by those to whom it is passed on, and what they see of it before they come.
 *
 * @param origin where the site stands, as this request has it: {@code https://example.org}; empty
 *     where no address has to be whole
 * @param address the page's own address on the site, with all that it shows; empty for pages that
 *     nobody passes on
 * @param pictured whether there are pictures of pages
 */
public record PageLocation(String origin, String address, boolean pictured) {
    /** Of a page that nobody passes on. */
    static final PageLocation NOWHERE = new PageLocation("", "", false);

    /** Pages with a picture of their own; others have that of the site. */
    private static final List<String> WITH_PICTURES =
            List.of("/trace/", "/compare", "/play", "/lessons/");

    /** Pages with something that can stand in other people's pages. */
    private static final List<String> EMBEDDABLE = List.of("/", "/compare", "/play");

    private static final List<String> EMBEDDABLE_KINDS = List.of("/trace/", "/lessons/");

    PageLocation at(String page) {
        return new PageLocation(origin, page, pictured);
    }

    /** Whether the page can be passed on. */
    public boolean isKnown() {
        return !address.isEmpty();
    }

    /** The whole address. */
    public String canonical() {
        return origin + address;
    }

    /** The whole address of the picture of the page, 1200 pixels wide. */
    public String picture() {
        return picture(1200);
    }

    /** The whole address of the picture of the page: of a width that there is. */
    public String picture(int width) {
        String path = path();
        boolean own = WITH_PICTURES.stream().anyMatch(path::startsWith);
        String query = own ? address.substring(path.length()) : "";
        return origin + "/figure/card/" + width + (own ? path : "/site") + ".png" + query;
    }

    /** Whether other pages may hold it, or a part of it. */
    public boolean isEmbeddable() {
        String path = path();
        return EMBEDDABLE.contains(path) || EMBEDDABLE_KINDS.stream().anyMatch(path::startsWith);
    }

    /** Where programs ask how to put it in a page. */
    public String oembed() {
        return origin
                + "/oembed?format=json&url="
                + URLEncoder.encode(canonical(), StandardCharsets.UTF_8);
    }

    /** Where an embed of it is made. */
    public String share() {
        return "/share?url=" + URLEncoder.encode(address, StandardCharsets.UTF_8);
    }

    String path() {
        return address.split("[?#]", 2)[0];
    }
}
