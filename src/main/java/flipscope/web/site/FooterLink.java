package flipscope.web.site;

/** A link that a server's owner puts into the footer, such as an imprint. */
public record FooterLink(String name, String url) {}
