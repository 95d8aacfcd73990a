package flipscope.web.address;

/**
 * A link with a text and an element id, so that scripts, tests and the focus find it again after a
 * part of the page is replaced.
 */
public record NamedLink(String id, String name, String url) {
    public NamedLink(String id, String name, Link link) {
        this(id, name, link.toString());
    }
}
