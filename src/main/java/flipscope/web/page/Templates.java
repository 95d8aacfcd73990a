package flipscope.web.page;

import gg.jte.TemplateOutput;
import java.util.Map;

/** Renders templates by their names, such as {@code play/page.jte}. */
public interface Templates {
    /** Renders a template with one parameter. */
    void render(String name, Object view, TemplateOutput output);

    /** Renders a template with parameters by their names. */
    void render(String name, Map<String, Object> parameters, TemplateOutput output);
}
