package flipscope.web.site;

/** A record that a template shows. */
public interface PageView {

    /** What the layout needs. */
    PageFrame frame();

    /** What assistive technology is told when this replaces a part of a page; empty for nothing. */
    default String spoken() {
        return "";
    }

    /** What is said of the page where only a link to it is seen: a sentence or two. */
    default String description() {
        return text("page.description");
    }

    /** A text of the page's language. */
    default String text(String key, Object... arguments) {
        return frame().words().text(key, arguments);
    }
}
