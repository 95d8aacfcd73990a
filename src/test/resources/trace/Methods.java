/** Calls: of methods, of the white list, of themselves, with and without results. */
final class Methods {
    private Methods() {}

    private static long twice(long a) {
        return a + a;
    }

    private static int half(int a) {
        return a / 2;
    }

    static void nothing(long a) {
        long b = a;
        b++;
    }

    static void early(long a) {
        if (a > 0) return;
        a++;
    }

    static long which(long a) {
        return 1;
    }

    static long which(int a) {
        return 2;
    }

    static long which(int a, long b) {
        return 3;
    }

    static long which(long a, long b) {
        return 4;
    }

    static long which(boolean a) {
        return 5;
    }

    static long nested(long a) {
        return twice(twice(a) + Methods.twice(1));
    }

    static long widens(int a) {
        return twice(half(a));
    }

    static long asStatement(long a) {
        twice(a);
        nothing(a);
        early(a);
        return a;
    }

    static long argumentsInOrder(long a) {
        return minus(a++, a++) * 3 + minus(a, --a);
    }

    private static long minus(long a, long b) {
        return a - b;
    }

    static long overloads(int a, long b) {
        return which(a) + 10 * which(b) + 100 * which(a, a) + 1000 * which(b, a) + which(a > b);
    }

    static int factorial(int n) {
        return n <= 1 ? 1 : n * factorial(n - 1 & 15);
    }

    static boolean even(int n) {
        return (n & 31) == 0 || odd((n & 31) - 1);
    }

    static boolean odd(int n) {
        return (n & 31) != 0 && even((n & 31) - 1);
    }

    static long locals(long a) {
        long b = a + 1;
        a = twice(b);
        return a - b;
    }

    static long calledInCondition(long a) {
        int n = 0;
        while (twice(n) < (a & 15)) n++;
        return n;
    }

    static int bitCounts(long a, int b) {
        return Long.bitCount(a) + 100 * Integer.bitCount(b);
    }

    static int zeros(long a, int b) {
        return Long.numberOfLeadingZeros(a)
                + 100 * Long.numberOfTrailingZeros(a)
                + 10000 * Integer.numberOfLeadingZeros(b)
                + 1000000 * Integer.numberOfTrailingZeros(b);
    }

    static int zerosWidened(int b) {
        return Long.numberOfLeadingZeros(b);
    }

    static long reversals(long a, int b) {
        return Long.reverse(a)
                ^ Integer.reverse(b) + Long.reverseBytes(a) * Integer.reverseBytes(b);
    }

    static long oneBits(long a, int b) {
        return Long.lowestOneBit(a)
                ^ Long.highestOneBit(a) + Integer.lowestOneBit(b) * 3L - Integer.highestOneBit(b);
    }

    static long rotations(long a, int b) {
        return Long.rotateLeft(a, b)
                ^ Long.rotateRight(a, 5) + Integer.rotateLeft(b, b) - Integer.rotateRight(b, 7);
    }

    static int unsigned(long a, long b, int c) {
        return Long.compareUnsigned(a, b) * 3 + Integer.compareUnsigned(c, 5);
    }

    static long quotients(long a, long b, int c) {
        return Long.divideUnsigned(a, b | 1)
                ^ Integer.divideUnsigned(c, 5) + 31L * Long.divideUnsigned(c, 10);
    }

    static long remainders(long a, long b, int c) {
        return Long.remainderUnsigned(a, b)
                ^ Integer.remainderUnsigned(c, 5) + 31L * Integer.remainderUnsigned(7, c);
    }

    static long absolute(long a, int b) {
        return Math.abs(a) ^ Math.abs(b);
    }

    static long extremes(long a, int b) {
        return Math.min(a, b) ^ Math.max(b, a) ^ Math.min(b, 3) ^ Math.max(b, -3);
    }
}
