package flipscope.testkit;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import net.jqwik.api.lifecycle.AddLifecycleHook;
import net.jqwik.api.lifecycle.AroundPropertyHook;
import net.jqwik.api.lifecycle.PropertyExecutionResult;
import net.jqwik.api.lifecycle.PropertyExecutor;
import net.jqwik.api.lifecycle.PropertyLifecycleContext;

/** How often a property is tried, where not everything is: as a {@link Share} of its tries. */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@AddLifecycleHook(FewTries.Hook.class)
public @interface FewTries {
    int value();

    /** Sets the number before jqwik reads it. */
    final class Hook implements AroundPropertyHook {
        @Override
        public PropertyExecutionResult aroundProperty(
                PropertyLifecycleContext context, PropertyExecutor property) {
            context.findAnnotation(FewTries.class)
                    .map(FewTries::value)
                    .ifPresent(few -> set(context, few));
            return property.execute();
        }

        private static void set(PropertyLifecycleContext context, int few) {
            int all = context.attributes().tries().orElse(few);
            context.attributes().setTries(Share.of(few, all));
        }
    }
}
