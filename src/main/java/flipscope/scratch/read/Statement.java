package flipscope.scratch.read;

import flipscope.scratch.read.Expression.Part;
import java.util.List;

/** What does something, whichever of the languages it was written in. */
sealed interface Statement {
    Token first();

    /**
     * A variable.
     *
     * @param kind null if its value tells
     * @param value null if it has none yet
     */
    record Declared(Token name, Kind kind, int dimensions, Expression value) {}

    /**
     * Variables, or what never changes.
     *
     * @param type the words of the type, as they were written; null if there are none
     */
    record Declare(Token first, Part type, List<Declared> all, boolean constant)
            implements Statement {}

    /**
     * An expression.
     *
     * @param closed whether its end was written
     */
    record Evaluate(Token first, Expression expression, boolean closed) implements Statement {}

    record If(Token first, Expression condition, Block then, Token orElse, Statement otherwise)
            implements Statement {}

    record While(Token first, Expression condition, Block body) implements Statement {}

    record Do(Token first, Block body, Token until, Expression condition) implements Statement {}

    record For(
            Token first,
            List<Statement> starts,
            Expression condition,
            List<Expression> updates,
            Block body)
            implements Statement {}

    /** Every entry of a table. */
    record Each(Token first, Token name, Kind kind, Expression table, Block body)
            implements Statement {}

    /**
     * Numbers one after another.
     *
     * @param operator what holds between the variable and the end
     */
    record Range(
            Token first,
            Token name,
            Expression from,
            String operator,
            Expression to,
            Expression by,
            Block body)
            implements Statement {}

    record Return(Token first, Expression value) implements Statement {}

    record Jump(Token first) implements Statement {}

    /**
     * Statements.
     *
     * @param close the bracket at its end; null if none is written
     */
    record Block(Token first, List<Statement> statements, Token close) implements Statement {}

    /**
     * A function.
     *
     * @param result null if its value tells
     */
    record Function(
            Token first,
            Token name,
            List<Declared> parameters,
            Kind result,
            int dimensions,
            Block body)
            implements Statement {}
}
