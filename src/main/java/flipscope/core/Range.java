package flipscope.core;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The least and the greatest number that an input may be. Read from the source text; a number
 * without it is from 0 to 63.
 */
@Retention(RetentionPolicy.SOURCE)
@Target(ElementType.PARAMETER)
public @interface Range {
    /** The least. */
    long min() default 0;

    /** The greatest. */
    long max();
}
