package flipscope.server;

import flipscope.web.page.Templates;
import gg.jte.ContentType;
import gg.jte.TemplateEngine;
import gg.jte.TemplateOutput;
import gg.jte.resolve.DirectoryCodeResolver;
import java.nio.file.Path;
import java.util.Map;

/** The templates of this program; while it is developed, those of the working tree. */
public record JteTemplates(TemplateEngine engine) implements Templates {
    private static final Path TEMPLATES = Path.of("templates");
    private static final Path COMPILED = Path.of("target", "jte-classes");

    public static JteTemplates of(boolean development) {
        return new JteTemplates(
                development
                        ? fromWorkingTree()
                        : TemplateEngine.createPrecompiled(ContentType.Html));
    }

    private static TemplateEngine fromWorkingTree() {
        TemplateEngine engine =
                TemplateEngine.create(
                        new DirectoryCodeResolver(TEMPLATES), COMPILED, ContentType.Html);
        engine.setTrimControlStructures(true);
        return engine;
    }

    @Override
    public void render(String name, Object view, TemplateOutput output) {
        engine.render(name, view, output);
    }

    @Override
    public void render(String name, Map<String, Object> parameters, TemplateOutput output) {
        engine.render(name, parameters, output);
    }
}
