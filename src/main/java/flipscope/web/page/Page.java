package flipscope.web.page;

/**
 * The template of a whole page, including the layout.
 *
 * @param name such as {@code play/page}
 */
public record Page(String name) {
    String template() {
        return name + ".jte";
    }
}
