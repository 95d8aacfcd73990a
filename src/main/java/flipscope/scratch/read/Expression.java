package flipscope.scratch.read;

import java.util.List;

/** What has a value, whichever of the languages it was written in. */
sealed interface Expression {
    /**
     * Where it stands.
     *
     * @param first its first token
     * @param end the character after its last
     * @param depth how deep it is nested
     */
    record Part(Token first, int end, int depth) {}

    Part part();

    record Name(Part part) implements Expression {
        String text() {
            return part.first().text();
        }
    }

    record NumberLiteral(Part part) implements Expression {}

    record Truth(Part part, boolean value) implements Expression {}

    record Paren(Part part, Expression inner) implements Expression {}

    record Unary(Part part, String operator, Expression operand) implements Expression {}

    record Binary(Part part, Token sign, Expression left, Expression right) implements Expression {}

    record Choose(Part part, Expression condition, Expression yes, Expression no)
            implements Expression {}

    record Convert(Part part, Kind to, Expression operand) implements Expression {}

    /**
     * A call.
     *
     * @param name with a point before it if it is called on its first argument
     */
    record Call(Part part, String name, List<Expression> arguments) implements Expression {}

    record Index(Part part, Expression table, Expression index) implements Expression {}

    record Length(Part part, Expression table) implements Expression {}

    /**
     * A change of a variable.
     *
     * @param sign {@code =}, or an operator before it
     */
    record Assign(Part part, Token sign, String operator, Expression target, Expression value)
            implements Expression {}

    /** One more or one less. */
    record Count(Part part, String operator, Expression target, boolean postfix)
            implements Expression {}

    record Elements(Part part, List<Expression> values) implements Expression {}
}
