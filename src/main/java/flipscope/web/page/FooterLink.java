package flipscope.web.page;

/** A link that a server's owner puts into the footer, such as an imprint. */
public record FooterLink(String name, String url) {}
