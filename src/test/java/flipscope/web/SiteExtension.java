package flipscope.web;

import java.lang.reflect.Field;
import java.nio.file.Path;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ExtensionContext.StoreScope;
import org.junit.platform.commons.support.AnnotationSupport;
import org.junit.platform.commons.support.HierarchyTraversalMode;
import org.junit.platform.commons.support.ReflectionSupport;

/**
 * Gives the running site to the classes marked {@link WithSite}: it sets their static {@link Site}
 * field.
 *
 * <p>All classes with the same lessons share one server, which stops when the process ends: the
 * build runs each class on its own, so that a server that lasted for one run would be started for
 * each of them. That is safe because the server keeps no state.
 */
final class SiteExtension implements BeforeAllCallback {
    private static final Namespace HERE = Namespace.create(SiteExtension.class);

    @Override
    public void beforeAll(ExtensionContext context) throws IllegalAccessException {
        Class<?> test = context.getRequiredTestClass();
        String lessons =
                AnnotationSupport.findAnnotation(test, WithSite.class).orElseThrow().lessons();
        Site site =
                context.getStore(StoreScope.LAUNCHER_SESSION, HERE)
                        .getOrComputeIfAbsent(lessons, SiteExtension::start, Site.class);
        for (Field field :
                ReflectionSupport.findFields(
                        test,
                        each -> each.getType() == Site.class,
                        HierarchyTraversalMode.TOP_DOWN)) {
            field.setAccessible(true);
            field.set(null, site);
        }
    }

    private static Site start(String lessons) {
        return lessons.isEmpty() ? new Site() : new Site(Path.of(lessons));
    }
}
