package flipscope.core;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Marks a method that can be stepped, and describes it. Read from the source text. */
@Documented
@Retention(RetentionPolicy.SOURCE)
@Target(ElementType.METHOD)
public @interface Algorithm {
    /** The name in addresses: {@code reversi/mobility/left}. */
    String id();

    /** The name for people: {@code Legal moves found by moving left}. */
    String title();

    /** What it computes; algorithms of one family answer the same question: {@code mobility}. */
    String family();

    /**
     * Its place in the course, unique: the hundreds are its subject; within that, simpler
     * techniques come first and slips last.
     */
    int path();

    /** One line that sets it apart from its family. */
    String summary();

    /**
     * The source of the technique: articles such as {@code S2, S4}, {@code classic}, {@code beyond}
     * the articles, or {@code ours}.
     */
    String origin();

    /** An input that shows what is interesting about it, as query parameters. */
    String example();

    /** Whether the engine runs this very method. */
    boolean engine() default false;

    /** Where the bits of its boards stand; all algorithms of a class agree in it. */
    Numbering numbering() default Numbering.A1_HIGH;

    /** Whether {@code own} has just moved, rather than being the side to move. */
    boolean afterMove() default false;

    /** For a slip: the id of its correct form, shown beside it. */
    String correctForm() default "";
}
