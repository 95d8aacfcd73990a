package flipscope.trace;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Writes random programs of traceable Java that compile and end: loops are short, only three small
 * methods are called.
 */
public final class ProgramWriter {
    private static final String[] ARITHMETIC = {
        "+", "-", "*", "&", "|", "^", "<<", ">>", ">>>", "/", "%"
    };
    private static final String[] COMPARISONS = {"<", "<=", ">", ">=", "==", "!="};
    private static final String[] LOGIC = {"&&", "||", "&", "|", "^", "==", "!="};
    private static final String HELPERS =
            """
            static final long[] LONGS = {1, -5, 0x8000_0000_0000_0001L, 1L << 40};
            static final int[] INTS = {3, -1, 0x7FFF_FFFF, 1 << 31};
            static final int[][] ROWS = {{1, 2}, {3, 4}};
            static long mix(long x, long y) { return x ^ y >>> 3; }
            static int pick(boolean which, int x, int y) { if (which) return x; return -y; }
            static boolean odd(long x) { return (x & 1) != 0; }
            """;

    private final Random random;
    private final List<String> longs = new ArrayList<>();
    private final List<String> ints = new ArrayList<>();
    private final List<String> flags = new ArrayList<>();
    private final List<String> fixed = new ArrayList<>();
    private int names;

    private ProgramWriter(Random random) {
        this.random = random;
    }

    /**
     * A class {@code T} with so many methods {@code m0}, {@code m1}… of a long, an int and a truth
     * value.
     */
    public static SourceFile write(long seed, int methods) {
        Random random = new Random(seed);
        StringBuilder text = new StringBuilder("final class T {\n").append(HELPERS);
        for (int i = 0; i < methods; i++) {
            text.append(new ProgramWriter(random).method(i));
        }
        return new SourceFile("T.java", text.append("}\n").toString());
    }

    private String method(int number) {
        String type = one("long", "int", "boolean");
        longs.add("a");
        ints.add("b");
        flags.add("c");
        StringBuilder text = new StringBuilder();
        text.append("static ")
                .append(type)
                .append(" m")
                .append(number)
                .append("(long a, int b, boolean c) {\n");
        for (int i = 0; i < 5; i++) {
            text.append(statement(2));
        }
        return text.append("return ").append(value(type, 4)).append(";\n}\n").toString();
    }

    // Statements

    private String statement(int depth) {
        return switch (random.nextInt(depth > 0 ? 10 : 5)) {
            case 0, 1 -> declaration();
            case 2 -> assignment("long", longs);
            case 3 -> assignment("int", changeable(ints));
            case 4 -> flags.isEmpty() ? ";\n" : assignment("boolean", flags);
            case 5, 6 -> branch(depth);
            case 7 -> counted(depth);
            case 8 -> shrinking(depth);
            default -> each(depth);
        };
    }

    private String declaration() {
        String type = one("long", "int", "boolean");
        String name = "v" + names++;
        String text = type + " " + name + " = " + value(type, 3) + ";\n";
        (type.equals("long") ? longs : type.equals("int") ? ints : flags).add(name);
        return text;
    }

    private String assignment(String type, List<String> targets) {
        String target = any(targets);
        if (type.equals("boolean")) {
            return target + one(" = ", " &= ", " |= ", " ^= ") + flag(3) + ";\n";
        }
        String operator =
                one("=", "+=", "-=", "*=", "&=", "|=", "^=", "<<=", ">>=", ">>>=", "/=", "%=");
        String value = operator.equals("=") ? value(type, 3) : value(one("long", "int"), 2);
        return random.nextInt(6) == 0
                ? target + one("++", "--") + ";\n"
                : target + " " + operator + " " + value + ";\n";
    }

    private List<String> changeable(List<String> names) {
        return names.stream().filter(name -> !fixed.contains(name)).toList();
    }

    private String block(int depth) {
        int l = longs.size();
        int i = ints.size();
        int f = flags.size();
        StringBuilder text = new StringBuilder("{\n");
        for (int n = random.nextInt(3); n >= 0; n--) {
            text.append(statement(depth - 1));
        }
        longs.subList(l, longs.size()).clear();
        ints.subList(i, ints.size()).clear();
        flags.subList(f, flags.size()).clear();
        return text.append("}\n").toString();
    }

    private String branch(int depth) {
        String text = "if (" + flag(3) + ") " + block(depth);
        return random.nextBoolean() ? text : text + "else " + block(depth);
    }

    private String counted(int depth) {
        String name = "v" + names++;
        ints.add(name);
        fixed.add(name);
        String leave =
                random.nextInt(3) == 0
                        ? "if (" + flag(2) + ") " + one("break", "continue") + ";\n"
                        : "";
        String text =
                "for (int "
                        + name
                        + " = 0; "
                        + name
                        + " < "
                        + (1 + random.nextInt(4))
                        + "; "
                        + one(name + "++", "++" + name, name + " += 2")
                        + ") {\n"
                        + leave
                        + block(depth)
                        + "}\n";
        ints.remove(name);
        return text;
    }

