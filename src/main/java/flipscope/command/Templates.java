package flipscope.command;

import gg.jte.ContentType;
import gg.jte.TemplateEngine;
import gg.jte.output.StringOutput;
import java.util.Map;

/** Files that commands write are drawn by the same templates as pages, so that both agree. */
final class Templates {
    private static final TemplateEngine ALL = TemplateEngine.createPrecompiled(ContentType.Html);

    private Templates() {}

    /** What a template makes of its parameters, without blanks around it. */
    static String drawn(String template, Map<String, Object> parameters) {
        StringOutput text = new StringOutput();
        ALL.render(template, parameters, text);
        return text.toString().strip();
    }
}
