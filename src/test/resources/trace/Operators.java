/** Every operator on every mix of types, alone and as an assignment. */
final class Operators {
    private Operators() {}

    static long addLL(long a, long b) {
        return a + b;
    }

    static long addAssignLL(long a, long b) {
        a += b;
        return a;
    }

    static long addAssignValueLL(long a, long b) {
        return 3 * (a += b) + a;
    }

    static long addLI(long a, int b) {
        return a + b;
    }

    static long addAssignLI(long a, int b) {
        a += b;
        return a;
    }

    static long addAssignValueLI(long a, int b) {
        return 3 * (a += b) + a;
    }

    static long addIL(int a, long b) {
        return a + b;
    }

    static int addAssignIL(int a, long b) {
        a += b;
        return a;
    }

    static long addAssignValueIL(int a, long b) {
        return 3 * (a += b) + a;
    }

    static int addII(int a, int b) {
        return a + b;
    }

    static int addAssignII(int a, int b) {
        a += b;
        return a;
    }

    static long addAssignValueII(int a, int b) {
        return 3 * (a += b) + a;
    }

    static long subtractLL(long a, long b) {
        return a - b;
    }

    static long subtractAssignLL(long a, long b) {
        a -= b;
        return a;
    }

    static long subtractAssignValueLL(long a, long b) {
        return 3 * (a -= b) + a;
    }

    static long subtractLI(long a, int b) {
        return a - b;
    }

    static long subtractAssignLI(long a, int b) {
        a -= b;
        return a;
    }

    static long subtractAssignValueLI(long a, int b) {
        return 3 * (a -= b) + a;
    }

    static long subtractIL(int a, long b) {
        return a - b;
    }

    static int subtractAssignIL(int a, long b) {
        a -= b;
        return a;
    }

    static long subtractAssignValueIL(int a, long b) {
        return 3 * (a -= b) + a;
    }

    static int subtractII(int a, int b) {
        return a - b;
    }

    static int subtractAssignII(int a, int b) {
        a -= b;
        return a;
    }

    static long subtractAssignValueII(int a, int b) {
        return 3 * (a -= b) + a;
    }

    static long multiplyLL(long a, long b) {
        return a * b;
    }

    static long multiplyAssignLL(long a, long b) {
        a *= b;
        return a;
    }

    static long multiplyAssignValueLL(long a, long b) {
        return 3 * (a *= b) + a;
    }

    static long multiplyLI(long a, int b) {
        return a * b;
    }

    static long multiplyAssignLI(long a, int b) {
        a *= b;
        return a;
    }

    static long multiplyAssignValueLI(long a, int b) {
        return 3 * (a *= b) + a;
    }

    static long multiplyIL(int a, long b) {
        return a * b;
    }

    static int multiplyAssignIL(int a, long b) {
        a *= b;
        return a;
    }

    static long multiplyAssignValueIL(int a, long b) {
        return 3 * (a *= b) + a;
    }

    static int multiplyII(int a, int b) {
        return a * b;
    }

    static int multiplyAssignII(int a, int b) {
        a *= b;
        return a;
    }

    static long multiplyAssignValueII(int a, int b) {
        return 3 * (a *= b) + a;
    }

    static long divideLL(long a, long b) {
        return a / b;
    }

    static long divideAssignLL(long a, long b) {
        a /= b;
        return a;
    }

    static long divideAssignValueLL(long a, long b) {
        return 3 * (a /= b) + a;
    }

    static long divideLI(long a, int b) {
        return a / b;
    }

    static long divideAssignLI(long a, int b) {
        a /= b;
        return a;
    }

    static long divideAssignValueLI(long a, int b) {
        return 3 * (a /= b) + a;
    }

    static long divideIL(int a, long b) {
        return a / b;
    }

    static int divideAssignIL(int a, long b) {
        a /= b;
        return a;
    }

    static long divideAssignValueIL(int a, long b) {
        return 3 * (a /= b) + a;
    }

