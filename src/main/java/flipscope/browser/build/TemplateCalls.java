package flipscope.browser.build;

import gg.jte.html.HtmlInterceptor;
import gg.jte.html.HtmlTemplateOutput;
import java.io.File;
import java.io.IOException;
import java.lang.reflect.Method;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.ElementModifier;
import org.teavm.model.MethodHolder;
import org.teavm.model.emit.ProgramEmitter;
import org.teavm.model.emit.StringChooseEmitter;
import org.teavm.model.emit.ValueEmitter;

/**
 * Writes the bodies of {@code flipscope.browser.Templates}: for each template a call of the method
 * that JTE made of it.
 */
public final class TemplateCalls implements ClassHolderTransformer {
    private static final String TEMPLATES = "flipscope.browser.Templates";
    private static final String GENERATED = "gg/jte/generated/precompiled";
    private static final String END = "Generated.class";

    /** Where the blocks of lessons are. */
    private static final String CHOSEN = "lesson/block";

    @Override
    public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
        if (type.getName().equals(TEMPLATES)) {
            for (MethodHolder method : type.getMethods()) {
                if (method.getName().startsWith("draw")) {
                    method.getModifiers().remove(ElementModifier.NATIVE);
                    ProgramEmitter body = ProgramEmitter.create(method, context.getHierarchy());
                    if (method.getName().equals("draw")) {
                        write(body);
                    } else {
                        writeMap(body);
                    }
                }
            }
        }
    }

    private static void write(ProgramEmitter body) {
        ValueEmitter name = body.var(1, String.class);
        ValueEmitter to = body.var(2, HtmlTemplateOutput.class);
        ValueEmitter view = body.var(3, Object.class);
        ValueEmitter nobody = body.constantNull(HtmlInterceptor.class);
        StringChooseEmitter choice = body.stringChoice(name);
        for (Method each : renderers()) {
            Class<?> value = each.getParameterTypes()[2];
            choice.option(
                    name(each.getDeclaringClass()),
                    () ->
                            body.invoke(
                                    each.getDeclaringClass(),
                                    "render",
                                    to,
                                    nobody,
                                    view.cast(value)));
        }
        choice.otherwise(() -> body.construct(IllegalArgumentException.class, name).raise());
        body.exit();
    }

    /** The same for the templates that are chosen by their names to stand inside another one. */
    private static void writeMap(ProgramEmitter body) {
        ValueEmitter name = body.var(1, String.class);
        ValueEmitter to = body.var(2, HtmlTemplateOutput.class);
        ValueEmitter parameters = body.var(3, Map.class);
        ValueEmitter nobody = body.constantNull(HtmlInterceptor.class);
        StringChooseEmitter choice = body.stringChoice(name);
        for (Class<?> each : generated()) {
            if (name(each).startsWith(CHOSEN)) {
                choice.option(
                        name(each), () -> body.invoke(each, "renderMap", to, nobody, parameters));
            }
        }
        choice.otherwise(() -> body.construct(IllegalArgumentException.class, name).raise());
        body.exit();
    }

    private static String name(Class<?> template) {
        try {
            return (String) template.getField("JTE_NAME").get(null);
        } catch (ReflectiveOperationException e) {
            throw new LinkageError(template.getName(), e);
        }
    }

    /** The methods of templates that take one value, which is an object. */
    private static List<Method> renderers() {
        return generated().stream()
                .flatMap(each -> Arrays.stream(each.getMethods()))
                .filter(each -> each.getName().equals("render"))
                .filter(each -> each.getParameterCount() == 3)
                .filter(each -> !each.getParameterTypes()[2].isPrimitive())
                .toList();
    }

    private static List<Class<?>> generated() {
        try {
            URL folder = TemplateCalls.class.getClassLoader().getResource(GENERATED);
            Path root = Path.of(folder.toURI());
            try (Stream<Path> files = Files.walk(root)) {
                return files.map(each -> root.relativize(each).toString())
                        .filter(each -> each.endsWith(END))
                        .sorted()
                        .<Class<?>>map(TemplateCalls::load)
                        .toList();
            }
        } catch (IOException | URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Class<?> load(String file) {
        String path = GENERATED + "/" + file.replace(File.separatorChar, '/');
        String name = path.substring(0, path.length() - ".class".length()).replace('/', '.');
        try {
            return Class.forName(name);
        } catch (ClassNotFoundException e) {
            throw new LinkageError(name, e);
        }
    }
}
