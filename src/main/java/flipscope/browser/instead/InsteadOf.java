package flipscope.browser.instead;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A static method that is called instead of the method of the same name in a class of the JDK. If
 * that one is not static, the first argument is the object whose method it is.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface InsteadOf {
    Class<?> value();
}