    static int divideII(int a, int b) {
        return a / b;
    }

    static int divideAssignII(int a, int b) {
        a /= b;
        return a;
    }

    static long divideAssignValueII(int a, int b) {
        return 3 * (a /= b) + a;
    }

    static long remainderLL(long a, long b) {
        return a % b;
    }

    static long remainderAssignLL(long a, long b) {
        a %= b;
        return a;
    }

    static long remainderAssignValueLL(long a, long b) {
        return 3 * (a %= b) + a;
    }

    static long remainderLI(long a, int b) {
        return a % b;
    }

    static long remainderAssignLI(long a, int b) {
        a %= b;
        return a;
    }

    static long remainderAssignValueLI(long a, int b) {
        return 3 * (a %= b) + a;
    }

    static long remainderIL(int a, long b) {
        return a % b;
    }

    static int remainderAssignIL(int a, long b) {
        a %= b;
        return a;
    }

    static long remainderAssignValueIL(int a, long b) {
        return 3 * (a %= b) + a;
    }

    static int remainderII(int a, int b) {
        return a % b;
    }

    static int remainderAssignII(int a, int b) {
        a %= b;
        return a;
    }

    static long remainderAssignValueII(int a, int b) {
        return 3 * (a %= b) + a;
    }

    static long andLL(long a, long b) {
        return a & b;
    }

    static long andAssignLL(long a, long b) {
        a &= b;
        return a;
    }

    static long andAssignValueLL(long a, long b) {
        return 3 * (a &= b) + a;
    }

    static long andLI(long a, int b) {
        return a & b;
    }

    static long andAssignLI(long a, int b) {
        a &= b;
        return a;
    }

    static long andAssignValueLI(long a, int b) {
        return 3 * (a &= b) + a;
    }

    static long andIL(int a, long b) {
        return a & b;
    }

    static int andAssignIL(int a, long b) {
        a &= b;
        return a;
    }

    static long andAssignValueIL(int a, long b) {
        return 3 * (a &= b) + a;
    }

    static int andII(int a, int b) {
        return a & b;
    }

    static int andAssignII(int a, int b) {
        a &= b;
        return a;
    }

    static long andAssignValueII(int a, int b) {
        return 3 * (a &= b) + a;
    }

    static long orLL(long a, long b) {
        return a | b;
    }

    static long orAssignLL(long a, long b) {
        a |= b;
        return a;
    }

    static long orAssignValueLL(long a, long b) {
        return 3 * (a |= b) + a;
    }

    static long orLI(long a, int b) {
        return a | b;
    }

    static long orAssignLI(long a, int b) {
        a |= b;
        return a;
    }

    static long orAssignValueLI(long a, int b) {
        return 3 * (a |= b) + a;
    }

    static long orIL(int a, long b) {
        return a | b;
    }

    static int orAssignIL(int a, long b) {
        a |= b;
        return a;
    }

    static long orAssignValueIL(int a, long b) {
        return 3 * (a |= b) + a;
    }

    static int orII(int a, int b) {
        return a | b;
    }

    static int orAssignII(int a, int b) {
        a |= b;
        return a;
    }

    static long orAssignValueII(int a, int b) {
        return 3 * (a |= b) + a;
    }

    static long xorLL(long a, long b) {
        return a ^ b;
    }

    static long xorAssignLL(long a, long b) {
        a ^= b;
        return a;
    }

    static long xorAssignValueLL(long a, long b) {
        return 3 * (a ^= b) + a;
    }

    static long xorLI(long a, int b) {
        return a ^ b;
    }

    static long xorAssignLI(long a, int b) {
        a ^= b;
        return a;
    }

    static long xorAssignValueLI(long a, int b) {
        return 3 * (a ^= b) + a;
    }

    static long xorIL(int a, long b) {
        return a ^ b;
    }

    static int xorAssignIL(int a, long b) {
        a ^= b;
        return a;
    }

    static long xorAssignValueIL(int a, long b) {
        return 3 * (a ^= b) + a;
    }

