package flipscope.web.site;

/** A link with a name and an id of its own. */
public record NamedLink(String id, String name, String url) {}
