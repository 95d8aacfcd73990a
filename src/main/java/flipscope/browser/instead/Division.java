package flipscope.browser.instead;

/**
 * Java's division: by zero it is an exception, and the smallest number by -1 is itself. WebAssembly
 * would end the module at either.
 */
public final class Division {
    private Division() {}

    public static int divide(int a, int b) {
        return b == -1 ? -a : a / nonZero(b);
    }

    public static long divide(long a, long b) {
        return b == -1 ? -a : a / nonZero(b);
    }

    public static int modulo(int a, int b) {
        return b == -1 ? 0 : a % nonZero(b);
    }

    public static long modulo(long a, long b) {
        return b == -1 ? 0 : a % nonZero(b);
    }

    @InsteadOf(Integer.class)
    public static int divideUnsigned(int a, int b) {
        return Integer.divideUnsigned(a, nonZero(b));
    }

    @InsteadOf(Integer.class)
    public static int remainderUnsigned(int a, int b) {
        return Integer.remainderUnsigned(a, nonZero(b));
    }

    @InsteadOf(Long.class)
    public static long divideUnsigned(long a, long b) {
        return Long.divideUnsigned(a, nonZero(b));
    }

    @InsteadOf(Long.class)
    public static long remainderUnsigned(long a, long b) {
        return Long.remainderUnsigned(a, nonZero(b));
    }

    private static int nonZero(int divisor) {
        if (divisor == 0) {
            throw new ArithmeticException("/ by zero");
        }
        return divisor;
    }

    private static long nonZero(long divisor) {
        if (divisor == 0) {
            throw new ArithmeticException("/ by zero");
        }
        return divisor;
    }
}
