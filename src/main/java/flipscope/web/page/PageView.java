package flipscope.web.page;

/** What the template of a whole page needs, whatever the page shows. */
public interface PageView {

    PageContext frame();

    /** What screen readers announce when this replaces a part of a page; may be empty. */
    default String spoken() {
        return "";
    }

    /** A description for link previews: a sentence or two. */
    default String description() {
        return text("page.description");
    }

    /** A text of the page's language. */
    default String text(String key, Object... arguments) {
        return frame().words().text(key, arguments);
    }
}
