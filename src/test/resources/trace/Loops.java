/** Every statement that branches or repeats. */
final class Loops {
    private static final int[] PRIMES = {2, 3, 5, 7, 11};
    private static final boolean ALWAYS = true;
    private static final boolean DEBUG = false;

    private Loops() {}

    static long countUp(int n) {
        long sum = 0;
        for (int i = 0; i < (n & 15); i++) sum += i * n;
        return sum;
    }

    static long countDown(int n) {
        long sum = 1;
        for (int i = n & 15; i > 0; --i) {
            sum = sum * 31 + i;
        }
        return sum;
    }

    static long twoCounters(int n) {
        long s = 0;
        for (int i = 0, j = n & 7; i < j; i++, j--) s += i * j;
        return s;
    }

    static long assignedCounter(int n) {
        int i;
        long s = 0;
        for (i = 0, s = 3; i < 4; i += 2) s += n;
        return s + i;
    }

    static long endlessWithBreak(int n) {
        int i = 0;
        for (; ; ) {
            if (i * i >= (n & 255)) break;
            i++;
        }
        return i;
    }

    static long noUpdate(int n) {
        int i = 0;
        for (; i < 5; ) i += 1 + (n & 1);
        return i;
    }

    static long whileShrinks(long a) {
        int n = 0;
        while (a != 0) {
            a &= a - 1;
            n++;
        }
        return n;
    }

    static long whileTrueReturns(long a) {
        while (true) {
            if ((a & 1) == 0) return a;
            a >>>= 1;
        }
    }

    static long constantCondition(long a) {
        while (ALWAYS) {
            if (a > -2) return a;
            a >>= 1;
        }
    }

    static long doOnce(long a) {
        int n = 0;
        do {
            n++;
            a >>>= 8;
        } while (a != 0);
        return n;
    }

    static long doWithContinue(long a) {
        int n = 0;
        do {
            n++;
            if ((a & n) != 0) continue;
            n++;
        } while (n < 10);
        return n;
    }

    static long doReturns(long a) {
        do {
            a++;
            if (a % 3 == 0) return a;
        } while (true);
    }

    static long breakInside(int n) {
        long s = 0;
        for (int i = 0; i < 10; i++) {
            for (int j = 0; j < 10; j++) {
                if (j == (n & 7)) break;
                s += j;
            }
            if (i == 5) break;
            s += i;
        }
        return s;
    }

    static long continueInside(int n) {
        long s = 0;
        for (int i = 0; i < 10; i++) {
            if ((i ^ n) % 2 == 0) continue;
            s += i;
        }
        return s;
    }

    static long whileContinue(int n) {
        int i = 0;
        long s = 0;
        while (i < 9) {
            i++;
            if (i == (n & 7)) continue;
            s += i;
        }
        return s;
    }

    static long each(long a) {
        long s = 0;
        for (int p : PRIMES) s += a % p;
        return s;
    }

    static long eachWidened(long a) {
        long s = a;
        for (long p : PRIMES) s = s * p + 1;
        return s;
    }

    static long eachAssigned(int a) {
        int s = 0;
        for (int p : PRIMES) {
            p += a;
            s ^= p;
        }
        return s;
    }

    static long eachWithBreak(long a) {
        for (final int p : PRIMES) {
            if (a % p == 0) return p;
            if (p == 7) break;
        }
        return -1;
    }

    static long eachContinue(int a) {
        long s = 0;
        for (int p : PRIMES) {
            if ((p & a) == 0) continue;
            s += p;
        }
        return s;
    }

    static int ifElseChain(long a) {
        if (a < 0) return -1;
        else if (a == 0) return 0;
        else if (a < 100) {
            return 1;
        } else return 2;
    }

    static int danglingElse(boolean a, boolean b) {
        int r = 0;
        if (a)
            if (b) r = 1;
            else r = 2;
        return r;
    }

    static int emptyStatements(int a) {
        ;
        ;
        if (a > 0)
            ;
        else {
        }
        {
        }
        for (int i = 0; i < 3; i++)
            ;
        return a;
    }

    static int deadBranch(int a) {
        if (DEBUG) {
            a = 0;
        }
        if (false) a++;
        return a;
    }

    static long nestedReturn(long a) {
        for (int i = 0; i < 8; i++) {
            while (true) {
                if (a > i) return i;
                break;
            }
        }
        return a;
    }

    static boolean assignedByCondition(long a) {
        boolean b;
        if (a > 0 && (b = a > 5)) return b;
        else b = a < -5;
        return b;
    }

    static long assignedInWhile(long a) {
        long b;
        int n = 0;
        while ((b = a >>> n) != 0 && n < 63) n++;
        return b + n;
    }

    static long assignedOnEveryWay(long a) {
        long b;
        if (a > 0) b = 1;
        else if (a < 0) b = 2;
        else return 0;
        return b;
    }

    static long assignedBeforeBreak(long a) {
        long b;
        while (true) {
            b = a;
            break;
        }
        return b;
    }

    static long finalInLoop(long a) {
        final long b;
        while (true) {
            b = a;
            break;
        }
        return b;
    }

    static long finalPerRound(int n) {
        long s = 0;
        for (int i = 0; i < 4; i++) {
            final int b;
            if (i < n) b = 1;
            else b = 2;
            s += b;
        }
        return s;
    }

    static long lowestBits(long a) {
        long s = 0;
        for (long rest = a; rest != 0; rest &= rest - 1) s = s * 3 + (rest & -rest);
        return s;
    }
}