    private String shrinking(int depth) {
        String name = "v" + names++;
        String start = "int " + name + " = " + (1 + random.nextInt(4)) + ";\n";
        if (random.nextBoolean()) {
            return start + "while (" + name + "-- > 0) " + block(depth);
        }
        return start + "do " + block(depth) + "while (--" + name + " > 0 && " + flag(2) + ");\n";
    }

    private String each(int depth) {
        String name = "v" + names++;
        longs.add(name);
        String text =
                "for (long "
                        + name
                        + " : "
                        + one("LONGS", "INTS", "ROWS[b & 1]")
                        + ") "
                        + block(depth);
        longs.remove(name);
        return text;
    }

    // Expressions

    private String value(String type, int depth) {
        return type.equals("long")
                ? number(true, depth)
                : type.equals("int") ? number(false, depth) : flag(depth);
    }

    /** A number that fits a long, or also an int. */
    private String number(boolean wide, int depth) {
        if (depth <= 0 || random.nextInt(5) == 0) {
            return wide && random.nextBoolean() ? leaf(longs, "L") : leaf(ints, "");
        }
        return switch (random.nextInt(wide ? 11 : 9)) {
            case 0, 1, 2 -> binary(wide, depth);
            case 3 -> one("-", "~", "- -") + "(" + number(wide, depth - 1) + ")";
            case 4 ->
                    "("
                            + flag(depth - 1)
                            + " ? "
                            + number(wide, depth - 1)
                            + " : "
                            + number(wide, depth - 1)
                            + ")";
            case 5 -> "(int) (" + number(true, depth - 1) + ")";
            case 6 ->
                    one("INTS", "ROWS[" + number(false, depth - 2) + " & 1]")
                            + "["
                            + number(false, depth - 1)
                            + " & 1]";
            case 7 -> library(depth);
            case 8 -> change();
            case 9 -> "LONGS[" + number(false, depth - 1) + " & 3]";
            default -> "mix(" + number(true, depth - 1) + ", " + number(wide, depth - 1) + ")";
        };
    }

    private String binary(boolean wide, int depth) {
        String operator = one(ARITHMETIC);
        boolean shift = operator.contains("<") || operator.contains(">");
        return "("
                + number(wide, depth - 1)
                + " "
                + operator
                + " "
                + number(wide || shift && random.nextBoolean(), depth - 1)
                + ")";
    }

    private String library(int depth) {
        String x = number(true, depth - 1);
        String y = number(false, depth - 1);
        return switch (random.nextInt(9)) {
            case 0 -> "Long.bitCount(" + x + ")";
            case 1 -> "Integer.reverse(" + y + ")";
            case 2 -> "Long.numberOfTrailingZeros(" + x + ")";
            case 3 -> "Integer.rotateLeft(" + y + ", " + y + ")";
            case 4 -> "Math.max(" + y + ", 3)";
            case 5 -> "Long.compareUnsigned(" + x + ", " + y + ")";
            case 6 -> "(int) Long.divideUnsigned(" + x + ", " + y + ")";
            case 7 -> "Integer.remainderUnsigned(" + y + ", " + y + ")";
            default -> "pick(" + flag(depth - 1) + ", " + y + ", b)";
        };
    }

    /** An expression that changes a variable: the order of evaluation shows. */
    private String change() {
        String target = any(changeable(ints));
        return random.nextBoolean()
                ? "(" + target + one("++", "--") + ")"
                : "(" + target + one(" = ", " += ", " ^= ") + number(false, 1) + ")";
    }

    private String flag(int depth) {
        if (depth <= 0) {
            return random.nextInt(8) == 0 ? one("true", "false") : any(flags);
        }
        return switch (random.nextInt(6)) {
            case 0, 1 ->
                    "("
                            + number(true, depth - 1)
                            + " "
                            + one(COMPARISONS)
                            + " "
                            + number(random.nextBoolean(), depth - 1)
                            + ")";
            case 2, 3 -> "(" + flag(depth - 1) + " " + one(LOGIC) + " " + flag(depth - 1) + ")";
            case 4 -> "!" + flag(depth - 1);
            default -> "odd(" + number(true, depth - 1) + ")";
        };
    }

    private String leaf(List<String> names, String suffix) {
        if (random.nextInt(3) > 0) {
            return any(names);
        }
        return switch (random.nextInt(4)) {
            case 0 -> one("0", "1", "-1", "63", "64", "33") + suffix;
            case 1 ->
                    suffix.isEmpty()
                            ? "0x" + Integer.toHexString(random.nextInt())
                            : "0x" + Long.toHexString(random.nextLong()) + "L";
            case 2 ->
                    suffix.isEmpty()
                            ? one("-2147483648", "2147483647")
                            : one("-9223372036854775808L", "9223372036854775807L");
            default -> random.nextInt(1000) + suffix;
        };
    }

    private String any(List<String> names) {
        return names.get(random.nextInt(names.size()));
    }

    private String one(String... choices) {
        return choices[random.nextInt(choices.length)];
    }
}
