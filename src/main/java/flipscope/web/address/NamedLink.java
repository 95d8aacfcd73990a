package flipscope.web.address;

/** A link with a text and an element id. */
public record NamedLink(String id, String name, String url) {
    public NamedLink(String id, String name, Link link) {
        this(id, name, link.toString());
    }
}
