package flipscope.scratch;

import flipscope.trace.LibraryMethod;
import flipscope.trace.Type;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * Writes random methods {@code e0}, {@code e1}… of a long, an int and a truth value, each of which
 * returns an expression that changes nothing: every operator, every type, every library method.
 */
final class ExpressionWriter {
    private static final String[] ARITHMETIC = {
        "+", "-", "*", "&", "|", "^", "<<", ">>", ">>>", "/", "%"
    };
    private static final String[] COMPARISONS = {"<", "<=", ">", ">=", "==", "!="};
    private static final String[] LOGIC = {"&&", "||", "&", "|", "^", "==", "!="};
    private static final List<Type> TYPES = List.of(Type.LONG, Type.INT, Type.BOOLEAN);

    private final Random random;

    private ExpressionWriter(long seed) {
        this.random = new Random(seed);
    }

    static String write(long seed, int methods) {
        ExpressionWriter writer = new ExpressionWriter(seed);
        StringBuilder text = new StringBuilder();
        for (int number = 0; number < methods; number++) {
            Type type = TYPES.get(number % TYPES.size());
            text.append("static ").append(type).append(" e").append(number);
            text.append("(long a, int b, boolean c) { return ");
            text.append(writer.value(type, 4)).append("; }\n");
        }
        return text.toString();
    }

    private String value(Type type, int depth) {
        return type.isTruth() ? flag(depth) : number(type.equals(Type.LONG), depth);
    }

    private String number(boolean wide, int depth) {
        if (depth <= 0 || random.nextInt(6) == 0) {
            return leaf(wide);
        }
        return switch (random.nextInt(8)) {
            case 0, 1, 2 -> binary(wide, depth);
            case 3 -> one("-", "~") + "(" + number(wide, depth - 1) + ")";
            case 4 ->
                    "(%s ? %s : %s)"
                            .formatted(
                                    flag(depth - 1),
                                    number(wide, depth - 1),
                                    number(wide, depth - 1));
            case 5 ->
                    wide
                            ? "(long) (" + number(false, depth - 1) + ")"
                            : "(int) (" + number(true, depth - 1) + ")";
            default -> library(wide, depth);
        };
    }

    private String binary(boolean wide, int depth) {
        String operator = one(ARITHMETIC);
        boolean shift = operator.contains("<") || operator.contains(">");
        String right = number(shift ? random.nextBoolean() : wide, depth - 1);
        return "(" + number(wide, depth - 1) + " " + operator + " " + right + ")";
    }

    private String library(boolean wide, int depth) {
        List<LibraryMethod> fitting =
                LibraryMethod.ALL.stream()
                        .filter(each -> each.result().equals(wide ? Type.LONG : Type.INT))
                        .toList();
        LibraryMethod chosen = fitting.get(random.nextInt(fitting.size()));
        List<String> arguments =
                IntStream.range(0, chosen.parameters().size())
                        .mapToObj(at -> value(chosen.parameters().get(at), depth - 1))
                        .toList();
        return chosen.owner() + "." + chosen.name() + "(" + String.join(", ", arguments) + ")";
    }

    private String flag(int depth) {
        if (depth <= 0) {
            return random.nextInt(6) == 0 ? one("true", "false") : "c";
        }
        boolean wide = random.nextBoolean();
        return switch (random.nextInt(4)) {
            case 0, 1 ->
                    "("
                            + number(wide, depth - 1)
                            + " "
                            + one(COMPARISONS)
                            + " "
                            + number(wide, depth - 1)
                            + ")";
            case 2 -> "(" + flag(depth - 1) + " " + one(LOGIC) + " " + flag(depth - 1) + ")";
            default -> "!" + flag(depth - 1);
        };
    }

    private String leaf(boolean wide) {
        String suffix = wide ? "L" : "";
        return switch (random.nextInt(6)) {
            case 0 -> one("0", "1", "-1", "3", "31", "63", "64", "33") + suffix;
            case 1 ->
                    wide
                            ? "0x" + Long.toHexString(random.nextLong()) + "L"
                            : "0x" + Integer.toHexString(random.nextInt());
            case 2 -> wide ? "b" : one("-2147483648", "2147483647");
            default -> wide ? "a" : "b";
        };
    }

    private String one(String... choices) {
        return choices[random.nextInt(choices.length)];
    }
}