    static int xorII(int a, int b) {
        return a ^ b;
    }

    static int xorAssignII(int a, int b) {
        a ^= b;
        return a;
    }

    static long xorAssignValueII(int a, int b) {
        return 3 * (a ^= b) + a;
    }

    static long leftLL(long a, long b) {
        return a << b;
    }

    static long leftAssignLL(long a, long b) {
        a <<= b;
        return a;
    }

    static long leftAssignValueLL(long a, long b) {
        return 3 * (a <<= b) + a;
    }

    static long leftLI(long a, int b) {
        return a << b;
    }

    static long leftAssignLI(long a, int b) {
        a <<= b;
        return a;
    }

    static long leftAssignValueLI(long a, int b) {
        return 3 * (a <<= b) + a;
    }

    static int leftIL(int a, long b) {
        return a << b;
    }

    static int leftAssignIL(int a, long b) {
        a <<= b;
        return a;
    }

    static long leftAssignValueIL(int a, long b) {
        return 3 * (a <<= b) + a;
    }

    static int leftII(int a, int b) {
        return a << b;
    }

    static int leftAssignII(int a, int b) {
        a <<= b;
        return a;
    }

    static long leftAssignValueII(int a, int b) {
        return 3 * (a <<= b) + a;
    }

    static long rightLL(long a, long b) {
        return a >> b;
    }

    static long rightAssignLL(long a, long b) {
        a >>= b;
        return a;
    }

    static long rightAssignValueLL(long a, long b) {
        return 3 * (a >>= b) + a;
    }

    static long rightLI(long a, int b) {
        return a >> b;
    }

    static long rightAssignLI(long a, int b) {
        a >>= b;
        return a;
    }

    static long rightAssignValueLI(long a, int b) {
        return 3 * (a >>= b) + a;
    }

    static int rightIL(int a, long b) {
        return a >> b;
    }

    static int rightAssignIL(int a, long b) {
        a >>= b;
        return a;
    }

    static long rightAssignValueIL(int a, long b) {
        return 3 * (a >>= b) + a;
    }

    static int rightII(int a, int b) {
        return a >> b;
    }

    static int rightAssignII(int a, int b) {
        a >>= b;
        return a;
    }

    static long rightAssignValueII(int a, int b) {
        return 3 * (a >>= b) + a;
    }

    static long rightZeroLL(long a, long b) {
        return a >>> b;
    }

    static long rightZeroAssignLL(long a, long b) {
        a >>>= b;
        return a;
    }

    static long rightZeroAssignValueLL(long a, long b) {
        return 3 * (a >>>= b) + a;
    }

    static long rightZeroLI(long a, int b) {
        return a >>> b;
    }

    static long rightZeroAssignLI(long a, int b) {
        a >>>= b;
        return a;
    }

    static long rightZeroAssignValueLI(long a, int b) {
        return 3 * (a >>>= b) + a;
    }

    static int rightZeroIL(int a, long b) {
        return a >>> b;
    }

    static int rightZeroAssignIL(int a, long b) {
        a >>>= b;
        return a;
    }

    static long rightZeroAssignValueIL(int a, long b) {
        return 3 * (a >>>= b) + a;
    }

    static int rightZeroII(int a, int b) {
        return a >>> b;
    }

    static int rightZeroAssignII(int a, int b) {
        a >>>= b;
        return a;
    }

    static long rightZeroAssignValueII(int a, int b) {
        return 3 * (a >>>= b) + a;
    }

    static boolean lessLL(long a, long b) {
        return a < b;
    }

    static boolean lessLI(long a, int b) {
        return a < b;
    }

    static boolean lessIL(int a, long b) {
        return a < b;
    }

    static boolean lessII(int a, int b) {
        return a < b;
    }

    static boolean lessEqualLL(long a, long b) {
        return a <= b;
    }

    static boolean lessEqualLI(long a, int b) {
        return a <= b;
    }

