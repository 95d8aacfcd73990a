package flipscope.web.step;

/**
 * One of a few options, as a link: what is chosen stands in the address.
 *
 * @param url null where it cannot be chosen
 */
public record Choice(String name, String url, boolean current) {}
