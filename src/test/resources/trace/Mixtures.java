/** How operators, types and the order of evaluation work together. */
final class Mixtures {
    private static final long BIG = 0x8000_0000_0000_0001L;
    private static final int SMALL = 0xFFFF_FFF0;
    private static final int SHIFT = 1 + 2 * 16;
    private static final boolean YES = SHIFT == 33 && !false;

    private Mixtures() {}

    static long promoteInTheMiddle(int a, long b, int c) {
        return a * c + b - c;
    }

    static long intOverflowBeforePromotion(int a, int b) {
        return a * b + 0L;
    }

    static long shiftTypeFromTheLeft(int a, long b) {
        return a << b | b << a;
    }

    static int narrowingAssignment(int a, long b) {
        a += b * 3;
        a -= b;
        a ^= b;
        a >>>= b;
        return a;
    }

    static long precedence(long a, long b) {
        return a + b << 1 & b - 1 ^ a | ~b & a;
    }

    static boolean comparisonChain(long a, long b) {
        return a < b == b > a;
    }

    static boolean flags(boolean a, boolean b, long c) {
        return a ? b ^ c > 0 : !b & a | c == 3;
    }

    static long conditionalPromotes(boolean a, int b, long c) {
        return a ? b : c;
    }

    static int conditionalOfInts(boolean a, int b) {
        return a ? b : 7;
    }

    static long nestedConditional(long a, long b) {
        return a > b ? a == 0 ? 1 : 2 : a < b ? 3 : 4;
    }

    static long leftToRight(long a) {
        return a + (a = 3) * a + (a += 2) - a++ + ++a;
    }

    static long compoundSavesItsLeft(long a) {
        a += (a = 5) + a;
        return a;
    }

    static int postfixIntoItself(int a) {
        a = a++ + a++;
        return a;
    }

    static long chained(long a) {
        long b;
        long c;
        b = c = a = 9;
        return a + b * 10 + c * 100;
    }

    static long chainedNarrow(int a) {
        long b;
        long c;
        c = b = a = -1;
        return b ^ c >>> 1 ^ a;
    }

    static boolean shortCircuitAnd(long a) {
        boolean b = a != 0 && 10 / a > 2;
        return b;
    }

    static boolean shortCircuitOr(long a) {
        return a == 0 || 10 % a == 0;
    }

    static long sideEffectsOfShortCircuit(long a, long b) {
        boolean c = a > 0 && (a = b) > 0 || (b = 7) > a;
        return c ? a : b;
    }

    static boolean strictAnd(long a) {
        return a != 0 & 10 / (a | 1) > 2;
    }

    static long constants(long a) {
        return a & BIG | SMALL + (a >>> SHIFT);
    }

    static boolean constantFlag(boolean a) {
        return YES & a;
    }

    static long literals() {
        return 0x7FFF_FFFF + 0b1010 + 017 + 1_000 + 0xFFFF_FFFFL + 0L + 0 + 00;
    }

    static long extremes() {
        return -9223372036854775808L ^ -2147483648 ^ 9223372036854775807L ^ 2147483647;
    }

    static long hexExtremes() {
        return 0x8000_0000
                + 0xFFFF_FFFF
                + 0x8000_0000_0000_0000L
                + 0b11111111111111111111111111111111
                + 037777777777;
    }

    static long minusSigns(long a) {
        return - -a - -1 - (-1) - -0x1 + (- - -a);
    }

    static int castBinds(long a) {
        return (int) a + 1;
    }

    static int castOfParenthesis(long a, long b) {
        return (int) (a + b) ^ (int) -1L;
    }

    static long castNegative(int a) {
        return (long) -a;
    }

    static boolean castAndCompare(long a) {
        return (int) a == a;
    }

    static long maskAfterPromotion(int a) {
        return a & 0xFFFF_FFFFL;
    }

    static long joinHalves(int a, int b) {
        return (long) a << 32 | b & 0xFFFF_FFFFL;
    }

    static long divisionByDifference(long a, long b) {
        return (a + 1) / (a - b);
    }

    static int remainderByDifference(int a, int b) {
        return (a - 1) % (a - b);
    }

    static int divideAssign(int a, long b) {
        a /= b;
        return a;
    }

    static long booleansAsResults(long a, long b) {
        boolean c = a < b, d = !c;
        return c ^ d ? 1 : 0;
    }

    static boolean booleanAssignments(boolean a, boolean b) {
        boolean c = a = !b;
        c &= a | b;
        c ^= true;
        return c != (a |= b);
    }

    static final long finalLocals(final long a) {
        final long b = a * 2;
        final int c;
        if (b > 3) c = 1;
        else c = 2;
        return b + c;
    }

    static long manyVariables(long a) {
        long b = a, c = b + 1, d;
        d = c;
        int e = 3, f = -e;
        return a + b + c + d + e + f;
    }

    static long shadowsAfterwards(long a) {
        {
            long b = a;
            a += b;
        }
        {
            int b = 3;
            a -= b;
        }
        long b = 5;
        return a * b;
    }

    static long shadowsConstant(long a) {
        int BIG = 4;
        return a + BIG + Mixtures.BIG;
    }

    static long unicodeNames(long größe) {
        long é = größe;
        return é + 1;
    }

    static boolean parentheses(long a) {
        return ((((a)) > (0)));
    }

    static long assignParenthesised(long a) {
        (a) = 3;
        (a)++;
        return a;
    }
}
