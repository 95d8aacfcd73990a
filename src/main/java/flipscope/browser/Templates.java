package flipscope.browser;

import gg.jte.html.HtmlTemplateOutput;
import gg.jte.html.OwaspHtmlTemplateOutput;
import gg.jte.output.StringOutput;

/** The templates that take one value; a browser loads no classes by their names. */
final class Templates {
    private Templates() {}

    /**
     * What a template makes of a value.
     *
     * @param name its path, such as {@code play/board.jte}
     */
    static String drawn(String name, Object view) {
        StringOutput text = new StringOutput();
        draw(name, new OwaspHtmlTemplateOutput(text), view);
        return text.toString();
    }

    /** Its body is written by {@link flipscope.browser.build.TemplateCalls}. */
    private static native void draw(String name, HtmlTemplateOutput to, Object view);
}
