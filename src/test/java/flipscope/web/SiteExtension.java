package flipscope.web;

import java.lang.reflect.Field;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ExtensionContext.StoreScope;
import org.junit.platform.commons.support.AnnotationSupport;
import org.junit.platform.commons.support.HierarchyTraversalMode;
import org.junit.platform.commons.support.ReflectionSupport;

/**
 * Gives the site to the classes marked {@link WithSite}: it sets their static {@link Site} field.
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
        WithSite wanted = AnnotationSupport.findAnnotation(test, WithSite.class).orElseThrow();
        Site site =
                context.getStore(StoreScope.LAUNCHER_SESSION, HERE)
                        .getOrComputeIfAbsent(wanted, SiteExtension::start, Site.class);
        for (Field field :
                ReflectionSupport.findFields(
                        test,
                        each -> each.getType() == Site.class,
                        HierarchyTraversalMode.TOP_DOWN)) {
            field.setAccessible(true);
            field.set(null, site);
        }
    }

    private static Site start(WithSite wanted) {
        Optional<Path> lessons =
                Optional.of(wanted.lessons()).filter(each -> !each.isEmpty()).map(Path::of);
        return wanted.overHttp()
                ? lessons.map(Site::new).orElseGet(Site::new)
                : Site.direct(lessons);
    }
}
