package flipscope.story;

import flipscope.trace.Operand;
import flipscope.trace.Table;
import flipscope.trace.Word;

/** Describes values that no step made: discs, other inputs, constants in the code. */
final class BitOrigins {
    private BitOrigins() {}

    /** Describes an operand that no step made. */
    static String of(StepContext context, Operand operand, long bits) {
        if (operand.value() instanceof Table) {
            return context.say("bit.code.number", operand.text());
        }
        return operand.traced() ? input(context, operand, bits) : code(context, operand, bits);
    }

    private static String input(StepContext context, Operand operand, long bits) {
        if (!isOne(operand, bits)) {
            return context.say("bit.input.number", "", operand.text(), value(context, operand));
        }
        String whose = context.roles().whose(context, operand);
        String name = name(context, operand, bits);
        return whose.isEmpty()
                ? context.say("bit.input." + suffix(operand, bits), name, operand.text())
                : context.say("bit.discs." + suffix(operand, bits), name, whose);
    }

    private static String code(StepContext context, Operand operand, long bits) {
        return isOne(operand, bits)
                ? context.say(
                        "bit.code." + suffix(operand, bits),
                        name(context, operand, bits),
                        named(context, operand))
                : context.say("bit.code.number", "", operand.text());
    }

    /** {@code Edges.INNER_FILES (files b to g)}. */
    private static String named(StepContext context, Operand operand) {
        String role = context.roles().of(context, operand);
        return role.isEmpty() ? operand.text() : context.say("bit.code.role", operand.text(), role);
    }

    private static boolean isOne(Operand operand, long bits) {
        return Long.bitCount(bits) == 1 && BitNames.areBits(operand.view());
    }

    private static String suffix(Operand operand, long bits) {
        return (((Word) operand.value()).bits() & bits) != 0 ? "set" : "clear";
    }

    private static String name(StepContext context, Operand operand, long bits) {
        int bit = Long.numberOfTrailingZeros(bits);
        return BitWords.name(context, bit, operand.view(), operand.value());
    }

    private static String value(StepContext context, Operand operand) {
        return context.values().describe(operand.value(), operand.view());
    }
}
