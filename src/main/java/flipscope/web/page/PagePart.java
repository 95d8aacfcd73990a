package flipscope.web.page;

/**
 * A part of a page that htmx fetches alone, by a template of its own or one that the page includes.
 *
 * @param name such as {@code play/game}
 * @param isAhead whether it is fetched ahead, as steps are, and then kept for a while
 */
public record PagePart(String name, boolean isAhead) {
    public static PagePart of(String name) {
        return new PagePart(name, false);
    }

    /** A part that is fetched before it is asked for. */
    public static PagePart ahead(String name) {
        return new PagePart(name, true);
    }

    String template() {
        return name + ".jte";
    }
}
