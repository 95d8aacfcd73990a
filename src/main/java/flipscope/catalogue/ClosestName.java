package flipscope.catalogue;

import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;
import java.util.stream.Stream;

/** Suggests the name that was meant by a mistyped one. */
public final class ClosestName {
    private static final int LONGEST = 200;

    private ClosestName() {}

    /** The closest name, unless more than about a third of the letters are wrong. */
    public static Optional<String> nearest(String typed, Collection<String> names) {
        if (typed.isBlank() || typed.length() > LONGEST) {
            return Optional.empty();
        }
        int allowed = 1 + typed.length() / 3;
        return sorted(typed, names).findFirst().filter(name -> distance(typed, name) <= allowed);
    }

    /** The names, the closest first. */
    public static Stream<String> sorted(String typed, Collection<String> names) {
        return names.stream().sorted(Comparator.comparingInt(name -> distance(typed, name)));
    }

    /** The edit distance to a name; leading parts of a path may be missing for free. */
    private static int distance(String typed, String name) {
        int best = edits(typed, name);
        for (int slash = name.indexOf('/'); slash >= 0; slash = name.indexOf('/', slash + 1)) {
            best = Math.min(best, edits(typed, name.substring(slash + 1)));
        }
        return best;
    }

    /** The Levenshtein distance. */
    private static int edits(String one, String other) {
        int[] above = new int[other.length() + 1];
        for (int column = 0; column < above.length; column++) {
            above[column] = column;
        }
        for (int row = 1; row <= one.length(); row++) {
            above = nextRow(above, one.charAt(row - 1), other, row);
        }
        return above[other.length()];
    }

    private static int[] nextRow(int[] above, char letter, String other, int row) {
        int[] here = new int[above.length];
        here[0] = row;
        for (int column = 1; column < here.length; column++) {
            int replaced = above[column - 1] + (letter == other.charAt(column - 1) ? 0 : 1);
            here[column] = Math.min(replaced, 1 + Math.min(above[column], here[column - 1]));
        }
        return here;
    }
}
