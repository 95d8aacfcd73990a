package flipscope.trace;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * What Java itself makes of the operands of a step, written out a second time without the
 * evaluator's helpers.
 */
final class PlainJava {
    private static final Set<Operator> SHIFTS =
            EnumSet.of(Operator.LEFT, Operator.RIGHT, Operator.RIGHT_ZERO);

    private PlainJava() {}

    static Value result(Step step) {
        List<Operand> operands = step.operands();
        Value first = operands.get(0).value();
        Value second = operands.size() > 1 ? operands.get(1).value() : null;
        return switch (step.operator()) {
            case LOOKUP -> ((Table) first).elements().get((int) ((Word) second).bits());
            case ASSIGN -> assigned(step, first);
            case CHOOSE ->
                    second instanceof Word word ? convert(word, step.result().type()) : second;
            case LIBRARY -> library(step.text().replaceFirst("(?s)\\(.*", ""), operands);
            case CAST -> convert((Word) first, step.result().type());
            case NEGATE, COMPLEMENT, NOT -> unary(step.operator(), (Word) first);
            case BOTH, EITHER -> shortcut(step, (Word) first, (Word) second);
            case CALL, RETURN -> throw new AssertionError(step);
            case ADD,
                    SUBTRACT,
                    MULTIPLY,
                    DIVIDE,
                    REMAINDER,
                    AND,
                    OR,
                    XOR,
                    LEFT,
                    RIGHT,
                    RIGHT_ZERO,
                    LESS,
                    LESS_EQUAL,
                    GREATER,
                    GREATER_EQUAL,
                    EQUAL,
                    NOT_EQUAL ->
                    binary(step.operator(), (Word) first, (Word) second);
        };
    }

    private static Value assigned(Step step, Value value) {
        return value instanceof Word word ? convert(word, step.result().type()) : value;
    }

    static Word convert(Word word, Type type) {
        return switch (type.kind()) {
            case LONG -> Word.of(word.bits());
            case INT -> Word.of((int) word.bits());
            default -> word;
        };
    }

    /** The value of a literal as it stands in source; null for anything else. */
    static Word literal(String text) {
        if (text.equals("true") || text.equals("false")) {
            return Word.of(text.equals("true"));
        }
        if (!text.matches("-?\\s*[0-9][0-9a-fA-FxXbB_]*[lL]?")) {
            return null;
        }
        String digits =
                text.replaceAll("[-_\\s]", "").replaceAll("(?<!0[xX].{0,40})[lL]$|[lL]$", "");
        int sign = text.startsWith("-") ? -1 : 1;
        long value = magnitude(digits);
        boolean wide = text.endsWith("L") || text.endsWith("l");
        return wide ? Word.of(sign * value) : Word.of(sign * (int) value);
    }

    private static long magnitude(String digits) {
        if (digits.matches("0[xX].*")) {
            return Long.parseUnsignedLong(digits.substring(2), 16);
        }
        if (digits.matches("0[bB].*")) {
            return Long.parseUnsignedLong(digits.substring(2), 2);
        }
        return digits.length() > 1 && digits.startsWith("0")
                ? Long.parseUnsignedLong(digits, 8)
                : Long.parseUnsignedLong(digits);
    }

    private static Word shortcut(Step step, Word first, Word second) {
        boolean left = first.bits() != 0;
        boolean both = step.operator() == Operator.BOTH;
        if (second == null) {
            if (left == both) {
                throw new AssertionError("decided too early: " + step);
            }
            return first;
        }
        if (left != both) {
            throw new AssertionError("decided too late: " + step);
        }
        return second;
    }

    private static Word unary(Operator operator, Word a) {
        boolean wide = a.type().equals(Type.LONG);
        int narrow = (int) a.bits();
        return switch (operator) {
            case NOT -> Word.of(a.bits() == 0);
            case COMPLEMENT -> wide ? Word.of(~a.bits()) : Word.of(~narrow);
            case NEGATE -> wide ? Word.of(-a.bits()) : Word.of(-narrow);
            default -> throw new AssertionError(operator);
        };
    }

    private static Word binary(Operator operator, Word a, Word b) {
        if (a.type().equals(Type.BOOLEAN)) {
            return truths(operator, a.bits() != 0, b.bits() != 0);
        }
        boolean shift = SHIFTS.contains(operator);
        boolean wide = a.type().equals(Type.LONG) || !shift && b.type().equals(Type.LONG);
        return wide
                ? longs(operator, a.bits(), b.bits())
                : ints(operator, (int) a.bits(), (int) b.bits());
    }

