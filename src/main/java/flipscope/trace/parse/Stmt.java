package flipscope.trace.parse;

import flipscope.trace.Span;
import java.util.List;
import java.util.stream.Stream;

/**
 * A checked statement. Each part that counts as a statement of a trace has a {@link
 * StatementPlace}.
 */
public sealed interface Stmt {
    Span span();

    /** Null for what is no statement of a trace. */
    default StatementPlace place() {
        return null;
    }

    /** The expressions directly inside it, without those of its statements. */
    default List<Expr> expressions() {
        return List.of();
    }

    /** The statements directly inside it. */
    default List<Stmt> statements() {
        return List.of();
    }

    record Block(Span span, List<Stmt> statements) implements Stmt {}

    record Empty(Span span) implements Stmt {}

    /** Declares one variable; the value is null without an initialiser. */
    record Declare(Span span, StatementPlace place, Local local, Expr.Assign value)
            implements Stmt {
        @Override
        public List<Expr> expressions() {
            return value == null ? List.of() : List.of(value);
        }
    }

    record Evaluate(Span span, StatementPlace place, Expr expression) implements Stmt {
        @Override
        public List<Expr> expressions() {
            return List.of(expression);
        }
    }

    record If(Span span, StatementPlace place, Expr condition, Stmt then, Stmt otherwise)
            implements Stmt {
        @Override
        public List<Expr> expressions() {
            return List.of(condition);
        }

        @Override
        public List<Stmt> statements() {
            return otherwise == null ? List.of(then) : List.of(then, otherwise);
        }
    }

    record Do(Span span, StatementPlace place, Expr condition, Stmt body) implements Stmt {
        @Override
        public List<Expr> expressions() {
            return List.of(condition);
        }

        @Override
        public List<Stmt> statements() {
            return List.of(body);
        }
    }

    /**
     * A {@code for} loop, or a {@code while} loop without starts and updates. The condition and its
     * place are null where it is left out.
     */
    record For(
            Span span,
            List<Stmt> starts,
            StatementPlace place,
            Expr condition,
            List<Stmt> updates,
            Stmt body)
            implements Stmt {
        @Override
        public List<Expr> expressions() {
            return condition == null ? List.of() : List.of(condition);
        }

        @Override
        public List<Stmt> statements() {
            return Stream.of(starts, updates, List.of(body)).flatMap(List::stream).toList();
        }
    }

    /** {@code for (long line : LINES)}; the id is that of the table read. */
    record ForEach(Span span, StatementPlace place, int id, Local local, Expr table, Stmt body)
            implements Stmt {
        @Override
        public List<Expr> expressions() {
            return List.of(table);
        }

        @Override
        public List<Stmt> statements() {
            return List.of(body);
        }
    }

    record Break(Span span) implements Stmt {}

    record Continue(Span span) implements Stmt {}

    /** The value is null in a method without a result. */
    record Return(Span span, StatementPlace place, int id, Expr value) implements Stmt {
        @Override
        public List<Expr> expressions() {
            return value == null ? List.of() : List.of(value);
        }
    }
}