    static boolean lessEqualIL(int a, long b) {
        return a <= b;
    }

    static boolean lessEqualII(int a, int b) {
        return a <= b;
    }

    static boolean greaterLL(long a, long b) {
        return a > b;
    }

    static boolean greaterLI(long a, int b) {
        return a > b;
    }

    static boolean greaterIL(int a, long b) {
        return a > b;
    }

    static boolean greaterII(int a, int b) {
        return a > b;
    }

    static boolean greaterEqualLL(long a, long b) {
        return a >= b;
    }

    static boolean greaterEqualLI(long a, int b) {
        return a >= b;
    }

    static boolean greaterEqualIL(int a, long b) {
        return a >= b;
    }

    static boolean greaterEqualII(int a, int b) {
        return a >= b;
    }

    static boolean equalLL(long a, long b) {
        return a == b;
    }

    static boolean equalLI(long a, int b) {
        return a == b;
    }

    static boolean equalIL(int a, long b) {
        return a == b;
    }

    static boolean equalII(int a, int b) {
        return a == b;
    }

    static boolean notEqualLL(long a, long b) {
        return a != b;
    }

    static boolean notEqualLI(long a, int b) {
        return a != b;
    }

    static boolean notEqualIL(int a, long b) {
        return a != b;
    }

    static boolean notEqualII(int a, int b) {
        return a != b;
    }

    static boolean andZ(boolean a, boolean b) {
        return a & b;
    }

    static boolean orZ(boolean a, boolean b) {
        return a | b;
    }

    static boolean xorZ(boolean a, boolean b) {
        return a ^ b;
    }

    static boolean bothZ(boolean a, boolean b) {
        return a && b;
    }

    static boolean eitherZ(boolean a, boolean b) {
        return a || b;
    }

    static boolean equalZ(boolean a, boolean b) {
        return a == b;
    }

    static boolean notEqualZ(boolean a, boolean b) {
        return a != b;
    }

    static boolean andAssignZ(boolean a, boolean b) {
        a &= b;
        return a;
    }

    static boolean orAssignZ(boolean a, boolean b) {
        a |= b;
        return a;
    }

    static boolean xorAssignZ(boolean a, boolean b) {
        a ^= b;
        return a;
    }

    static long negateL(long a) {
        return -a;
    }

    static long complementL(long a) {
        return ~a;
    }

    static long plusL(long a) {
        return +a;
    }

    static long doubleNegateL(long a) {
        return - -a;
    }

    static long doubleComplementL(long a) {
        return ~~a;
    }

    static int toIntL(long a) {
        return (int) a;
    }

    static long toLongL(long a) {
        return (long) a;
    }

    static long thereAndBackL(long a) {
        return (long) (int) a;
    }

    static long preUpL(long a) {
        return 10 * (++a) + a;
    }

    static long preDownL(long a) {
        return 10 * (--a) + a;
    }

    static long postUpL(long a) {
        return 10 * (a++) + a;
    }

    static long postDownL(long a) {
        return 10 * (a--) + a;
    }

    static int negateI(int a) {
        return -a;
    }

    static int complementI(int a) {
        return ~a;
    }

    static int plusI(int a) {
        return +a;
    }

    static int doubleNegateI(int a) {
        return - -a;
    }

    static int doubleComplementI(int a) {
        return ~~a;
    }

    static int toIntI(int a) {
        return (int) a;
    }

    static long toLongI(int a) {
        return (long) a;
    }

    static long thereAndBackI(int a) {
        return (long) (int) a;
    }

    static long preUpI(int a) {
        return 10 * (++a) + a;
    }

    static long preDownI(int a) {
        return 10 * (--a) + a;
    }

    static long postUpI(int a) {
        return 10 * (a++) + a;
    }

    static long postDownI(int a) {
        return 10 * (a--) + a;
    }

    static boolean notZ(boolean a) {
        return !a;
    }

    static boolean notNotZ(boolean a) {
        return !!a;
    }
}
