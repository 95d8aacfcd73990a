package flipscope.core;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * How a parameter, a local, a constant or a result is drawn. Read from the source text.
 *
 * <p>It stands only where a value changes its view. Without it
 *
 * <ul>
 *   <li>a local is drawn as its first value;
 *   <li>a parameter is drawn as the argument, in each call anew;
 *   <li>a result is drawn as the first parameter without a {@code @View};
 *   <li>a constant is drawn as what stands beside it.
 * </ul>
 *
 * All this holds between values of one type. Everything else, and the parameters of an entry
 * method, is a {@link Shape#BOARD} as a {@code long} and a {@link Shape#NUMBER} as an {@code int}.
 */
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