    @SuppressWarnings("ShortCircuitBoolean") // The very operators that it stands for.
    private static Word truths(Operator operator, boolean a, boolean b) {
        return switch (operator) {
            case AND -> Word.of(a & b);
            case OR -> Word.of(a | b);
            case XOR, NOT_EQUAL -> Word.of(a != b);
            case EQUAL -> Word.of(a == b);
            default -> throw new AssertionError(operator);
        };
    }

    private static Word longs(Operator operator, long a, long b) {
        return switch (operator) {
            case ADD -> Word.of(a + b);
            case SUBTRACT -> Word.of(a - b);
            case MULTIPLY -> Word.of(a * b);
            case DIVIDE -> Word.of(a / b);
            case REMAINDER -> Word.of(a % b);
            case AND -> Word.of(a & b);
            case OR -> Word.of(a | b);
            case XOR -> Word.of(a ^ b);
            case LEFT -> Word.of(a << b);
            case RIGHT -> Word.of(a >> b);
            case RIGHT_ZERO -> Word.of(a >>> b);
            case LESS, LESS_EQUAL, GREATER, GREATER_EQUAL, EQUAL, NOT_EQUAL ->
                    compared(operator, Long.compare(a, b));
            default -> throw new AssertionError(operator);
        };
    }

    private static Word ints(Operator operator, int a, int b) {
        return switch (operator) {
            case ADD -> Word.of(a + b);
            case SUBTRACT -> Word.of(a - b);
            case MULTIPLY -> Word.of(a * b);
            case DIVIDE -> Word.of(a / b);
            case REMAINDER -> Word.of(a % b);
            case AND -> Word.of(a & b);
            case OR -> Word.of(a | b);
            case XOR -> Word.of(a ^ b);
            case LEFT -> Word.of(a << b);
            case RIGHT -> Word.of(a >> b);
            case RIGHT_ZERO -> Word.of(a >>> b);
            case LESS, LESS_EQUAL, GREATER, GREATER_EQUAL, EQUAL, NOT_EQUAL ->
                    compared(operator, Integer.compare(a, b));
            default -> throw new AssertionError(operator);
        };
    }

    private static Word compared(Operator operator, int order) {
        return switch (operator) {
            case LESS -> Word.of(order < 0);
            case LESS_EQUAL -> Word.of(order <= 0);
            case GREATER -> Word.of(order > 0);
            case GREATER_EQUAL -> Word.of(order >= 0);
            case EQUAL -> Word.of(order == 0);
            case NOT_EQUAL -> Word.of(order != 0);
            default -> throw new AssertionError(operator);
        };
    }

    private static Word library(String name, List<Operand> operands) {
        Word first = (Word) operands.get(0).value();
        Word second = operands.size() > 1 ? (Word) operands.get(1).value() : null;
        try {
            Class<?> owner = Class.forName("java.lang." + name.substring(0, name.indexOf('.')));
            String method = name.substring(name.indexOf('.') + 1);
            boolean wide = owner == Long.class || owner == Math.class && wide(first, second);
            return word(invoke(owner, method, wide, first, second));
        } catch (ReflectiveOperationException e) {
            throw new LinkageError(name, e);
        }
    }

    private static boolean wide(Word first, Word second) {
        return first.type().equals(Type.LONG) || second != null && second.type().equals(Type.LONG);
    }

    private static Object invoke(
            Class<?> owner, String method, boolean wide, Word first, Word second)
            throws ReflectiveOperationException {
        Class<?> type = wide ? long.class : int.class;
        if (second == null) {
            return owner.getMethod(method, type).invoke(null, number(first, wide));
        }
        boolean rotation = method.startsWith("rotate");
        Class<?> other = rotation ? int.class : type;
        return owner.getMethod(method, type, other)
                .invoke(null, number(first, wide), number(second, wide && !rotation));
    }

    private static Object number(Word word, boolean wide) {
        if (wide) {
            return word.bits();
        }
        return (int) word.bits();
    }

    private static Word word(Object result) {
        return result instanceof Long wide ? Word.of(wide) : Word.of((int) result);
    }
}
