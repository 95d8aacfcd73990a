package flipscope.core;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** How a parameter, a local, a constant or a result is drawn. Read from the source text. */
@Retention(RetentionPolicy.SOURCE)
@Target({ElementType.PARAMETER, ElementType.LOCAL_VARIABLE, ElementType.FIELD, ElementType.METHOD})
public @interface View {
    /** The shape. */
    Shape value();

    /** For a result of two words: the shape of the second one, where it is another. */
    Shape[] second() default {};

    /** For {@link Shape#LANES}: how many bits a lane has. */
    int lanes() default 0;
}
