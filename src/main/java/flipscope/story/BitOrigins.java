package flipscope.story;

import flipscope.trace.Operand;
import flipscope.trace.Table;
import flipscope.trace.Word;

/** Describes values that no step made: discs, other inputs, constants in the code. */
final class BitOrigins {
    private BitOrigins() {}

    /** Describes an operand that no step made. */
    static String of(StepContext telling, Operand operand, long bits) {
        if (operand.value() instanceof Table) {
            return telling.say("bit.code.number", operand.text());
        }
        return operand.traced() ? input(telling, operand, bits) : code(telling, operand, bits);
    }

    private static String input(StepContext telling, Operand operand, long bits) {
        if (!isOne(operand, bits)) {
            return telling.say("bit.input.number", "", operand.text(), value(telling, operand));
        }
        String whose = telling.roles().whose(telling, operand);
        String name = name(telling, operand, bits);
        return whose.isEmpty()
                ? telling.say("bit.input." + suffix(operand, bits), name, operand.text())
                : telling.say("bit.discs." + suffix(operand, bits), name, whose);
    }

    private static String code(StepContext telling, Operand operand, long bits) {
        return isOne(operand, bits)
                ? telling.say(
                        "bit.code." + suffix(operand, bits),
                        name(telling, operand, bits),
                        named(telling, operand))
                : telling.say("bit.code.number", "", operand.text());
    }

    /** {@code Edges.INNER_FILES (files b to g)}. */
    private static String named(StepContext telling, Operand operand) {
        String role = telling.roles().of(telling, operand);
        return role.isEmpty() ? operand.text() : telling.say("bit.code.role", operand.text(), role);
    }

    private static boolean isOne(Operand operand, long bits) {
        return Long.bitCount(bits) == 1 && BitNames.areBits(operand.view());
    }

    private static String suffix(Operand operand, long bits) {
        return (((Word) operand.value()).bits() & bits) != 0 ? "set" : "clear";
    }

    private static String name(StepContext telling, Operand operand, long bits) {
        int bit = Long.numberOfTrailingZeros(bits);
        return BitWords.name(telling, bit, operand.view(), operand.value());
    }

    private static String value(StepContext telling, Operand operand) {
        return telling.values().describe(operand.value(), operand.view());
    }
}
