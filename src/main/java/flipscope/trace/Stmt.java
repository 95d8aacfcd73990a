package flipscope.trace;

import java.util.List;

/**
 * A checked statement. A {@link Place} stands wherever one execution counts as a statement of a
 * trace.
 */
sealed interface Stmt {
    Span span();

    record Block(Span span, List<Stmt> statements) implements Stmt {}

    record Empty(Span span) implements Stmt {}

    /** A declaration of one variable; the value is null where there is no initialiser. */
    record Declare(Span span, Place place, Local local, Expr.Assign value) implements Stmt {}

    record Evaluate(Span span, Place place, Expr expression) implements Stmt {}

    record If(Span span, Place place, Expr condition, Stmt then, Stmt otherwise) implements Stmt {}

    record Do(Span span, Place place, Expr condition, Stmt body) implements Stmt {}

    /**
     * A {@code for} loop, or a {@code while} loop without starts and updates. The condition and its
     * place are null where it is left out.
     */
    record For(
            Span span,
            List<Stmt> starts,
            Place place,
            Expr condition,
            List<Stmt> updates,
            Stmt body)
            implements Stmt {}

    /** {@code for (long line : LINES)}; the id is that of the reading of an element. */
    record ForEach(Span span, Place place, int id, Local local, Expr table, Stmt body)
            implements Stmt {}

    record Break(Span span) implements Stmt {}

    record Continue(Span span) implements Stmt {}

    /** The value is null in a method without a result. */
    record Return(Span span, Place place, int id, Expr value) implements Stmt {}
}
