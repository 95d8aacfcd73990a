package flipscope.engine.scorefour;

import java.util.Locale;

/** Compares the counts of the two ways at every depth up to the one given. */
public final class CubePerftCheck {
    private CubePerftCheck() {}

    public static void main(String[] args) {
        for (int depth = 1; depth <= Integer.parseInt(args[0]); depth++) {
            long leaves = CubePerft.leaves(0, 0, depth);
            long naive = NaivePerft.plyByPly(depth);
            System.out.printf(
                    Locale.ROOT,
                    "%d: %d leaves, by the rules %d%s%n",
                    depth,
                    leaves,
                    naive,
                    leaves == naive ? "" : " DIFFERENT");
        }
    }
}
