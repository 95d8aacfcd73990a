/** Tables: literal, built, nested, ragged; and results of several words. */
final class Tables {
    static final long[] LONGS = {1, -1L, 0x8000_0000_0000_0000L, 7 * 6, 0xFFFF_FFFF};
    static final int[] INTS = new int[] {3, 1, 4, 1, 5, 9, 2, 6};
    private static final boolean[] FLAGS = {true, false, 1 < 2};
    private static final long[][] RAGGED = {{1}, {}, {2, 3}, {4, 5, 6}};
    private static final int[][][] CUBE = {{{1, 2}, {3, 4}}, {{5}, {6, 7, 8}}};
    private static final long[] SQUARES = squares(20);
    private static final int[][] TRIANGLE = triangle(9);
    private static final long[] EMPTY = {};
    private static final int SUM = sum();
    private static final long COUNT = LONGS.length + RAGGED[3].length;
    private static final int[] C_STYLE[] = {{1, 2}, {3}};
    private static final long[] ALIAS = SQUARES;

    private Tables() {}

    private static long[] squares(int n) {
        long[] table = new long[n];
        for (int i = 0; i < table.length; i++) table[i] = (long) i * i;
        table[0]++;
        table[1] += 5;
        table[2] <<= 33;
        ++table[3];
        table[n - 1] = table[4]-- + table[4];
        return table;
    }

    private static int[][] triangle(int n) {
        int[][] rows = new int[n][];
        for (int i = 0; i < n; i++) {
            rows[i] = new int[i + 1];
            rows[i][0] = rows[i][i] = 1;
            for (int j = 1; j < i; j++) rows[i][j] = rows[i - 1][j - 1] + rows[i - 1][j];
        }
        int[][] full = new int[2][3];
        full[1][2] = 7;
        rows[0][0] += full[1][2] + full[0][0];
        rows[1][0] += 0x1_0000_0001L;
        return rows;
    }

    private static int sum() {
        int sum = 0;
        for (int i : INTS) sum += i;
        for (int[] row : TRIANGLE) for (int cell : row) sum += cell;
        return sum;
    }

    static long read(int i) {
        return LONGS[i & 3] + INTS[i & 7];
    }

    static int readExpression(long a) {
        return INTS[(int) (a >>> 61)];
    }

    static long readNested(int i) {
        return RAGGED[3][i & 1] * RAGGED[i & 1 | 2].length;
    }

    static int readCube(int i) {
        return CUBE[i & 1][1][0] + CUBE[1].length + CUBE.length;
    }

    static boolean readFlags(int i) {
        return FLAGS[i & 1] ^ FLAGS[2];
    }

    static long readBuilt(int i) {
        return SQUARES[i & 15] + TRIANGLE[8][i & 7] + TRIANGLE[1][0] + TRIANGLE[0][0];
    }

    static long outside(int i) {
        return LONGS[i];
    }

    static long outsideNested(int i) {
        return RAGGED[i & 3][i & 1];
    }

    static long outsideEmpty() {
        return EMPTY[0];
    }

    static long lengths() {
        return LONGS.length + EMPTY.length + RAGGED[1].length + C_STYLE[0].length + COUNT + SUM;
    }

    static long eachRow() {
        long s = 0;
        for (long[] row : RAGGED) for (long cell : row) s = s * 10 + cell;
        return s;
    }

    static long localTable(int i) {
        long[] row = RAGGED[i & 3];
        int[] other = INTS;
        return row.length + other[i & 1];
    }

    static long choose(boolean a, int i) {
        return (a ? LONGS : SQUARES)[i & 3];
    }

    static long[] pair(long a, long b) {
        return new long[] {a ^ b, a & b};
    }

    static int[] three(int a) {
        return new int[] {a, 2, a++ + a};
    }

    static long usePair(long a, long b) {
        return pair(a, b)[0] - pair(b, a)[1] + pair(a, a).length;
    }

    static long sumOf(int i) {
        return total(RAGGED[i & 3]);
    }

    private static long total(long[] row) {
        long s = 0;
        for (long one : row) s += one;
        return s;
    }

    static int[] shared() {
        return INTS;
    }

    static long alias(int i) {
        return ALIAS[i & 15] + (ALIAS.length == SQUARES.length ? 1 : 0);
    }

    static long indexOrder(int i) {
        i &= 3;
        return INTS[i++] * 100 + INTS[i++] * 10 + INTS[i];
    }
}
