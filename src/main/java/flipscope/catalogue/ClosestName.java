package flipscope.catalogue;

import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;
import java.util.stream.IntStream;
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

    /** The Levenshtein distance, row by row. */
    private static int edits(String one, String other) {
        int[] row = IntStream.rangeClosed(0, other.length()).toArray();
        for (int line = 1; line <= one.length(); line++) {
            int diagonal = row[0];
            row[0] = line;
            for (int column = 1; column < row.length; column++) {
                boolean same = one.charAt(line - 1) == other.charAt(column - 1);
                int replaced = same ? diagonal : diagonal + 1;
                diagonal = row[column];
                row[column] = Math.min(replaced, 1 + Math.min(row[column], row[column - 1]));
            }
        }
        return row[other.length()];
    }
}
