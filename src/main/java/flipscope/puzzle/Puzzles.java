package flipscope.puzzle;

import flipscope.notation.SquareText;
import flipscope.text.DataFile;
import flipscope.text.Slug;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * The puzzles that come with the program.
 *
 * <p>Immutable; safe for use by several threads.
 */
public final class Puzzles {
    private final Map<Strength, List<Puzzle>> all = new EnumMap<>(Strength.class);

    /** Reads the puzzles packaged with the program. */
    public Puzzles() {
        for (Strength each : Strength.values()) {
            String name = "/puzzles/" + Slug.of(each) + ".txt";
            all.put(each, DataFile.lines(name).map(Puzzles::puzzle).toList());
        }
    }

    /** All of a strength. */
    public List<Puzzle> of(Strength strength) {
        return all.get(strength);
    }

    /** The puzzle of a seed. Neighbouring seeds have different ones. */
    public Puzzle of(Strength strength, int seed) {
        List<Puzzle> list = of(strength);
        return list.get(Math.floorMod(seed, list.size()));
    }

    private static Puzzle puzzle(String line) {
        int blank = line.indexOf(' ');
        return new Puzzle(line.substring(0, blank), SquareText.read(line.substring(blank + 1)));
    }
}
