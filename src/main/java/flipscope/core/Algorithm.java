package flipscope.core;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Marks a method that can be stepped, and says what it is. Read from the source text. */
@Documented
@Retention(RetentionPolicy.SOURCE)
@Target(ElementType.METHOD)
public @interface Algorithm {
    /** The name in addresses: {@code reversi/mobility/left}. */
    String id();

    /** The name for people: {@code Legal moves to the left}. */
    String title();

    /** What it computes; algorithms of one family answer the same question: {@code mobility}. */
    String family();

    /**
     * Its place on the way through the course, a number of its own: the hundreds are those of its
     * subject, and within it simpler techniques come first, slips last.
     */
    int path();

    /** One line on what is special about it, for a reader who chooses. */
    String summary();

    /**
     * Where the technique comes from: {@code S2, S4}, {@code classic}, {@code beyond} them, {@code
     * ours}.
     */
    String origin();

    /** Query parameters of an input that shows what is interesting about it. */
    String example();

    /** Whether the engine runs this very method. */
    boolean engine() default false;

    /** Whether {@code own} is the player who has just moved, rather than the one to move. */
    boolean afterMove() default false;

    /** For a slip: the id of its correct form, shown beside it. */
    String correctForm() default "";

    /** The id of one that was withdrawn: its addresses lead here. */
    String formerly() default "";
}
