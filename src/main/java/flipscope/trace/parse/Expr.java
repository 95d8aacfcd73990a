package flipscope.trace.parse;

import flipscope.trace.LibraryMethod;
import flipscope.trace.Operator;
import flipscope.trace.Span;
import flipscope.trace.Type;
import flipscope.trace.Word;
import java.util.List;

/**
 * A checked expression, with names resolved, types known and parentheses removed. A node that makes
 * steps has an {@code id}, the number of the operator in its method.
 */
public sealed interface Expr {
    Type type();

    Span span();

    /** The number of the operator in its method; -1 for what takes no step of its own. */
    default int id() {
        return -1;
    }

    /** The expressions directly inside it, in the order of evaluation. */
    default List<Expr> parts() {
        return List.of();
    }

    /** A literal, including its minus sign. */
    record Literal(Span span, Word value) implements Expr {
        @Override
        public Type type() {
            return value.type();
        }
    }

    /** The constant is its value if it is a constant variable as Java defines it, else null. */
    record LocalRead(Span span, Local local, Word constant) implements Expr {
        @Override
        public Type type() {
            return local.type();
        }
    }

    record FieldRead(Span span, Field field) implements Expr {
        @Override
        public Type type() {
            return field.type();
        }
    }

    /** {@code -x}, {@code ~x}, {@code !x} and casts. */
    record Unary(Type type, Span span, int id, Operator operator, Expr operand) implements Expr {
        @Override
        public List<Expr> parts() {
            return List.of(operand);
        }
    }

    /** Every operator between two operands. */
    record Binary(Type type, Span span, int id, Operator operator, Expr left, Expr right)
            implements Expr {
        @Override
        public List<Expr> parts() {
            return List.of(left, right);
        }
    }

    record Conditional(Type type, Span span, int id, Expr condition, Expr yes, Expr no)
            implements Expr {
        @Override
        public List<Expr> parts() {
            return List.of(condition, yes, no);
        }
    }

    /** {@code x = value}. The id is -1 if the step of the value takes the name. */
    record Assign(Span span, int id, Local target, Expr value) implements Expr {
        @Override
        public Type type() {
            return target.type();
        }

        @Override
        public List<Expr> parts() {
            return List.of(value);
        }
    }

    /**
     * {@code x op= value} or {@code x++}. The operator computes a value of the type {@code
     * computed}, which the variable narrows; {@code postfix} yields the old value.
     */
    record Update(
            Span span,
            int id,
            Operator operator,
            Type computed,
            Local target,
            Expr value,
            boolean postfix)
            implements Expr {
        @Override
        public Type type() {
            return target.type();
        }

        @Override
        public List<Expr> parts() {
            return List.of(value);
        }
    }

    /** {@code table[index]}. */
    record Index(Type type, Span span, int id, Expr table, Expr index) implements Expr {
        @Override
        public List<Expr> parts() {
            return List.of(table, index);
        }
    }

    /** {@code table.length}. */
    record Length(Span span, Expr table) implements Expr {
        @Override
        public Type type() {
            return Type.INT;
        }

        @Override
        public List<Expr> parts() {
            return List.of(table);
        }
    }

    record Call(Span span, int id, Routine target, List<Expr> arguments) implements Expr {
        @Override
        public Type type() {
            return target.result();
        }

        @Override
        public List<Expr> parts() {
            return arguments;
        }
    }

    /** A call of a library method. */
    record Library(Span span, int id, LibraryMethod function, List<Expr> arguments)
            implements Expr {
        @Override
        public Type type() {
            return function.result();
        }

        @Override
        public List<Expr> parts() {
            return arguments;
        }
    }

    /** {@code new long[3][]}; the type is that of the whole table. */
    record NewTable(Type type, Span span, List<Expr> lengths) implements Expr {
        @Override
        public List<Expr> parts() {
            return lengths;
        }
    }

    /** {@code new long[] {a, b}} or {@code {a, b}}. */
    record Elements(Type type, Span span, List<Expr> elements) implements Expr {
        @Override
        public List<Expr> parts() {
            return elements;
        }
    }

    /**
     * {@code table[index] = value}, with the operator {@code ASSIGN}; or {@code table[index] op=
     * value}, {@code table[index]++}.
     */
    record Store(
            Type type,
            Span span,
            Operator operator,
            Expr table,
            Expr index,
            Expr value,
            boolean postfix)
            implements Expr {
        @Override
        public List<Expr> parts() {
            return List.of(table, index, value);
        }
    }
}
