package flipscope.web.step;

/**
 * One of a few options.
 *
 * @param url null where it cannot be chosen
 */
public record Choice(String name, String url, boolean current) {}
