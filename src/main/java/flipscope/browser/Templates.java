package flipscope.browser;

import gg.jte.TemplateOutput;
import gg.jte.html.HtmlTemplateOutput;
import gg.jte.html.OwaspHtmlTemplateOutput;
import java.util.Map;

/** The templates of this program; a browser loads no classes by their names. */
final class Templates implements flipscope.web.page.Templates {
    @Override
    public void render(String name, Object view, TemplateOutput output) {
        draw(name, new OwaspHtmlTemplateOutput(output), view);
    }

    @Override
    public void render(String name, Map<String, Object> parameters, TemplateOutput output) {
        drawMap(name, new OwaspHtmlTemplateOutput(output), parameters);
    }

    /** Its body is written by {@link flipscope.browser.build.TemplateCalls}. */
    private static native void draw(String name, HtmlTemplateOutput to, Object view);

    /** The same for templates of several parameters. */
    private static native void drawMap(
            String name, HtmlTemplateOutput to, Map<String, Object> parameters);
}
